package reversi.tools.train;

import java.util.Arrays;
import java.util.stream.IntStream;
import reversi.engine.Family;

/** The positions of a {@link Problem} for a {@link Net}: what the known weights leave of their values is what it learns. */
final class NetLesson {
    /** Of all rounds, the first part with whole steps; from then on they shrink to nothing. */
    private static final double WHOLE = 0.3;

    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

    private final Problem problem;
    private final Net net;
    private final boolean isHeldOut;

    /** By number of empties, what the known weights leave of each position's value, in discs. */
    private final float[][] left;

    /** By number of empties, how many positions have fewer. */
    private final int[] before;

    /** The positions to learn from, or those held out, with what the known weights leave of their values. */
    NetLesson(Problem problem, double[] known, Net net, boolean isHeldOut) {
        this.problem = problem;
        this.net = net;
        this.isHeldOut = isHeldOut;
        this.left = IntStream.range(0, Family.OTHELLO.phases())
                .mapToObj(empties -> problem.left(known, empties, isHeldOut))
                .toArray(float[][]::new);
        this.before = new int[left.length + 1];
        for (int empties = 0; empties < left.length; empties++) {
            before[empties + 1] = before[empties] + left[empties].length;
        }
    }

    /** How many positions there are with empties from..to. */
    int count(int from, int to) {
        return before[to + 1] - before[from];
    }

    /** Shows the net each position so often, in an order that leaps through them. */
    void learn(double rounds) {
        int count = before[left.length];
        long steps = Math.round(rounds * count);
        long leap = leap(count);
        for (long step = 0; step < steps; step++) {
            double done = (double) step / steps;
            double share = Math.min(1, (1 - done) / (1 - WHOLE));
            int number = (int) (step % count * leap % count);
            int empties = empties(number);
            int sample = number - before[empties];
            net.learn(problem.entries(empties, isHeldOut, sample), empties, left[empties][sample], (float) share);
        }
    }

    /** About the golden part of a number, and without a divisor in common with it: going on by it comes everywhere. */
    private static long leap(int count) {
        long leap = Math.max(1, Math.round(count * GOLDEN));
        while (gcd(leap, count) > 1) {
            leap++;
        }
        return leap;
    }

    private static long gcd(long one, long other) {
        return other == 0 ? one : gcd(other, one % other);
    }

    private int empties(int number) {
        int found = Arrays.binarySearch(before, number);
        int empties = found < 0 ? -found - 2 : found;
        while (left[empties].length == 0) {
            empties++;
        }
        return empties;
    }

    /** The root of the mean squared error in discs over positions with empties from..to, with the net or without. */
    double deviation(int from, int to, boolean isWithNet) {
        double squares = 0;
        for (int empties = from; empties <= to; empties++) {
            for (int sample = 0; sample < left[empties].length; sample++) {
                float more = isWithNet ? net.value(problem.entries(empties, isHeldOut, sample), empties) : 0;
                squares += Math.pow(left[empties][sample] - more, 2);
            }
        }
        return Math.sqrt(squares / Math.max(1, count(from, to)));
    }
}
