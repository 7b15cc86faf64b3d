package reversi.tools.train;

import java.util.Arrays;
import reversi.engine.Family;

/**
 * Rounds fitted weights to the steps of a file: finely where many positions use a weight, coarsely or to the value at the anchor with fewer
 * empties where few do. Each takes the value at which the squared errors of all positions that use it and the price of its bits in the
 * packed file are least. What a difference between two anchors costs in bits is counted from the differences of the round before.
 */
final class WeightRounding {
    private static final int ROUNDS = 4;

    /** Differences are rounded to multiples of 1, 2, 4 … 2^5 steps. */
    private static final int GRAINS = 6;

    /** Larger differences cost as much as this one. */
    private static final int MOST = 4096;

    /** How often a difference is taken to come up that never did. */
    private static final double UNSEEN = 0.002;

    /** What a weight that no position uses counts: it may be met in a game. */
    private static final double LEAST_USES = 0.25;

    private final int anchors;
    private final int entries;
    private final int scale;
    private final double[] weights;
    private final double[] uses;
    private final double price;
    private final double[][] bits;
    private final int[] rounded;

    private WeightRounding(Family family, double[] weights, double[] uses, double price) {
        this.anchors = family.anchors();
        this.entries = weights.length / anchors;
        this.scale = family.scale();
        this.weights = weights;
        this.uses = uses;
        this.price = price;
        this.bits = new double[anchors][2 * MOST + 1];
        this.rounded = new int[weights.length];
    }

    /**
     * A row of weights in discs for each anchor, all multiples of a file's step.
     *
     * @param weights in discs, one anchor after the other
     * @param uses how many positions use each of them
     * @param price squared discs, over all positions, that a bit of the packed file may cost; 0 rounds to the nearest step
     */
    static float[][] round(Family family, double[] weights, double[] uses, double price) {
        WeightRounding rounding = new WeightRounding(family, weights, uses, price);
        for (double[] costs : rounding.bits) {
            for (int i = 0; i < costs.length; i++) {
                costs[i] = 1 + 2 * Math.log1p(Math.abs(i - MOST)) / Math.log(2);
            }
        }
        for (int round = 0; round < ROUNDS; round++) {
            rounding.round();
        }
        return rounding.rows();
    }

    private void round() {
        double[][] seen = new double[anchors][2 * MOST + 1];
        for (int entry = 0; entry < entries; entry++) {
            int before = 0;
            for (int anchor = 0; anchor < anchors; anchor++) {
                int value = cheapest(anchor, entry, before);
                rounded[anchor * entries + entry] = value;
                seen[anchor][place(value - before)]++;
                before = value;
            }
        }
        for (int anchor = 0; anchor < anchors; anchor++) {
            double all = Arrays.stream(seen[anchor]).sum() + UNSEEN * seen[anchor].length;
            for (int i = 0; i < bits[anchor].length; i++) {
                bits[anchor][i] = Math.log(all / (seen[anchor][i] + UNSEEN)) / Math.log(2);
            }
        }
    }

    private int cheapest(int anchor, int entry, int before) {
        double exact = weights[anchor * entries + entry] * scale;
        int best = before;
        double least = cost(anchor, entry, before, before);
        for (int grain = 0; grain < GRAINS; grain++) {
            int step = 1 << grain;
            int value = before + (int) Math.rint((exact - before) / step) * step;
            double cost = cost(anchor, entry, before, value);
            if (cost < least) {
                best = value;
                least = cost;
            }
        }
        return best;
    }

    private double cost(int anchor, int entry, int before, int value) {
        int at = anchor * entries + entry;
        double miss = weights[at] - (double) value / scale;
        return Math.max(uses[at], LEAST_USES) * miss * miss + price * bits[anchor][place(value - before)];
    }

    private static int place(int difference) {
        return MOST + Math.max(-MOST, Math.min(MOST, difference));
    }

    private float[][] rows() {
        float[][] rows = new float[anchors][entries];
        for (int i = 0; i < rounded.length; i++) {
            rows[i / entries][i % entries] = (float) rounded[i] / scale;
        }
        return rows;
    }
}
