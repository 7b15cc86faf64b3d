package reversi.teach.puzzle;

/** What the side to move achieves by the best move of a puzzle, and by no other. */
public enum PuzzleGoal {
    /** The opponent loses every disc. */
    WIPE_OUT,
    /** It wins. */
    WIN,
    /** It does not lose. */
    DRAW,
    /** Other moves win too, but by fewer discs. */
    MOST_DISCS;

    /** The result of a game whose winner has all 64 squares. */
    private static final int ALL_SQUARES = 64;

    /** The goal of a puzzle whose best moves are worth so much, in discs for the side to move. */
    static PuzzleGoal of(int best, int next) {
        if (best == ALL_SQUARES) {
            return WIPE_OUT;
        }
        if (Integer.signum(best) > Integer.signum(next)) {
            return best > 0 ? WIN : DRAW;
        }
        return MOST_DISCS;
    }
}
