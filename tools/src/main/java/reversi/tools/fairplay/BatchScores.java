package reversi.tools.fairplay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;

/** The scores of batches, kept in a log where there is one, so that interrupted work goes on. Thread-safe. */
final class BatchScores {
    private final @Nullable Path log;
    private final Map<String, Double> scores = new HashMap<>();

    /** Those of a log, which need not exist yet; null keeps them for this run alone. A last line that was cut off is taken away. */
    BatchScores(@Nullable Path log) throws IOException {
        this.log = log;
        if (log != null && Files.exists(log)) {
            String text = Files.readString(log);
            String whole = text.substring(0, text.lastIndexOf('\n') + 1);
            for (String line : whole.split("\n", -1)) {
                int space = line.indexOf(' ');
                if (space > 0) {
                    scores.put(line.substring(0, space), score(log, line.substring(space + 1)));
                }
            }
            Files.writeString(log, whole);
        }
    }

    private static double score(Path log, String text) throws IOException {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException broken) {
            throw new IOException(log + " is no log of this command: '" + text + "'", broken);
        }
    }

    /** The score of a batch, worked out where it isn't known. */
    double score(String batch, DoubleSupplier work) throws IOException {
        synchronized (this) {
            Optional<Double> known = Optional.ofNullable(scores.get(batch));
            if (known.isPresent()) {
                return known.get();
            }
        }
        double score = work.getAsDouble();
        synchronized (this) {
            scores.put(batch, score);
            if (log != null) {
                Files.writeString(
                        log, batch + " " + score + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
        }
        return score;
    }
}
