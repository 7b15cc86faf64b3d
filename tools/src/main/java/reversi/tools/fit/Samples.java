package reversi.tools.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import reversi.engine.Features;
import reversi.engine.Weights;

/** Positions with what they turned out to be worth, gathered into one regression a phase; some are held out. */
final class Samples {
    private static final int HELD_OUT = 50;

    /** Results beyond this say who won, not by how much a position is better: hundredths of a disc. */
    private static final int LIMIT = 5_000;

    private final Features features = new Features();
    private final int[] numbers = new int[Features.COUNT];
    private final Random random;
    private final List<Regression> phases = new ArrayList<>();
    private final List<List<int[]>> heldOut = new ArrayList<>();

    Samples(long seed) {
        this.random = new Random(seed);
        for (int phase = 0; phase < Weights.PHASES; phase++) {
            phases.add(new Regression(Features.COUNT));
            heldOut.add(new ArrayList<>());
        }
    }

    /** Takes in a position and its value for the player, who is to move, in hundredths of a disc. */
    void add(long player, long opponent, int value) {
        features.fill(player, opponent, numbers);
        int phase = Weights.phase(64 - Long.bitCount(player | opponent));
        int target = Math.max(-LIMIT, Math.min(LIMIT, value));
        if (random.nextInt(HELD_OUT) == 0) {
            int[] line = Arrays.copyOf(numbers, Features.COUNT + 1);
            line[Features.COUNT] = target;
            heldOut.get(phase).add(line);
        } else {
            phases.get(phase).add(numbers, target);
        }
    }

    /** The positions of a phase that were learned from. */
    long count(int phase) {
        return phases.get(phase).lines();
    }

    /** The rounded weights of a phase, times {@link Weights#SCALE}. */
    int[] weights(int phase) {
        double[] exact = phases.get(phase).solve();
        int[] weights = new int[exact.length];
        for (int i = 0; i < exact.length; i++) {
            weights[i] = (int) Math.round(exact[i] * Weights.SCALE);
        }
        return weights;
    }

    /** Says how far these weights are off, on average, for the positions of a phase that were held out. */
    String error(int phase, int[] weights) {
        double off = 0;
        for (int[] line : heldOut.get(phase)) {
            double value = 0;
            for (int i = 0; i < Features.COUNT; i++) {
                value += (double) weights[i] * line[i];
            }
            off += Math.abs(value / Weights.SCALE - line[Features.COUNT]);
        }
        int held = heldOut.get(phase).size();
        return "phase %2d  positions %8d  mean error %5.2f discs"
                .formatted(phase, phases.get(phase).lines(), off / Math.max(1, held) / 100);
    }
}
