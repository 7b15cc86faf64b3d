package reversi.engine;

/**
 * How long to think about a move of a game with a clock.
 *
 * @param usualMillis milliseconds to spend where nothing special happens, 1 or more
 * @param mostMillis milliseconds to spend at most, when the best move turns out worse than it looked; never less than usual
 */
public record MoveTime(int usualMillis, int mostMillis) {
    /** From about here on the rest is solved, and moves cost little. */
    private static final int SOLVED_EMPTIES = 20;

    private static final int MOVES_OF_ENDING = 4;

    /** How much longer than usual a move may take. */
    private static final int STRETCH = 3;

    /**
     * A share of a clock: what is left for the rest of the game, what each move adds, and the empties on the board. Even when
     * every move takes the most, the clock never runs out, as long as it
     * shows some seconds at first.
     */
    public static MoveTime of(long leftMillis, long incrementMillis, int empties) {
        int moves = MOVES_OF_ENDING + Math.max(0, empties - SOLVED_EMPTIES) / 2;
        long left = Math.max(1, Math.min(leftMillis, Integer.MAX_VALUE));
        long usual = Math.max(1, Math.min(left / 4, left / moves + incrementMillis * 3 / 4));
        long most = Math.max(usual, Math.min(left / 6, usual * STRETCH));
        return new MoveTime((int) usual, (int) most);
    }
}
