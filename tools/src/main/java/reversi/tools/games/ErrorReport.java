package reversi.tools.games;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import reversi.notation.GamesRead;

/** Counts what is wrong with games, and says the first of it. */
final class ErrorReport {
    private static final int SHOWN = 20;

    private final Consumer<String> lines;
    private int count;

    /** A report whose lines go to somebody. */
    ErrorReport(Consumer<String> lines) {
        this.lines = lines;
    }

    /** Counts an error. */
    void add(String error) {
        count++;
        if (count <= SHOWN) {
            lines.accept(error);
        }
    }

    /** Counts the faults of a file, also those of which only their number is known. */
    void addFaults(Path file, GamesRead read) {
        List<String> faults = GameReading.faults(file, read);
        faults.forEach(this::add);
        count += read.errors() - faults.size();
    }

    /** How many errors there were. */
    int count() {
        return count;
    }

    /** Says how many errors were not said. */
    void end() {
        if (count > SHOWN) {
            lines.accept("… and " + (count - SHOWN) + " more");
        }
    }
}
