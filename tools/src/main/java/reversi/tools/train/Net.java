package reversi.tools.train;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A small network beside the weights of the pattern evaluation: each entry of a pattern has some numbers, those of all patterns of a
 * position are summed, each sum is bent, and what comes of it counts by a factor for each number of empties. It learns one position after
 * the other, each parameter by steps that shrink with what it was moved by before (Adagrad; the numbers of an entry share a step).
 */
final class Net {
    /** An error of more discs than this counts as one of so many. */
    private static final float LIMIT = 20;

    private static final float FIRST_SPREAD = 0.04f;
    private static final float LEAST = 1e-3f;
    private static final float RATE = 0.02f;
    private static final float FACTOR_RATE = 0.08f;
    private static final float BIAS_RATE = 0.005f;

    private final int size;
    private final Bend bend;
    private final float[] numbers;
    private final float[] numbersMoved;

    /** For each number of empties: what is added to each sum, then the factors, then a constant. */
    private final float[] heads;

    private final float[] headsMoved;
    private final float[] sums;

    /**
     * A net that has learned nothing.
     *
     * @param entries the entries of all patterns
     * @param size how many numbers each has
     * @param phases the numbers of empties
     */
    Net(int entries, int size, int phases, Bend bend, long seed) {
        this.size = size;
        this.bend = bend;
        this.numbers = new float[entries * size];
        this.numbersMoved = new float[entries];
        this.heads = new float[phases * headSize()];
        this.headsMoved = new float[heads.length];
        this.sums = new float[size];
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = FIRST_SPREAD * (float) random.nextGaussian();
        }
        for (int i = 0; i < heads.length; i++) {
            int place = i % headSize();
            if (place < size) {
                heads[i] = bend == Bend.CLIPPED ? place / 2 % 2 : 0;
            } else if (place < 2 * size) {
                heads[i] = (place % 2 == 0 ? 2 : -2) / (float) Math.sqrt(size);
            }
        }
    }

    private int headSize() {
        return 2 * size + 1;
    }

    /** What a position's entries are worth, in discs, with so many empties. */
    float value(int[] entries, int empties) {
        int head = empties * headSize();
        System.arraycopy(heads, head, sums, 0, size);
        for (int entry : entries) {
            int at = entry * size;
            for (int i = 0; i < size; i++) {
                sums[i] += numbers[at + i];
            }
        }
        float value = heads[head + 2 * size];
        for (int i = 0; i < size; i++) {
            value += heads[head + size + i] * bend.of(sums[i]);
        }
        return value;
    }

    /** Moves what made a value towards what it should have been, by a share of the usual steps; returns the error before. */
    float learn(int[] entries, int empties, float target, float share) {
        float error = value(entries, empties) - target;
        float pull = Math.max(-LIMIT, Math.min(LIMIT, error));
        float[] slopes = slopes(empties);
        int head = empties * headSize();
        float squares = 0;
        for (int i = 0; i < headSize(); i++) {
            slopes[i] *= pull;
            squares += i < size ? slopes[i] * slopes[i] : 0;
            move(head + i, slopes[i], share * (i < size ? BIAS_RATE : FACTOR_RATE));
        }
        for (int entry : entries) {
            numbersMoved[entry] += squares / size;
            float step = share * RATE / (float) Math.sqrt(numbersMoved[entry] + LEAST);
            for (int i = 0; i < size; i++) {
                numbers[entry * size + i] -= step * slopes[i];
            }
        }
        return error;
    }

    private void move(int at, float slope, float rate) {
        headsMoved[at] += slope * slope;
        heads[at] -= rate * slope / (float) Math.sqrt(headsMoved[at] + LEAST);
    }

    /** By how much the last value grows with each sum, with each factor and with the constant. */
    private float[] slopes(int empties) {
        float[] slopes = new float[headSize()];
        int factors = empties * headSize() + size;
        for (int i = 0; i < size; i++) {
            slopes[i] = heads[factors + i] * bend.slope(sums[i]);
            slopes[size + i] = bend.of(sums[i]);
        }
        slopes[2 * size] = 1;
        return slopes;
    }

    /** By how much the value of a position grows with each parameter, all numbers of the entries first. */
    float[] gradient(int[] entries, int empties) {
        value(entries, empties);
        float[] slopes = slopes(empties);
        float[] gradient = new float[numbers.length + heads.length];
        for (int entry : entries) {
            for (int i = 0; i < size; i++) {
                gradient[entry * size + i] += slopes[i];
            }
        }
        System.arraycopy(slopes, 0, gradient, numbers.length + empties * headSize(), slopes.length);
        return gradient;
    }

    /** All parameters in the order of {@link #gradient}. */
    float[] parameters() {
        float[] all = Arrays.copyOf(numbers, numbers.length + heads.length);
        System.arraycopy(heads, 0, all, numbers.length, heads.length);
        return all;
    }

    /** Takes parameters in the order of {@link #gradient}. */
    void set(float[] parameters) {
        System.arraycopy(parameters, 0, numbers, 0, numbers.length);
        System.arraycopy(parameters, numbers.length, heads, 0, heads.length);
    }
}
