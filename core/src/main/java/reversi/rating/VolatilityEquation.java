package reversi.rating;

/** Step 5 of Glickman's paper: the volatility after a rating period is the root of a function, found by the Illinois variant of regula falsi. */
final class VolatilityEquation {
    private static final double TAU = 0.5;
    private static final double CONVERGED = 0.000001;
    private static final int MOST_STEPS = 100;

    private final double phi;
    private final double a;
    private final double variance;
    private final double delta;

    /** The paper's φ and σ before the period, and its v and Δ. */
    VolatilityEquation(double phi, double sigma, double variance, double delta) {
        this.phi = phi;
        this.a = Math.log(sigma * sigma);
        this.variance = variance;
        this.delta = delta;
    }

    /** The volatility after the period. */
    double solve() {
        double low = a;
        double high = otherSide();
        double atLow = f(low);
        double atHigh = f(high);
        for (int step = 0; step < MOST_STEPS && Math.abs(high - low) > CONVERGED; step++) {
            double next = low + (low - high) * atLow / (atHigh - atLow);
            double atNext = f(next);
            if (atNext * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = next;
            atHigh = atNext;
        }
        return Math.exp(low / 2);
    }

    /** A place from which the root lies on the other side than {@code a}. */
    private double otherSide() {
        double gap = delta * delta - phi * phi - variance;
        if (gap > 0) {
            return Math.log(gap);
        }
        int k = 1;
        while (k < MOST_STEPS && f(a - k * TAU) < 0) {
            k++;
        }
        return a - k * TAU;
    }

    private double f(double x) {
        double power = Math.exp(x);
        double spread = phi * phi + variance + power;
        return power * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (TAU * TAU);
    }
}
