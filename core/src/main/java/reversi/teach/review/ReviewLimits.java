package reversi.teach.review;

import reversi.engine.Level;

/**
 * How thoroughly a move is reviewed.
 *
 * @param depth plies to search, 2 or more
 * @param solve number of empties from which a move's value is the result of the game
 * @param millis maximum milliseconds for a question
 */
public record ReviewLimits(int depth, int solve, int millis) {
    /** A first guess at each move in a few milliseconds. */
    public static ReviewLimits quick() {
        return new ReviewLimits(6, 10, 1_000);
    }

    /** Deep enough to be kept. */
    public static ReviewLimits thorough() {
        return new ReviewLimits(14, 20, 4_000);
    }

    /** The engine's level for a search of this many plies; {@code solves} where the position is to be searched to its end. */
    Level level(int plies, boolean solves) {
        return Level.flawless(plies, solves ? solve : 0, millis).unvaried();
    }
}
