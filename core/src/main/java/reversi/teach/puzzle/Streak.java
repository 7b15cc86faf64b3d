package reversi.teach.puzzle;

import java.util.Collection;
import java.util.TreeSet;

/**
 * Days in a row on which something was done.
 *
 * @param now how many such days end today or, as long as today is not over, yesterday; 0 where the row has broken
 * @param best the longest row there was
 */
public record Streak(int now, int best) {
    /** The rows among these days, in any order, counted from 1970. */
    public static Streak of(Collection<Long> days, long today) {
        int best = 0;
        int run = 0;
        int now = 0;
        long before = Long.MIN_VALUE;
        for (long day : new TreeSet<>(days)) {
            run = day == before + 1 ? run + 1 : 1;
            best = Math.max(best, run);
            now = day == today || day == today - 1 ? run : now;
            before = day;
        }
        return new Streak(now, best);
    }
}
