package reversi.screens;

import java.util.function.LongSupplier;
import java.util.function.LongToIntFunction;

/**
 * The time and the day where the player is.
 *
 * @param now milliseconds since 1970
 * @param minutesAhead how many minutes the player's clock is ahead of universal time at a moment
 */
public record PlayerClock(LongSupplier now, LongToIntFunction minutesAhead) {
    /** Milliseconds since 1970. */
    public long millis() {
        return now.getAsLong();
    }

    /** Today, counted in days from 1970. */
    public long today() {
        long at = millis();
        return CalendarDay.number(at, minutesAhead.applyAsInt(at));
    }

    /** Today. */
    public CalendarDay date() {
        long at = millis();
        return CalendarDay.of(at, minutesAhead.applyAsInt(at));
    }
}
