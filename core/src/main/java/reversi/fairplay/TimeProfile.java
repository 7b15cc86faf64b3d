package reversi.fairplay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How evenly somebody thinks, against how hard the moves are. People take longer where they are undecided; how much is not known for any server, so
 * that nothing here is called unusual.
 *
 * @param moves judged moves whose time is known
 * @param medianMillis half of them took this long at most; 0 without any
 * @param correlation rank correlation (Spearman's) of time with difficulty, −1…1; 0 where one of both never changes
 */
public record TimeProfile(int moves, long medianMillis, double correlation) {
    /** The profile of these moves, in any order. */
    public static TimeProfile of(List<TimedMove> moves) {
        if (moves.isEmpty()) {
            return new TimeProfile(0, 0, 0);
        }
        List<Long> times = moves.stream().map(TimedMove::millis).sorted().toList();
        double[] slow = ranks(moves, TimedMove::millis);
        double[] hard = ranks(moves, TimedMove::difficulty);
        return new TimeProfile(moves.size(), times.get((times.size() - 1) / 2), correlation(slow, hard));
    }

    /** The rank of each, from 0; equals share the mean of theirs. */
    private static double[] ranks(List<TimedMove> moves, ToDoubleFunction<TimedMove> value) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            order.add(i);
        }
        order.sort(Comparator.comparingDouble(at -> value.applyAsDouble(moves.get(at))));
        double[] ranks = new double[moves.size()];
        int from = 0;
        while (from < ranks.length) {
            int to = from;
            double same = value.applyAsDouble(moves.get(order.get(from)));
            while (to < ranks.length && value.applyAsDouble(moves.get(order.get(to))) == same) {
                to++;
            }
            for (int i = from; i < to; i++) {
                ranks[order.get(i)] = (from + to - 1) / 2.0;
            }
            from = to;
        }
        return ranks;
    }

    private static double correlation(double[] one, double[] other) {
        double mean = (one.length - 1) / 2.0;
        double both = 0;
        double ofOne = 0;
        double ofOther = 0;
        for (int i = 0; i < one.length; i++) {
            both += (one[i] - mean) * (other[i] - mean);
            ofOne += (one[i] - mean) * (one[i] - mean);
            ofOther += (other[i] - mean) * (other[i] - mean);
        }
        return ofOne > 0 && ofOther > 0 ? both / Math.sqrt(ofOne * ofOther) : 0;
    }
}
