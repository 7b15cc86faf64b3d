package reversi.tools.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import reversi.engine.Family;

class WeightRoundingTest {
    private static final Family FAMILY = Family.SMALL;
    private static final int ENTRIES = 500;

    private static double[] weights(long seed) {
        Random random = new Random(seed);
        return random.doubles((long) FAMILY.anchors() * ENTRIES, -6, 6).toArray();
    }

    private static double[] uses(double all) {
        double[] uses = new double[FAMILY.anchors() * ENTRIES];
        Arrays.fill(uses, all);
        return uses;
    }

    private static double worst(double[] weights, float[][] rows) {
        double worst = 0;
        for (int i = 0; i < weights.length; i++) {
            worst = Math.max(worst, Math.abs(weights[i] - rows[i / ENTRIES][i % ENTRIES]));
        }
        return worst;
    }

    @Test
    void withoutAPriceEachGoesToTheNearestStep() {
        double[] weights = weights(1);
        float[][] rows = WeightRounding.round(FAMILY, weights, uses(0), 0);
        assertTrue(worst(weights, rows) <= 0.5 / FAMILY.scale() + 1e-6);
    }

    @Test
    void halvesOfAStepGoBothWays() {
        double[] weights = new double[FAMILY.anchors() * ENTRIES];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (i % 40 + 0.5) / FAMILY.scale();
        }
        double sum = 0;
        float[][] rows = WeightRounding.round(FAMILY, weights, uses(1), 0);
        for (int i = 0; i < ENTRIES; i++) {
            sum += rows[0][i] - weights[i];
        }
        assertEquals(
                0, sum / ENTRIES, 0.1 / FAMILY.scale(), "or all positions are worth too much for the side to move");
    }

    @Test
    void whatManyPositionsUseStaysFine() {
        double[] weights = weights(2);
        assertTrue(
                worst(weights, WeightRounding.round(FAMILY, weights, uses(1e6), 0.5)) <= 0.5 / FAMILY.scale() + 1e-6);
    }

    @Test
    void whatFewUseIsAsAtTheAnchorBefore() {
        double[] weights = weights(3);
        float[][] rows = WeightRounding.round(FAMILY, weights, uses(0.01), 1_000);
        for (float[] row : rows) {
            assertEquals(-1, Arrays.mismatch(rows[0], row));
        }
    }

    @Test
    void aHigherPriceErrsMore() {
        double[] weights = weights(4);
        double before = -1;
        for (double price : new double[] {0, 1, 10, 100}) {
            float[][] rows = WeightRounding.round(FAMILY, weights, uses(20), price);
            double squares = 0;
            for (int i = 0; i < weights.length; i++) {
                squares += Math.pow(weights[i] - rows[i / ENTRIES][i % ENTRIES], 2);
            }
            assertTrue(squares > before, "price " + price + ": " + squares + " after " + before);
            before = squares;
        }
    }
}
