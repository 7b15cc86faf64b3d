package reversi.tools.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NetTest {
    private static final int ENTRIES = 8;
    private static final int PHASES = 2;
    private static final int SIZE = 3;
    private static final int[] POSITION = {1, 4, 4, 7};

    /** A net whose sums are far from where a bend has a corner. */
    private static Net net(Bend bend) {
        Net net = new Net(ENTRIES, SIZE, PHASES, bend, 5);
        SplittableRandom random = new SplittableRandom(6);
        float[] parameters = net.parameters();
        for (int i = ENTRIES * SIZE; i < parameters.length; i++) {
            parameters[i] = 0.5f + (float) random.nextDouble(-0.1, 0.1);
        }
        net.set(parameters);
        return net;
    }

    @ParameterizedTest
    @EnumSource(Bend.class)
    void gradientIsWhatSmallChangesMake(Bend bend) {
        Net net = net(bend);
        float[] gradient = net.gradient(POSITION, 1);
        float[] parameters = net.parameters();
        float step = 1 / 128f;
        for (int i = 0; i < parameters.length; i++) {
            float[] more = parameters.clone();
            more[i] += step;
            net.set(more);
            float high = net.value(POSITION, 1);
            more[i] -= 2 * step;
            net.set(more);
            assertEquals((high - net.value(POSITION, 1)) / (2 * step), gradient[i], 1e-3, "parameter " + i);
        }
        assertTrue(Arrays.stream(new int[] {0, 2, 3}).allMatch(entry -> gradient[entry * SIZE] == 0), "not in it");
    }

    @ParameterizedTest
    @EnumSource(Bend.class)
    void aStepGoesAgainstTheError(Bend bend) {
        Net net = net(bend);
        float before = net.value(POSITION, 0);
        assertEquals(before - 10, net.learn(POSITION, 0, 10, 0.1f), 1e-5);
        float after = net.value(POSITION, 0);
        assertTrue(after > before && after < 10, before + " to " + after);
    }

    /** Whether two entries agree cannot be said by a sum of a weight for each. */
    @ParameterizedTest
    @EnumSource(Bend.class)
    void learnsWhatNoSumOfWeightsSays(Bend bend) {
        Net net = new Net(4, 8, 1, bend, 7);
        SplittableRandom random = new SplittableRandom(8);
        double late = 0;
        for (int i = 0; i < 20_000; i++) {
            int[] entries = {random.nextInt(2), 2 + random.nextInt(2)};
            float error = net.learn(entries, 0, entries[0] == entries[1] - 2 ? 3 : -3, 1 - i / 20_000f);
            late += i < 19_000 ? 0 : error * error / 1_000;
        }
        assertTrue(late < 0.5, "squared error " + late + " of 9");
    }

    @Test
    void sameSeedSameNet() {
        Net one = new Net(ENTRIES, SIZE, PHASES, Bend.SQUARE, 1);
        Net same = new Net(ENTRIES, SIZE, PHASES, Bend.SQUARE, 1);
        Net other = new Net(ENTRIES, SIZE, PHASES, Bend.SQUARE, 2);
        assertNotEquals(one.value(POSITION, 0), other.value(POSITION, 0));
        one.learn(POSITION, 0, 3, 1);
        same.learn(POSITION, 0, 3, 1);
        assertArrayEquals(one.parameters(), same.parameters());
    }
}
