package reversi.tools.flac;

/**
 * How small numbers are written in few bits: each by its lowest bits as they are, and the rest counted in zeros. Equal parts of a block may
 * differ in how many bits are the lowest.
 */
final class RiceCode {
    private static final int MOST_PARTS_LOG = 6;
    private static final int MOST_LOW_BITS = 14;
    private static final int LOW_BITS = 4;

    /** Of each part. */
    private final int[] lowBits;

    private final long cost;

    private RiceCode(int[] lowBits, long cost) {
        this.lowBits = lowBits;
        this.cost = cost;
    }

    /** How many bits all numbers take. */
    long cost() {
        return cost;
    }

    /** The cheapest one for what is left of a block when its first samples are known. */
    static RiceCode cheapest(int[] rest, int known) {
        int length = rest.length + known;
        RiceCode best = inParts(rest, known, 1);
        for (int log = 1; log <= MOST_PARTS_LOG; log++) {
            int parts = 1 << log;
            if (length % parts == 0 && length / parts > known) {
                RiceCode found = inParts(rest, known, parts);
                best = found.cost < best.cost ? found : best;
            }
        }
        return best;
    }

    private static RiceCode inParts(int[] rest, int known, int parts) {
        int[] lowBits = new int[parts];
        long cost = 0;
        int size = (rest.length + known) / parts;
        for (int part = 0; part < parts; part++) {
            int from = Math.max(0, part * size - known);
            int to = (part + 1) * size - known;
            int low = lowBits(rest, from, to);
            long cheap = cost(rest, from, to, low);
            long other = cost(rest, from, to, low + 1);
            lowBits[part] = other < cheap ? low + 1 : low;
            cost += Math.min(cheap, other);
        }
        return new RiceCode(lowBits, cost);
    }

    /** As many as the middle of the numbers has, or one less. */
    private static int lowBits(int[] rest, int from, int to) {
        long sum = 0;
        for (int n = from; n < to; n++) {
            sum += unsigned(rest[n]);
        }
        long mean = sum / Math.max(1, to - from);
        return Math.max(0, Math.min(MOST_LOW_BITS, Long.SIZE - Long.numberOfLeadingZeros(mean) - 1) - 1);
    }

    private static long cost(int[] rest, int from, int to, int lowBits) {
        long bits = LOW_BITS;
        for (int n = from; n < to; n++) {
            bits += (unsigned(rest[n]) >>> lowBits) + 1 + lowBits;
        }
        return bits;
    }

    /** Writes what is left of a block. */
    void write(int[] rest, int known, BitOutput out) {
        int size = (rest.length + known) / lowBits.length;
        out.put(0, 2).put(Integer.numberOfTrailingZeros(lowBits.length), 4);
        for (int part = 0; part < lowBits.length; part++) {
            int low = lowBits[part];
            out.put(low, LOW_BITS);
            for (int n = Math.max(0, part * size - known); n < (part + 1) * size - known; n++) {
                long number = unsigned(rest[n]);
                for (long zeros = number >>> low; zeros > 0; zeros--) {
                    out.put(0, 1);
                }
                out.put(1, 1).put(number, low);
            }
        }
    }

    /** 0, -1, 1, -2, 2 … as 0, 1, 2, 3, 4 …. */
    private static long unsigned(int number) {
        return ((long) number << 1) ^ (number >> (Integer.SIZE - 1));
    }
}
