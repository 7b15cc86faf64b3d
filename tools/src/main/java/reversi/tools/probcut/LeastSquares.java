package reversi.tools.probcut;

/** Weighted linear least squares of a few terms, one line at a time. */
public final class LeastSquares {
    private static final double RIDGE = 1e-9;

    private final int size;
    private final double[][] system;

    /** Least squares of lines of so many terms. */
    public LeastSquares(int size) {
        this.size = size;
        this.system = new double[size][size + 1];
    }

    /** Takes in one line: what its terms should add up to when weighted, and how much it counts. */
    public void add(double[] terms, double target, double count) {
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                system[i][j] += count * terms[i] * terms[j];
            }
            system[i][size] += count * terms[i] * target;
        }
    }

    /** The weights that fit best, by Gauss-Jordan elimination with pivots. */
    public double[] solve() {
        double[][] rows = new double[size][];
        for (int i = 0; i < size; i++) {
            rows[i] = system[i].clone();
            rows[i][i] += RIDGE * (1 + rows[i][i]);
        }
        for (int column = 0; column < size; column++) {
            eliminate(rows, column);
        }
        double[] weights = new double[size];
        for (int i = 0; i < size; i++) {
            weights[i] = rows[i][size] / rows[i][i];
        }
        return weights;
    }

    private void eliminate(double[][] rows, int column) {
        int pivot = column;
        for (int row = column; row < size; row++) {
            pivot = Math.abs(rows[row][column]) > Math.abs(rows[pivot][column]) ? row : pivot;
        }
        double[] swapped = rows[column];
        rows[column] = rows[pivot];
        rows[pivot] = swapped;
        for (int row = 0; row < size; row++) {
            double factor = row == column ? 0 : rows[row][column] / rows[column][column];
            for (int k = column; factor != 0 && k <= size; k++) {
                rows[row][k] -= factor * rows[column][k];
            }
        }
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
