package reversi.players;

import reversi.rules.Position;

/** When the computer agrees to a draw: late enough to know, and with nothing much to win. */
final class DrawPolicy {
    /** Half a disc: below that a lead that was not counted out to the end is no lead. */
    private static final int NOTHING_TO_WIN = 50;

    private DrawPolicy() {}

    /** Whether at least half of the board is filled. */
    static boolean isLate(Position position) {
        return position.empties() * 2 <= position.variant().squares().size();
    }

    /**
     * Whether to accept.
     *
     * @param value what the position is worth to the computer, in hundredths of a disc
     * @param exact whether that is the certain result
     */
    static boolean accepts(int value, boolean exact) {
        return exact ? value <= 0 : value <= NOTHING_TO_WIN;
    }
}
