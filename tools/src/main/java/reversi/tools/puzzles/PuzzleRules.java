package reversi.tools.puzzles;

import java.util.List;

/** When a position is a puzzle: one move is the best, and clearly. */
final class PuzzleRules {
    /** Moves to choose from, at least. */
    static final int FEWEST_MOVES = 3;

    /** With so few empties, two moves are enough. */
    static final int FEW_EMPTIES = 5;

    /** Discs by which the best move is better where the others lead to the same result. */
    private static final int MARGIN = 6;

    /** A move that wins by more than so much anyway asks nothing. */
    private static final int EASY_WIN = 30;

    private static final int ALL = 64;

    private PuzzleRules() {}

    /**
     * Whether the moves with these values have a clear best one: it alone wins, or alone draws, or alone wipes the opponent out, or it wins and
     * every other is worse by {@value #MARGIN} discs at least.
     */
    static boolean isClear(List<Integer> values) {
        int best = Integer.MIN_VALUE;
        int next = Integer.MIN_VALUE;
        for (int value : values) {
            if (value > best) {
                next = best;
                best = value;
            } else if (value > next) {
                next = value;
            }
        }
        if (Integer.signum(best) > Integer.signum(next)) {
            return true;
        }
        boolean isWin = best > 0 && best - next >= MARGIN;
        return isWin && (best <= EASY_WIN || best == ALL);
    }
}
