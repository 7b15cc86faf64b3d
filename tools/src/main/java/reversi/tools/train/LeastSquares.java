package reversi.tools.train;

import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.RealMatrix;

/** Weighted linear least squares of a few terms (ridge regression), gathered one observation at a time. */
public final class LeastSquares {
    private static final double ASYMMETRY = 1e-15;

    private final double[][] products;
    private final double[] targets;

    /** Without observations yet, which have this number of terms. */
    public LeastSquares(int terms) {
        this.products = new double[terms][terms];
        this.targets = new double[terms];
    }

    /** Adds an observation: the terms, what they should add up to when weighted, and how much the observation counts. */
    public void add(double[] terms, double target, double count) {
        for (int i = 0; i < targets.length; i++) {
            double scaled = count * terms[i];
            if (scaled != 0) {
                targets[i] += scaled * target;
                for (int j = i; j < targets.length; j++) {
                    products[i][j] += scaled * terms[j];
                }
            }
        }
    }

    /**
     * The weights with the smallest sum of squared errors and of {@code ridge} times the squared weights; {@code ridge} is
     * above 0, so that a term that never occurs weighs 0.
     */
    public double[] solve(double ridge) {
        RealMatrix system = new Array2DRowRealMatrix(targets.length, targets.length);
        for (int i = 0; i < targets.length; i++) {
            for (int j = i; j < targets.length; j++) {
                double entry = products[i][j] + (i == j ? ridge : 0);
                system.setEntry(i, j, entry);
                system.setEntry(j, i, entry);
            }
        }
        return new CholeskyDecomposition(system, ASYMMETRY, 0)
                .getSolver()
                .solve(new ArrayRealVector(targets, false))
                .toArray();
    }

    /** The weighted sum of the terms. */
    public static double product(double[] weights, double[] terms) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * terms[i];
        }
        return sum;
    }
}
