package reversi.engine;

/**
 * The weights of one number of empties in a {@link WeightMemory}, all in a row, with a field for where the shape of each of the
 * {@link PatternNumbers} begins: none of 52 look-ups checks its bounds.
 */
final class MemoryTable implements PatternSum {
    private static final int BYTES = Short.BYTES;
    private static final int HALF = 2 * Patterns.LANE_BITS;

    private final WeightMemory memory;
    private final int a;
    private final int b;
    private final int c;
    private final int d;
    private final int e;
    private final int f;
    private final int g;
    private final int h;
    private final int i;
    private final int j;
    private final int k;
    private final int l;
    private final int m;
    private final int mobilityAt;
    private final int repliesAt;
    private final int parityAt;

    /** Takes the weights of all shapes, one after the other, and of what counts besides, as {@link PatternTable} does. */
    MemoryTable(Patterns patterns, short[] weights, WeightMemory memory) {
        this.memory = memory;
        int start = memory.allocate(BYTES * weights.length);
        for (int at = 0; at < weights.length; at++) {
            memory.write(start + BYTES * at, weights[at]);
        }
        int[] offsets = patterns.offsets();
        a = start + BYTES * offsets[0];
        b = start + BYTES * offsets[1];
        c = start + BYTES * offsets[2];
        d = start + BYTES * offsets[3];
        e = start + BYTES * offsets[4];
        f = start + BYTES * offsets[5];
        g = start + BYTES * offsets[6];
        h = start + BYTES * offsets[7];
        i = start + BYTES * offsets[8];
        j = start + BYTES * offsets[9];
        k = start + BYTES * offsets[10];
        l = start + BYTES * offsets[11];
        m = start + BYTES * offsets[12];
        mobilityAt = start + BYTES * patterns.size();
        repliesAt = mobilityAt + BYTES * PatternEntries.MOBILITY;
        parityAt = repliesAt + BYTES * PatternEntries.MOBILITY;
    }

    @Override
    public int others(int mobility, int replies, int parity) {
        return memory.read(mobilityAt + BYTES * mobility)
                + memory.read(repliesAt + BYTES * replies)
                + memory.read(parityAt + BYTES * parity);
    }

    @Override
    public int sum(PatternNumbers numbers) {
        return two(a, (int) numbers.a)
                + two(a, (int) (numbers.a >>> HALF))
                + two(b, (int) numbers.b)
                + two(b, (int) (numbers.b >>> HALF))
                + two(c, (int) numbers.c)
                + two(c, (int) (numbers.c >>> HALF))
                + two(d, (int) numbers.d)
                + two(d, (int) (numbers.d >>> HALF))
                + two(e, (int) numbers.e)
                + two(e, (int) (numbers.e >>> HALF))
                + two(f, (int) numbers.f)
                + two(f, (int) (numbers.f >>> HALF))
                + two(g, (int) numbers.g)
                + two(g, (int) (numbers.g >>> HALF))
                + two(h, (int) numbers.h)
                + two(h, (int) (numbers.h >>> HALF))
                + two(i, (int) numbers.i)
                + two(i, (int) (numbers.i >>> HALF))
                + two(j, (int) numbers.j)
                + two(j, (int) (numbers.j >>> HALF))
                + two(k, (int) numbers.k)
                + two(k, (int) (numbers.k >>> HALF))
                + two(l, (int) numbers.l)
                + two(l, (int) (numbers.l >>> HALF))
                + two(m, (int) numbers.m)
                + two(m, (int) (numbers.m >>> HALF));
    }

    /** What the two numbers of half a long are worth. */
    private int two(int shape, int numbers) {
        return memory.read(shape + BYTES * (numbers & Patterns.LANE))
                + memory.read(shape + BYTES * (numbers >>> Patterns.LANE_BITS));
    }
}
