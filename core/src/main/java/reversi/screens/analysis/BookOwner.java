package reversi.screens.analysis;

import java.util.Optional;
import reversi.archive.GameOpponent;

/**
 * Somebody whose games in the archive are a book.
 *
 * @param opponent who played against the person whose archive it is, or between others; empty for that person
 */
public record BookOwner(Optional<GameOpponent> opponent) {
    /** Somebody else. */
    public static BookOwner of(GameOpponent opponent) {
        return new BookOwner(Optional.of(opponent));
    }

    /** The person whose archive it is. */
    public static BookOwner self() {
        return new BookOwner(Optional.empty());
    }
}
