package reversi.library;

import java.time.Duration;

/**
 * How far an analysis goes: it ends with the first limit that it meets. Without a limit of time, equal questions to new engines of
 * one thread get equal answers.
 *
 * <pre>{@code
 * Limits.time(Duration.ofSeconds(2)).lines(3)
 * Limits.plies(12).solving(20)
 * Limits.toTheEnd()
 * }</pre>
 *
 * @param time the most time to think, from a millisecond to {@link #LONGEST}
 * @param plies moves of both sides to look ahead, 1 to {@link #MOST_PLIES}
 * @param solved from so many empty squares on the game is searched to its end, however deep that is; 0 to {@link #MOST_EMPTIES}
 * @param lines moves to value, the best ones first; 1 or more. One is found much faster than several.
 */
public record Limits(Duration time, int plies, int solved, int lines) {
    /** The longest time that can be asked for: 24 days, which stands for no limit. */
    public static final Duration LONGEST = Duration.ofDays(24);

    /** Plies that no search reaches. */
    public static final int MOST_PLIES = 60;

    /** More squares than any board has empty. */
    public static final int MOST_EMPTIES = 100;

    private static final int USUALLY_SOLVED = 20;

    public Limits {
        require("time in milliseconds", time.toMillis(), 1, LONGEST.toMillis());
        require("plies", plies, 1, MOST_PLIES);
        require("empty squares to solve from", solved, 0, MOST_EMPTIES);
        require("lines", lines, 1, Integer.MAX_VALUE);
    }

    private static void require(String what, long value, long least, long most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(what + " are " + least + " to " + most + ", not " + value);
        }
    }

    /** As deep as a time allows; the last 20 empty squares are played to the end where the time suffices. */
    public static Limits time(Duration most) {
        return new Limits(most, MOST_PLIES, USUALLY_SOLVED, 1);
    }

    /** So many plies deep, however long that takes; the end of the game is searched from twice as many empty squares, 20 at most. */
    public static Limits plies(int depth) {
        return new Limits(LONGEST, depth, Math.min(USUALLY_SOLVED, 2 * depth), 1);
    }

    /** To the end of the game, however long that takes: seconds from 24 empty squares, hours from 34. */
    public static Limits toTheEnd() {
        return new Limits(LONGEST, MOST_PLIES, MOST_EMPTIES, 1);
    }

    /** The same within a time. */
    public Limits within(Duration most) {
        return new Limits(most, plies, solved, lines);
    }

    /** The same with the game searched to its end from so many empty squares on. */
    public Limits solving(int empties) {
        return new Limits(time, plies, empties, lines);
    }

    /** The same for so many of the best moves; all where the position has fewer. */
    public Limits lines(int most) {
        return new Limits(time, plies, solved, most);
    }
}
