package reversi.tools.match;

import reversi.engine.MoveTime;

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
    static final long RESERVE = 60;

    /** Whether a clock runs. */
    public boolean hasClock() {
        return millis != NO_CLOCK;
    }

    /** The time allotted to a move with this number of empties. */
    public MoveTime of(int empties) {
        long own = moveMillis > 0 ? Math.max(1, moveMillis - Math.min(RESERVE, moveMillis / 10)) : NO_CLOCK;
        int limit = (int) Math.min(own, Integer.MAX_VALUE);
        if (!hasClock()) {
            return new MoveTime(limit, limit);
        }
        MoveTime share = MoveTime.of(millis - RESERVE, increment, empties);
        return new MoveTime(Math.min(limit, share.usualMillis()), Math.min(limit, share.maxMillis()));
    }
}
