package reversi.tools.flac;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A block of samples as it is written: its first samples as they are, how the others are foreseen, and what is left of them. */
final class Block {
    private static final int MOST_ORDER = 12;

    /** What is silent, stays, goes on in a straight line, and in curves. */
    private static final double[][] SMOOTH = {{0}, {1}, {2, -1}, {3, -3, 1}, {4, -6, 4, -1}};

    private final int[] samples;
    private final Predictor predictor;
    private final int[] rest;
    private final RiceCode code;

    private Block(int[] samples, Predictor predictor) {
        this.samples = samples;
        this.predictor = predictor;
        this.rest = predictor.rest(samples);
        this.code = RiceCode.cheapest(rest, predictor.order());
    }

    /** The smallest one of those that foresee smoothly, or as fits these samples. */
    static Block smallest(int[] samples) {
        Stream<double[]> smooth = Stream.of(SMOOTH).filter(factors -> factors.length <= samples.length);
        Stream<double[]> fitting = IntStream.rangeClosed(1, Math.min(MOST_ORDER, samples.length - 1))
                .boxed()
                .flatMap(order -> Predictor.fits(samples, order).stream());
        return Stream.concat(smooth, fitting)
                .map(factors -> new Block(samples, Predictor.rounded(factors)))
                .reduce((one, other) -> other.cost() < one.cost() ? other : one)
                .orElseThrow();
    }

    private long cost() {
        return (long) predictor.order() * (Short.SIZE + Predictor.FACTOR_BITS) + code.cost();
    }

    void write(BitOutput out) {
        int order = predictor.order();
        // Linear prediction of this order, and no bits that are 0 in all samples.
        out.put(0x20 | (order - 1), 7).put(0, 1);
        for (int n = 0; n < order; n++) {
            out.put(samples[n], Short.SIZE);
        }
        predictor.writeFactors(out);
        code.write(rest, order, out);
    }
}
