package reversi.tools.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class RegressionTest {
    @Test
    void findsTheWeightsThatMadeTheData() {
        double[] made = {300, -45.5, 0, 12};
        Regression regression = new Regression(made.length);
        Random random = new Random(3);
        for (int line = 0; line < 200_000; line++) {
            int[] numbers = {random.nextInt(9) - 4, random.nextInt(40) - 20, random.nextInt(3) - 1, 1};
            double target = random.nextGaussian() * 10;
            for (int i = 0; i < made.length; i++) {
                target += made[i] * numbers[i];
            }
            regression.add(numbers, target);
        }

        double[] found = regression.solve();

        assertEquals(200_000, regression.lines());
        for (int i = 0; i < made.length; i++) {
            assertEquals(made[i], found[i], 0.2, "weight " + i);
        }
    }

    @Test
    void aFeatureThatNeverOccursWeighsNothing() {
        Regression regression = new Regression(2);
        for (int line = 0; line < 1000; line++) {
            regression.add(new int[] {1, 0}, 50);
        }
        assertEquals(0, regression.solve()[1]);
    }
}
