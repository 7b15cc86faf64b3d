package reversi.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads the games of a file or a text, in each step about one game, so that whoever draws between two steps is not held up. A game that is
 * wrong is left out and told as a fault.
 */
public abstract class GamesReader {
    /** Collects what is read. */
    final GamesReadBuilder builder;

    private final Optional<GameFormat> format;
    private final int length;
    private boolean isDone;

    /** Reads so many characters or bytes in a format; empty where none was recognised. */
    GamesReader(Optional<GameFormat> format, GamesReadBuilder builder, int length) {
        this.format = format;
        this.builder = builder;
        this.length = length;
    }

    /** Reads about one game; answers whether there may be more. */
    abstract boolean readNext();

    /** How many characters or bytes have been read. */
    abstract int at();

    /** How far the last step has looked: whatever comes behind would not have changed what it found. */
    int reach() {
        return at();
    }

    /** Up to where all is dealt with: a reader of what stands behind finds what this one would find there. */
    int safe() {
        return at();
    }

    /** Makes a reader of what stands behind where it is {@link #safe} now; empty where any reader of the format will do. */
    Optional<Function<String, GamesReader>> onward() {
        return Optional.empty();
    }

    /** The format that was recognised; empty where none was. */
    final Optional<GameFormat> format() {
        return format;
    }

    /** Reads about one game more; without effect once {@link #isDone all is read}. */
    public final void step() {
        if (!isDone) {
            isDone = !readNext();
        }
    }

    /** Whether all has been read. */
    public final boolean isDone() {
        return isDone;
    }

    /** How much has been read, from 0 to 100. */
    public final int percent() {
        return isDone || length == 0 ? 100 : (int) (100L * Math.min(at(), length) / length);
    }

    /** The games read so far, not to be changed; more are added to the end. */
    public final List<GameRecord> games() {
        return builder.games();
    }

    /** What is wrong with others so far, no more than the first thousand faults. */
    public final List<GameFault> faults() {
        return builder.faults();
    }

    /** What is odd about games that were read so far, no more than a thousand remarks. */
    public final List<GameFault> remarks() {
        return builder.remarks();
    }

    /** How many faults there are so far. */
    public final int errors() {
        return builder.errors();
    }

    /** Reads all that is left, however long it takes. */
    public final GamesRead readAll() {
        while (!isDone) {
            step();
        }
        return builder.done(format);
    }
}
