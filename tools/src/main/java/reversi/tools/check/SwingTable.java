package reversi.tools.check;

import java.util.List;
import java.util.Locale;
import reversi.engine.Answer;
import reversi.engine.SearchObserver;
import reversi.engine.TimeSource;
import reversi.rules.Position;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;

/**
 * How far the value of a position moves from one depth of the search to the next, in discs. An evaluation that fits the leaves
 * which the search looks at says the same at odd and at even depths.
 */
final class SwingTable {
    private static final double CENTIDISCS = 100;

    private final EngineOptions engines;
    private final int first;
    private final int last;

    /** Sums over all positions of the change from depth {@code first + i} to the next one, and of its size. */
    private final double[] sums;

    private final double[] sizes;

    /** The changes between all depths of {@code first} to {@code last}, 1 or more; throws IllegalArgumentException where there is none. */
    SwingTable(EngineOptions engines, int first, int last) {
        if (first < 1 || last <= first) {
            throw new IllegalArgumentException("no two depths from " + first + " to " + last);
        }
        this.engines = engines;
        this.first = first;
        this.last = last;
        this.sums = new double[last - first];
        this.sizes = new double[last - first];
    }

    /**
     * A row for each step, and a last line: by how much even depths say more than the odd ones before and after them ({@code mean}),
     * and how far a step goes on average ({@code abs}).
     */
    String measure(List<Position> positions) {
        for (Position position : positions) {
            add(valuesByDepth(position));
        }
        StringBuilder text = new StringBuilder("| depths | mean change | mean size |\n|---|---|---|\n");
        double even = 0;
        double size = 0;
        for (int i = 0; i < sums.length; i++) {
            double mean = sums[i] / positions.size();
            double abs = sizes[i] / positions.size();
            text.append(
                    String.format(Locale.ROOT, "| %d to %d | %+.2f | %.2f |%n", first + i, first + i + 1, mean, abs));
            even += (first + i) % 2 == 0 ? -mean : mean;
            size += abs;
        }
        return text.append(String.format(
                        Locale.ROOT, "swing mean=%.2f abs=%.2f%n", even / sums.length, size / sums.length))
                .toString();
    }

    private void add(int[] values) {
        for (int i = 0; i < sums.length; i++) {
            double change = (values[first + i + 1] - values[first + i]) / CENTIDISCS;
            sums[i] += change;
            sizes[i] += Math.abs(change);
        }
    }

    /** The value at each depth of one search that goes deeper and deeper, for the side to move. */
    private int[] valuesByDepth(Position position) {
        int[] values = new int[last + 1];
        SearchObserver observer = answer -> values[answer.depth()] = answer.value();
        Strength strength = new Strength(Strength.trial(last, 0), 0);
        Answer answer = engines.searcher(TimeSource.SYSTEM).answer(strength.question(position, 1), observer);
        values[last] = answer.value();
        return values;
    }
}
