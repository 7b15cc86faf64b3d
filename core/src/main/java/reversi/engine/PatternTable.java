package reversi.engine;

import java.util.Arrays;

/** The weights of one number of empties in hundredths of a disc, laid out to be summed quickly. */
final class PatternTable {
    /**
     * For each long of {@link Patterns}, the weights of its shape by number. Shapes of two longs share an array. A length is a power of two,
     * so that a number masked by the length less one needs no check of bounds.
     */
    private final short[][] shapes;

    /** Own moves, the opponent's, then parity, as {@link PatternEntries} orders them. */
    private final short[] others;

    /** Takes the weights of all shapes, one after the other, and of what counts besides. */
    PatternTable(Patterns patterns, short[] weights) {
        int[] offsets = patterns.offsets();
        this.shapes = new short[offsets.length][];
        this.others = Arrays.copyOfRange(weights, patterns.size(), weights.length);
        int end = patterns.size();
        for (int i = offsets.length - 1; i >= 0; i--) {
            boolean isSame = i + 1 < offsets.length && offsets[i] == offsets[i + 1];
            shapes[i] = isSame ? shapes[i + 1] : shape(weights, offsets[i], end);
            end = offsets[i];
        }
    }

    private static short[] shape(short[] weights, int from, int to) {
        short[] shape = new short[Integer.highestOneBit(to - from - 1) << 1];
        System.arraycopy(weights, from, shape, 0, to - from);
        return shape;
    }

    /** The weights of the shape of each long; must not be modified. */
    short[][] shapes() {
        return shapes;
    }

    /** What the mobility of both sides and the parity are worth, by their {@link PatternEntries}. */
    int others(int mobility, int replies, int parity) {
        return others[mobility]
                + others[PatternEntries.MOBILITY + replies]
                + others[2 * PatternEntries.MOBILITY + parity];
    }

    /** What the four numbers of a long are worth. */
    static int four(short[] shape, long numbers) {
        return two(shape, (int) numbers) + two(shape, (int) (numbers >>> (2 * Patterns.LANE_BITS)));
    }

    /** What the two numbers of half a long are worth. */
    static int two(short[] shape, int numbers) {
        int mask = shape.length - 1;
        return shape[numbers & mask] + shape[numbers >>> Patterns.LANE_BITS & mask];
    }
}
