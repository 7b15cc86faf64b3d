package reversi.engine;

/**
 * Time allotted to a move in a game with clocks.
 *
 * @param usualMillis target time in milliseconds, at least 1
 * @param maxMillis maximum time in milliseconds, for when the best move turns out worse than expected; at least the target
 */
public record MoveTime(int usualMillis, int maxMillis) {
    /** From about this number of empties on, the game is solved and moves take little time. */
    private static final int SOLVED_EMPTIES = 20;

    private static final int ENDGAME_MOVES = 4;

    /** The maximum as a multiple of the target. */
    private static final int MAX_FACTOR = 3;

    /**
     * Allots time from the remaining time and the increment, both in milliseconds, and the number of empties. Even if every move takes
     * the maximum, the clock does not run out, provided it starts with some seconds.
     */
    public static MoveTime of(long remainingMillis, long incrementMillis, int empties) {
        int moves = ENDGAME_MOVES + Math.max(0, empties - SOLVED_EMPTIES) / 2;
        long remaining = Math.max(1, Math.min(remainingMillis, Integer.MAX_VALUE));
        long target = Math.max(1, Math.min(remaining / 4, remaining / moves + incrementMillis * 3 / 4));
        long max = Math.max(target, Math.min(remaining / 6, target * MAX_FACTOR));
        return new MoveTime((int) target, (int) max);
    }
}
