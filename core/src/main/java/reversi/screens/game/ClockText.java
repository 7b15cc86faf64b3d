package reversi.screens.game;

import reversi.screens.Numerals;

/** What a clock shows: minutes and seconds, and tenths below ten seconds. The text is made anew only when it changes. */
public final class ClockText {
    private static final long TENTHS_BELOW = 10_000;

    private long shown = -1;
    private Numerals written = Numerals.POINT;
    private String text = "";

    /** The text for a time left, in milliseconds, 0 or more, as the reader's language writes numbers. */
    public String of(long millis, Numerals numerals) {
        long step = step(millis);
        if (step != shown || numerals != written) {
            shown = step;
            written = numerals;
            text = write(millis, numerals);
        }
        return text;
    }

    /** What is shown counts these: below ten seconds tenths, from there on whole seconds, both rounded up. */
    private static long step(long millis) {
        return millis < TENTHS_BELOW ? -2 - tenths(millis) : seconds(millis);
    }

    private static long tenths(long millis) {
        return (millis + 99) / 100;
    }

    private static long seconds(long millis) {
        return (millis + 999) / 1000;
    }

    private static String write(long millis, Numerals numerals) {
        if (millis < TENTHS_BELOW) {
            long tenths = Math.min(99, tenths(millis));
            return "0:0" + numerals.tenths(tenths);
        }
        long seconds = seconds(millis);
        long minutes = seconds / 60 % 60;
        long hours = seconds / 3600;
        String tail = two(seconds % 60);
        return hours > 0 ? hours + ":" + two(minutes) + ":" + tail : minutes + ":" + tail;
    }

    private static String two(long number) {
        return number < 10 ? "0" + number : Long.toString(number);
    }

    /** In how many milliseconds the text will be another one. */
    static long untilNext(long millis) {
        long unit = millis <= TENTHS_BELOW ? 100 : 1000;
        long over = millis % unit;
        return over == 0 ? unit : over;
    }
}
