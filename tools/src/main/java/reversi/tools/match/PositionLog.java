package reversi.tools.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What was found in positions, which are written as the moves that lead to them: one position and one answer a line. */
final class PositionLog {
    private final Path file;
    private final Map<String, String> answers = new LinkedHashMap<>();

    private PositionLog(Path file, List<String> lines) {
        this.file = file;
        for (int i = 0; i < lines.size(); i++) {
            String[] fields = lines.get(i).split(" ", -1);
            if (fields.length != 2) {
                throw new IllegalArgumentException(file + ", line " + (i + 2) + " is no position and answer");
            }
            answers.put(fields[0], fields[1]);
        }
    }

    /**
     * The log in a file, which need not exist yet; its first line says what was asked. Throws IllegalArgumentException where the file
     * keeps something else, and IOException where it cannot be read or written.
     */
    static PositionLog at(Path file, String title) throws IOException {
        return new PositionLog(file, TitledLines.open(file, title, "question"));
    }

    /** As {@link #at}, whatever was asked, from a file that exists and is left as it is; a last line that was cut off does not count. */
    static PositionLog read(Path file) throws IOException {
        List<String> lines = TitledLines.complete(Files.readString(file));
        if (lines.isEmpty() || !lines.get(0).startsWith("# ")) {
            throw new IllegalArgumentException(file + " has no title");
        }
        return new PositionLog(file, lines.subList(1, lines.size()));
    }

    synchronized Optional<String> answer(String position) {
        return Optional.ofNullable(answers.get(position));
    }

    /** The positions that have an answer, in the order of the file. */
    synchronized Set<String> positions() {
        return new LinkedHashSet<>(answers.keySet());
    }

    /** Keeps an answer, from any thread. */
    synchronized void add(String position, String answer) throws IOException {
        answers.put(position, answer);
        TitledLines.append(file, position + " " + answer);
    }
}
