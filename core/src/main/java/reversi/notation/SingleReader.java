package reversi.notation;

import java.util.Optional;

/** Reads a text that is one game, or none, in one step. */
final class SingleReader extends GamesReader {
    private final Runnable read;

    /** The game and the faults are given to the builder by {@code read}. */
    SingleReader(Optional<GameFormat> format, GamesReadBuilder builder, Runnable read) {
        super(format, builder, 0);
        this.read = read;
    }

    @Override
    boolean readNext() {
        read.run();
        return false;
    }

    @Override
    int at() {
        return 0;
    }
}
