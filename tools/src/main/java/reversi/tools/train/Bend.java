package reversi.tools.train;

/** What a {@link Net} makes of each of its sums: without it, it would be a table of weights. */
enum Bend {
    /** Nothing below 0, and no more than 1. */
    CLIPPED {
        @Override
        float of(float sum) {
            return Math.max(0, Math.min(1, sum));
        }

        @Override
        float slope(float sum) {
            return sum > 0 && sum < 1 ? 1 : 0;
        }
    },
    /** Its distance from 0. */
    MAGNITUDE {
        @Override
        float of(float sum) {
            return Math.abs(sum);
        }

        @Override
        float slope(float sum) {
            return Math.signum(sum);
        }
    },
    /** Its square, so that what two patterns hold together counts as their product. */
    SQUARE {
        @Override
        float of(float sum) {
            return sum * sum;
        }

        @Override
        float slope(float sum) {
            return 2 * sum;
        }
    };

    abstract float of(float sum);

    /** By how much {@link #of} grows with the sum. */
    abstract float slope(float sum);
}
