package reversi.tools.train;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LeastSquaresTest {
    @Test
    void recoversTheWeightsBehindTheData() {
        double[] made = {300, -45.5, 0, 12};
        LeastSquares squares = new LeastSquares(made.length);
        Random random = new Random(3);
        for (int line = 0; line < 200_000; line++) {
            double[] terms = {random.nextInt(9) - 4, random.nextInt(40) - 20, random.nextInt(3) - 1, 1};
            squares.add(terms, LeastSquares.product(made, terms) + random.nextGaussian() * 10, 1);
        }

        double[] found = squares.solve(150);

        for (int i = 0; i < made.length; i++) {
            assertEquals(made[i], found[i], 0.2, "weight " + i);
        }
    }

    @Test
    void weightTwoEqualsTwoObservations() {
        LeastSquares once = new LeastSquares(2);
        LeastSquares twice = new LeastSquares(2);
        for (LeastSquares squares : new LeastSquares[] {once, twice}) {
            squares.add(new double[] {1, 2}, 3, 1);
            squares.add(new double[] {2, 1}, 9, 1);
        }
        once.add(new double[] {1, 1}, 5, 2);
        twice.add(new double[] {1, 1}, 5, 1);
        twice.add(new double[] {1, 1}, 5, 1);

        assertEquals(twice.solve(1e-9)[0], once.solve(1e-9)[0], 1e-9);
        assertEquals(twice.solve(1e-9)[1], once.solve(1e-9)[1], 1e-9);
    }

    @Test
    void unusedTermHasNoWeight() {
        LeastSquares squares = new LeastSquares(2);
        for (int line = 0; line < 1000; line++) {
            squares.add(new double[] {1, 0}, 50, 1);
        }
        assertEquals(0, squares.solve(1e-9)[1]);
        assertEquals(50, squares.solve(1e-9)[0], 1e-6);
    }
}
