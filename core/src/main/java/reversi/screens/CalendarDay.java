package reversi.screens;

/**
 * A day of the Gregorian calendar.
 *
 * @param month from 1
 * @param day of the month, from 1
 */
public record CalendarDay(int year, int month, int day) {
    private static final long MINUTE_MILLIS = 60_000;
    private static final long DAY_MILLIS = 24 * 60 * MINUTE_MILLIS;

    /**
     * The day of a moment, by the civil-from-days algorithm of H. Hinnant.
     *
     * @param at milliseconds since 1970
     * @param minutesAhead how far the person's clock is ahead of universal time
     */
    public static CalendarDay of(long at, int minutesAhead) {
        long days = number(at, minutesAhead) + 719_468;
        long era = Math.floorDiv(days, 146_097L);
        long dayOfEra = days - era * 146_097;
        long yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
        long dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        long shifted = (5 * dayOfYear + 2) / 153;
        long day = dayOfYear - (153 * shifted + 2) / 5 + 1;
        long month = shifted < 10 ? shifted + 3 : shifted - 9;
        return new CalendarDay((int) (yearOfEra + era * 400 + (month <= 2 ? 1 : 0)), (int) month, (int) day);
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
