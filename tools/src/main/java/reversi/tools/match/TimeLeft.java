package reversi.tools.match;

/**
 * The time that a player to move may still use.
 *
 * @param millis milliseconds on the clock for the rest of the game; {@link #NO_CLOCK} where there is none
 * @param increment milliseconds that each move adds
 * @param moveMillis the most milliseconds for this move; 0 where only the clock counts
 */
public record TimeLeft(long millis, long increment, long moveMillis) {
    /** The clock of a game without a clock. */
    public static final long NO_CLOCK = Long.MAX_VALUE;

    /** Left on the clock, whatever happens: answers travel and threads wait. */
    private static final long RESERVE = 60;

    /** Moves that the clock must last for even late in the game, so that it never runs dry. */
    private static final int FEWEST_MOVES = 3;

    /** Whether a clock runs. */
    public boolean hasClock() {
        return millis != NO_CLOCK;
    }

    /** The most milliseconds to think about a move with so many empties on the board, at least 1. */
    public long limit(int empties) {
        long move = moveMillis > 0 ? Math.max(1, moveMillis - Math.min(RESERVE, moveMillis / 10)) : NO_CLOCK;
        return Math.min(move, share(empties));
    }

    /** A sensible share of the clock for a move with so many empties on the board, at least a millisecond. */
    long share(int empties) {
        if (!hasClock()) {
            return NO_CLOCK;
        }
        // Endings are solved and need less, so the moves before them may have more than an equal share.
        int moves = Math.max(FEWEST_MOVES, empties * 2 / 5);
        long spendable = Math.max(1, millis - RESERVE);
        return Math.max(1, Math.min(spendable / 2, spendable / moves + increment * 3 / 4));
    }
}
