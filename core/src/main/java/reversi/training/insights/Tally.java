package reversi.training.insights;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How much of each {@link Habit} was counted in some games; immutable. Tallies of parts add up to that of the whole, in any order. */
public final class Tally {
    private final long[] counts;
    private final long[] ofs;

    private Tally(long[] counts, long[] ofs) {
        this.counts = counts;
        this.ofs = ofs;
    }

    private static int size() {
        return Habit.values().length;
    }

    /** What these come to; habits that are missing were not counted. */
    public static Tally of(Map<Habit, Rate> rates) {
        Tally sum = new Tally(new long[size()], new long[size()]);
        rates.forEach((habit, rate) -> {
            sum.counts[habit.ordinal()] = rate.count();
            sum.ofs[habit.ordinal()] = rate.of();
        });
        return sum;
    }

    /** All of them together. */
    public static Tally sum(List<Tally> parts) {
        Tally sum = new Tally(new long[size()], new long[size()]);
        for (Tally part : parts) {
            for (int i = 0; i < part.counts.length; i++) {
                sum.counts[i] += part.counts[i];
                sum.ofs[i] += part.ofs[i];
            }
        }
        return sum;
    }

    /** What was counted of a habit. */
    public Rate rate(Habit habit) {
        return new Rate(counts[habit.ordinal()], ofs[habit.ordinal()]);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Tally tally && Arrays.equals(counts, tally.counts) && Arrays.equals(ofs, tally.ofs);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(counts) + Arrays.hashCode(ofs);
    }
}
