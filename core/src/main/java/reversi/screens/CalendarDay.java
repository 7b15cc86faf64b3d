package reversi.screens;

import reversi.notation.GameDate;

/**
 * A day of the Gregorian calendar.
 *
 * @param month from 1
 * @param day of the month, from 1
 */
public record CalendarDay(int year, int month, int day) {
    private static final long MINUTE_MILLIS = 60_000;
    private static final long DAY_MILLIS = 24 * 60 * MINUTE_MILLIS;

    /** The day of a moment, in milliseconds since 1970, where the person's clock is so far ahead of universal time. */
    public static CalendarDay of(long at, int minutesAhead) {
        GameDate date = GameDate.ofMillis(at + minutesAhead * MINUTE_MILLIS);
        return new CalendarDay(date.year(), date.month(), date.day());
    }

    /** How many midnights of the person's clock lie between 1970 and a moment. */
    public static long number(long at, int minutesAhead) {
        return Math.floorDiv(at + minutesAhead * MINUTE_MILLIS, DAY_MILLIS);
    }

    /** The time of day, such as {@code 09:05}. */
    public static String time(long at, int minutesAhead) {
        long minutes = Math.floorMod(at + minutesAhead * MINUTE_MILLIS, DAY_MILLIS) / MINUTE_MILLIS;
        return two(minutes / 60) + ":" + two(minutes % 60);
    }

    /** As ISO 8601 writes it, such as {@code 2026-11-21}. */
    public String iso() {
        return year + "-" + two(month) + "-" + two(day);
    }

    private static String two(long number) {
        return number < 10 ? "0" + number : Long.toString(number);
    }
}
