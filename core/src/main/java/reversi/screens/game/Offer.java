package reversi.screens.game;

import reversi.rules.Disc;

/**
 * Something that one side of the board asks for and a person on the other side grants or declines.
 *
 * @param by who asks
 * @param wish what for
 */
public record Offer(Disc by, Wish wish) {
    /** What can be asked for. */
    enum Wish {
        /** To end the game as a draw. */
        DRAW,
        /** To take back the last move. */
        TAKEBACK
    }
}
