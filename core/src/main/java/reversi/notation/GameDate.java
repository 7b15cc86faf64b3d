package reversi.notation;

/**
 * When a game was played, as far as a record says it, in the time zone of whoever wrote it down.
 *
 * @param year 1…9999; 0 where nothing is known
 * @param month 1…12; 0 where it is unknown
 * @param day 1…31, but no later than the month's last; 0 where it is unknown
 * @param second since midnight, 0…86,399; -1 where it is unknown
 */
public record GameDate(int year, int month, int day, int second) implements Comparable<GameDate> {
    private static final int LAST_YEAR = 9999;
    private static final int SECONDS_A_DAY = 86_400;
    private static final long DAYS_OF_400_YEARS = 146_097;
    /** From the first of March of the year 0 to the first of January 1970. */
    private static final long DAYS_TO_1970 = 719_468;

    /** Throws IllegalArgumentException for a date that does not exist, or of which a smaller part is known than a greater. */
    public GameDate {
        boolean fits =
                month == 0 ? day == 0 : year > 0 && month > 0 && month <= 12 && day >= 0 && day <= daysOf(year, month);
        boolean timed = second == -1 || (day > 0 && second >= 0 && second < SECONDS_A_DAY);
        if (year < 0 || year > LAST_YEAR || !fits || !timed) {
            throw new IllegalArgumentException(
                    "no such date: " + year + "-" + month + "-" + day + ", second " + second);
        }
    }

    /** Nothing is known. */
    public static GameDate unknown() {
        return year(0);
    }

    /** Only the year is known. */
    public static GameDate year(int year) {
        return new GameDate(year, 0, 0, -1);
    }

    /** The day is known, but not the time. */
    public static GameDate day(int year, int month, int day) {
        return new GameDate(year, month, day, -1);
    }

    /** The UTC date and time of a number of milliseconds since 1970. */
    public static GameDate ofMillis(long millis) {
        long seconds = Math.floorDiv(millis, 1_000L);
        long days = Math.floorDiv(seconds, (long) SECONDS_A_DAY) + DAYS_TO_1970;
        long era = Math.floorDiv(days, DAYS_OF_400_YEARS);
        int dayOfEra = (int) Math.floorMod(days, DAYS_OF_400_YEARS);
        int yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
        int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int fromMarch = (5 * dayOfYear + 2) / 153;
        int month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
        int year = (int) (400 * era) + yearOfEra + (month <= 2 ? 1 : 0);
        int day = dayOfYear - (153 * fromMarch + 2) / 5 + 1;
        return new GameDate(year, month, day, (int) Math.floorMod(seconds, (long) SECONDS_A_DAY));
    }

    /** The milliseconds from 1970 to this moment if it was in Greenwich; what is unknown counts as the earliest that it can be. */
    public long millis() {
        int known = Math.max(1, month);
        long fromMarch = known > 2 ? known - 3 : known + 9;
        long years = known > 2 ? year : year - 1L;
        long era = Math.floorDiv(years, 400L);
        long yearOfEra = Math.floorMod(years, 400L);
        long dayOfYear = (153 * fromMarch + 2) / 5 + Math.max(1, day) - 1;
        long dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
        long days = era * DAYS_OF_400_YEARS + dayOfEra - DAYS_TO_1970;
        return (days * SECONDS_A_DAY + Math.max(0, second)) * 1_000L;
    }

    /**
     * The date that begins a text, whatever stands between its numbers: {@code 2003.12.15_13:24:03.MST}, {@code 2003-12-15},
     * {@code 2003.??.??}, {@code 15.12.2003}, or the seconds since 1970; unknown where there is none, as far as it exists otherwise.
     */
    static GameDate read(String text) {
        int[] parts = new int[6];
        int known = 0;
        int at = 0;
        while (known < parts.length) {
            int from = at;
            while (at < text.length() && Characters.isDigit(text.charAt(at))) {
                at++;
            }
            if (known == 0 && at - from >= 8 && at - from <= 11) {
                return ofMillis(1_000 * Long.parseLong(text.substring(from, at)));
            }
            if (at == from || at - from > 4) {
                break;
            }
            parts[known++] = Integer.parseInt(text.substring(from, at));
            at++;
        }
        return of(parts, known);
    }

    private static GameDate of(int[] parts, int known) {
        int second = known < 5 ? -1 : (parts[3] * 60 + parts[4]) * 60 + parts[5];
        boolean isTime = parts[3] < 24 && parts[4] < 60 && parts[5] < 60;
        boolean isMonth = parts[1] >= 1 && parts[1] <= 12;
        if (known == 0 || parts[0] == 0) {
            return unknown();
        }
        if (parts[2] > 99 && parts[0] <= 31) {
            return of(new int[] {parts[2], parts[1], parts[0], parts[3], parts[4], parts[5]}, known);
        }
        boolean isDay = isMonth && parts[2] >= 1 && parts[2] <= daysOf(parts[0], parts[1]);
        return new GameDate(parts[0], isMonth ? parts[1] : 0, isDay ? parts[2] : 0, isDay && isTime ? second : -1);
    }

    /** The date with something between its numbers, as much as is known; empty where nothing is. */
    String written(String between) {
        String month = this.month > 0 ? between + digits(this.month, 2) : "";
        String day = this.day > 0 ? between + digits(this.day, 2) : "";
        return year == 0 ? "" : digits(year, 4) + month + day;
    }

    /** Whether anything is known. */
    public boolean isKnown() {
        return year > 0;
    }

    private static int daysOf(int year, int month) {
        boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        return switch (month) {
            case 2 -> leap ? 29 : 28;
            case 4, 6, 9, 11 -> 30;
            default -> 31;
        };
    }

    /** By time; what is unknown comes before what is known. */
    @Override
    public int compareTo(GameDate other) {
        int days =
                Integer.compare((year * 100 + month) * 100 + day, (other.year * 100 + other.month) * 100 + other.day);
        return days != 0 ? days : Integer.compare(second, other.second);
    }

    /** As in {@code 2003-12-15 13:24:03}, as much as is known; empty where nothing is. */
    @Override
    public String toString() {
        if (year == 0) {
            return "";
        }
        String text =
                digits(year, 4) + (month > 0 ? "-" + digits(month, 2) : "") + (day > 0 ? "-" + digits(day, 2) : "");
        return second < 0 ? text : text + " " + clock(":");
    }

    /** The time of the day as in {@code 13:24:03}, with something between the numbers; only where it is known. */
    String clock(String between) {
        return digits(second / 3_600, 2) + between + digits(second / 60 % 60, 2) + between + digits(second % 60, 2);
    }

    static String digits(int number, int least) {
        String text = Integer.toString(number);
        return "0".repeat(Math.max(0, least - text.length())) + text;
    }
}
