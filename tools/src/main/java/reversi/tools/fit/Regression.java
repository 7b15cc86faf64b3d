package reversi.tools.fit;

import java.util.Arrays;

/** Linear least squares with a small ridge, one line of numbers at a time. */
final class Regression {
    /** Pulls weights towards nought, so that features that hardly ever differ don't get absurd ones. */
    private static final double RIDGE = 5e-4;

    private static final double RIDGE_LINES = 50;

    private final int size;
    private final double[][] products;
    private final double[] targets;
    private long lines;

    Regression(int size) {
        this.size = size;
        this.products = new double[size][size];
        this.targets = new double[size];
    }

    /** Takes in one line: its numbers and what they should add up to when weighted. */
    void add(int[] numbers, double target) {
        for (int i = 0; i < size; i++) {
            if (numbers[i] != 0) {
                targets[i] += numbers[i] * target;
                for (int j = i; j < size; j++) {
                    products[i][j] += (double) numbers[i] * numbers[j];
                }
            }
        }
        lines++;
    }

    long lines() {
        return lines;
    }

    /** The weights that fit best, by Gaussian elimination with pivots. */
    double[] solve() {
        double[][] system = new double[size][];
        for (int i = 0; i < size; i++) {
            system[i] = Arrays.copyOf(products[i], size + 1);
            for (int j = 0; j < i; j++) {
                system[i][j] = products[j][i];
            }
            system[i][i] += RIDGE * lines + RIDGE_LINES;
            system[i][size] = targets[i];
        }
        for (int column = 0; column < size; column++) {
            eliminate(system, column);
        }
        double[] weights = new double[size];
        for (int i = 0; i < size; i++) {
            weights[i] = system[i][size] / system[i][i];
        }
        return weights;
    }

    private void eliminate(double[][] system, int column) {
        int pivot = column;
        for (int row = column; row < size; row++) {
            pivot = Math.abs(system[row][column]) > Math.abs(system[pivot][column]) ? row : pivot;
        }
        double[] swapped = system[column];
        system[column] = system[pivot];
        system[pivot] = swapped;
        for (int row = 0; row < size; row++) {
            double factor = row == column ? 0 : system[row][column] / system[column][column];
            for (int k = column; factor != 0 && k <= size; k++) {
                system[row][k] -= factor * system[column][k];
            }
        }
    }
}
