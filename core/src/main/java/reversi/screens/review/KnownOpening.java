package reversi.screens.review;

import java.util.Optional;
import reversi.rules.Square;
import reversi.teach.OpeningName;

/**
 * What is known of a game's opening.
 *
 * @param name what it is called; empty where it has no name
 * @param left where the person did not play as prepared; empty where that did not happen
 */
public record KnownOpening(Optional<OpeningName> name, Optional<Left> left) {
    /**
     * Where a person left the prepared openings.
     *
     * @param ply the move, counted from 0
     * @param prepared what was prepared instead
     */
    public record Left(int ply, Square prepared) {}
}
