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
    private int remarks;

    /** A report whose lines go to somebody. */
    ErrorReport(Consumer<String> lines) {
        this.lines = lines;
    }

    void add(String error) {
        count++;
        if (count <= SHOWN) {
            lines.accept(error);
        }
    }

    /** Says what is odd, and no error. */
    private void remark(String remark) {
        remarks++;
        if (remarks <= SHOWN) {
            lines.accept(remark);
        }
    }

    /** Says the remarks on a file and counts its faults, also those of which only their number is known. */
    void addFaults(Path file, GamesRead read) {
        GameReading.lines(file, read.remarks()).forEach(this::remark);
        List<String> faults = GameReading.lines(file, read.faults());
        faults.forEach(this::add);
        count += read.errors() - faults.size();
    }

    int count() {
        return count;
    }

    /** Says how many errors and remarks were not said. */
    void end() {
        if (remarks > SHOWN) {
            lines.accept("… and " + (remarks - SHOWN) + " more remarks");
        }
        if (count > SHOWN) {
            lines.accept("… and " + (count - SHOWN) + " more");
        }
    }
}
