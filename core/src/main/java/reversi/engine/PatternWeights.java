package reversi.engine;

/**
 * Weights of all configurations of the {@link Patterns}, trained by {@code reversi-tools train}. A file contains weights for a few
 * numbers of empties, the anchors; tables for all numbers of empties are interpolated linearly when it is read.
 */
public final class PatternWeights {
    /** Distance between anchors, in empties. */
    public static final int EMPTIES_PER_ANCHOR = 5;

    /** Anchors: 0, 5 … 55 empties. */
    public static final int ANCHORS = 12;

    /** Number of tables: one for each of 0…60 empties. */
    public static final int TABLES = 61;

    /** Entries for the number of moves: this many for the player, then as many for the opponent. */
    public static final int MOBILITY = 32;

    /** Entries for parity: the number of odd quadrants (0…4), for an even and an odd number of empties. */
    public static final int PARITIES = 10;

    /** Units per disc in a file. */
    static final int FILE_SCALE = 32;

    private static final int MAGIC = 0x52565031;
    private static final int HEADER = 16;

    private final Patterns patterns;
    private final short[][] tables = new short[TABLES][];

    private PatternWeights(Patterns patterns) {
        this.patterns = patterns;
    }

    /** Entries per anchor: all patterns, the mobility of both sides, and parity. */
    public static int entries(Patterns patterns) {
        return patterns.foldedSize() + 2 * MOBILITY + PARITIES;
    }

    /** The entry of a number of moves among the {@link #MOBILITY} ones. */
    public static int mobilityIndex(int moves) {
        return Math.min(moves, MOBILITY - 1);
    }

    /** The entry of a set of empties among the {@link #PARITIES} ones. */
    public static int parityIndex(long empties) {
        long folded = empties ^ (empties >>> 1);
        folded ^= folded >>> 2;
        folded ^= folded >>> 8;
        folded ^= folded >>> 16;
        return 5 * (Long.bitCount(empties) & 1) + Long.bitCount(folded & 0x0000001100000011L);
    }

    /** The anchor at or below a number of empties. */
    public static int anchor(int empties) {
        return Math.min(empties / EMPTIES_PER_ANCHOR, ANCHORS - 2);
    }

    /** The interpolation weight of the anchor above, 0…1. */
    public static double share(int empties) {
        return Math.min(1.0, (empties - EMPTIES_PER_ANCHOR * anchor(empties)) / (double) EMPTIES_PER_ANCHOR);
    }

    /** Encodes weights in discs: {@link #ANCHORS} rows of {@link #entries} each, as differences between anchors. */
    public static byte[] write(Patterns patterns, float[][] weights) {
        int entries = entries(patterns);
        int count = ANCHORS * entries;
        byte[] bytes = new byte[HEADER + 2 * count];
        writeInt(bytes, 0, MAGIC);
        writeInt(bytes, 4, patterns.fingerprint());
        writeInt(bytes, 8, entries);
        writeInt(bytes, 12, ANCHORS);
        for (int entry = 0; entry < entries; entry++) {
            int before = 0;
            for (int anchor = 0; anchor < ANCHORS; anchor++) {
                int weight = Math.round(weights[anchor][entry] * FILE_SCALE);
                int limited = Math.max(-8_000, Math.min(8_000, weight));
                int change = limited - before;
                before = limited;
                int packed = (change << 1) ^ (change >> 31);
                int at = HEADER + anchor * entries + entry;
                bytes[at] = (byte) packed;
                bytes[at + count] = (byte) (packed >> 8);
            }
        }
        return bytes;
    }

    /** Reads a file; throws IllegalArgumentException if it is malformed or was made for other patterns. */
    public static PatternWeights read(byte[] bytes) {
        Patterns patterns = new Patterns();
        int entries = entries(patterns);
        int count = ANCHORS * entries;
        if (bytes.length < HEADER || readInt(bytes, 0) != MAGIC) {
            throw new IllegalArgumentException("not a file of pattern weights");
        }
        if (readInt(bytes, 4) != patterns.fingerprint()
                || readInt(bytes, 8) != entries
                || readInt(bytes, 12) != ANCHORS) {
            throw new IllegalArgumentException("weights for other patterns than this engine's");
        }
        if (bytes.length != HEADER + 2 * count) {
            throw new IllegalArgumentException(
                    "weights cut short: " + bytes.length + " bytes, not " + (HEADER + 2 * count));
        }
        int[][] weights = new int[ANCHORS][entries];
        for (int entry = 0; entry < entries; entry++) {
            int weight = 0;
            for (int anchor = 0; anchor < ANCHORS; anchor++) {
                int at = HEADER + anchor * entries + entry;
                int packed = (bytes[at] & 0xFF) | (bytes[at + count] & 0xFF) << 8;
                weight += (packed >>> 1) ^ -(packed & 1);
                weights[anchor][entry] = weight;
            }
        }
        PatternWeights read = new PatternWeights(patterns);
        for (int empties = 0; empties < TABLES; empties++) {
            read.tables[empties] = table(patterns, weights, empties);
        }
        return read;
    }

    /** A table in hundredths of a disc: all configurations of all patterns, then mobility and parity. */
    private static short[] table(Patterns patterns, int[][] weights, int empties) {
        int[] low = weights[anchor(empties)];
        int[] high = weights[anchor(empties) + 1];
        int share = (int) Math.round(100 * share(empties));
        int[] folded = patterns.folded();
        int extra = entries(patterns) - patterns.foldedSize();
        short[] table = new short[folded.length + extra];
        for (int i = 0; i < table.length; i++) {
            int entry = i < folded.length ? folded[i] : patterns.foldedSize() + i - folded.length;
            int sum = low[entry] * (100 - share) + high[entry] * share;
            table[i] = (short) (sum >= 0 ? (sum + FILE_SCALE / 2) / FILE_SCALE : (sum - FILE_SCALE / 2) / FILE_SCALE);
        }
        return table;
    }

    private static void writeInt(byte[] bytes, int at, int value) {
        for (int i = 0; i < 4; i++) {
            bytes[at + i] = (byte) (value >>> (8 * i));
        }
    }

    private static int readInt(byte[] bytes, int at) {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            value |= (bytes[at + i] & 0xFF) << (8 * i);
        }
        return value;
    }

    /** The patterns that these weights are for. */
    Patterns patterns() {
        return patterns;
    }

    /** The table for a number of empties; must not be modified. */
    short[] table(int empties) {
        return tables[empties];
    }
}
