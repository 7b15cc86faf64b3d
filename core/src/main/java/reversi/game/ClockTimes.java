package reversi.game;

import reversi.rules.Disc;

/**
 * What the clocks of both sides show.
 *
 * @param black milliseconds left for Black, 0 or more
 * @param white milliseconds left for White, 0 or more
 */
public record ClockTimes(long black, long white) {
    /** What clocks show where there are none. */
    public static ClockTimes none() {
        return new ClockTimes(0, 0);
    }

    public ClockTimes {
        if (black < 0 || white < 0) {
            throw new IllegalArgumentException("a clock never shows less than nothing: " + black + ", " + white);
        }
    }

    /** Milliseconds left for one side. */
    public long of(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }
}
