package reversi.tools.flac;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import reversi.tools.train.LeastSquares;

/** Foresees a sample as a sum of those before it, the last one first, each by its whole-numbered factor. */
final class Predictor {
    /** Of a factor, with its sign. */
    static final int FACTOR_BITS = 13;

    private static final int MOST_SHIFT = 15;
    private static final int FITS = 4;
    private static final double RIDGE = 1;

    private final int[] factors;
    /** How many bits of the sum lie behind the point. */
    private final int shift;

    private Predictor(int[] factors, int shift) {
        this.factors = factors;
        this.shift = shift;
    }

    /** How many samples it must know. */
    int order() {
        return factors.length;
    }

    /** What it does not foresee of the samples behind the first ones. */
    int[] rest(int[] samples) {
        int[] rest = new int[samples.length - order()];
        for (int n = 0; n < rest.length; n++) {
            long sum = 0;
            for (int k = 0; k < order(); k++) {
                sum += (long) factors[k] * samples[n + order() - 1 - k];
            }
            rest[n] = samples[n + order()] - (int) (sum >> shift);
        }
        return rest;
    }

    /**
     * The factors with the least squared errors, found several times anew with less weight on what was foreseen badly: half an error saves
     * a bit, be it large or small.
     */
    static List<double[]> fits(int[] samples, int order) {
        double[][] before = new double[samples.length - order][order];
        for (int n = 0; n < before.length; n++) {
            for (int k = 0; k < order; k++) {
                before[n][k] = samples[n + order - 1 - k];
            }
        }
        List<double[]> fits = new ArrayList<>();
        double[] factors = new double[order];
        for (int fit = 0; fit < FITS; fit++) {
            LeastSquares squares = new LeastSquares(order);
            for (int n = 0; n < before.length; n++) {
                double sample = samples[n + order];
                double weight = fit == 0 ? 1 : 1 / (1 + Math.abs(sample - LeastSquares.product(factors, before[n])));
                squares.add(before[n], sample, weight);
            }
            factors = squares.solve(RIDGE);
            fits.add(factors);
        }
        return fits;
    }

    /** Rounds factors, with as many bits behind the point as there is room for; the error of each is handed on to the next. */
    static Predictor rounded(double[] factors) {
        double most = Arrays.stream(factors).map(Math::abs).max().orElse(0);
        int limit = (1 << (FACTOR_BITS - 1)) - 1;
        int shift = MOST_SHIFT;
        while (shift > 0 && most * (1 << shift) > limit) {
            shift--;
        }
        int[] whole = new int[factors.length];
        double handed = 0;
        for (int k = 0; k < whole.length; k++) {
            double exact = factors[k] * (1 << shift) + handed;
            whole[k] = (int) Math.max(-limit, Math.min(limit, Math.round(exact)));
            handed = exact - whole[k];
        }
        return new Predictor(whole, shift);
    }

    void writeFactors(BitOutput out) {
        out.put(FACTOR_BITS - 1, 4).put(shift, 5);
        for (int factor : factors) {
            out.put(factor, FACTOR_BITS);
        }
    }
}
