package reversi.players;

import reversi.rules.Position;

/** When the computer accepts a draw: late in the game and without a clear advantage. */
final class DrawPolicy {
    /** Half a disc, in hundredths: an unproven lead below this does not count. */
    private static final int MAX_LEAD = 50;

    private DrawPolicy() {}

    /** Whether at least half of the board is filled. */
    static boolean isLate(Position position) {
        return position.empties() * 2 <= position.variant().squares().size();
    }

    /**
     * Whether to accept a draw.
     *
     * @param value the position's value for the computer, in hundredths of a disc
     * @param exact whether it is the proven result
     */
    static boolean accepts(int value, boolean exact) {
        return exact ? value <= 0 : value <= MAX_LEAD;
    }
}
