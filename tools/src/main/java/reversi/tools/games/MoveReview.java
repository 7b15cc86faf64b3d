package reversi.tools.games;

import reversi.rules.Move;
import reversi.rules.Turn;

/**
 * What a move of a game was worth.
 *
 * @param turn the move that was made
 * @param value what it was worth to its side, in hundredths of a disc
 * @param best the best move that was found, which may be the same
 * @param bestValue what that one was worth, at least as much
 * @param exact whether both values are results of the game with best play
 */
record MoveReview(Turn turn, int value, Move best, int bestValue, boolean exact) {
    /** Hundredths of a disc from which a move is a mistake. */
    static final int MISTAKE = 200;

    /** Hundredths of a disc from which a mistake is a blunder. */
    static final int BLUNDER = 600;

    /** What the move gave away, in hundredths of a disc, 0 or more. */
    int loss() {
        return bestValue - value;
    }
}
