package reversi.screens.diary;

import reversi.notation.GameDate;

/**
 * A month of the calendar.
 *
 * @param first its first day, counted from 1970
 */
public record Month(long first) {
    private static final long DAY_MILLIS = 86_400_000;
    private static final int SHORTEST = 28;
    private static final int LONGEST = 31;

    /** The month of a day, counted from 1970. */
    public static Month of(long day) {
        return new Month(day - date(day).day() + 1);
    }

    private static GameDate date(long day) {
        return GameDate.ofMillis(day * DAY_MILLIS);
    }

    public int year() {
        return date(first).year();
    }

    /** From 1. */
    public int number() {
        return date(first).month();
    }

    /** How many days it has. */
    public int days() {
        int days = SHORTEST;
        while (days < LONGEST && date(first + days).month() == number()) {
            days++;
        }
        return days;
    }

    /** The month before. */
    public Month before() {
        return of(first - 1);
    }

    /** The month after. */
    public Month next() {
        return of(first + days());
    }
}
