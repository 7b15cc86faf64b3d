package reversi.engine;

/**
 * What each way to fill each of the {@link Patterns} is worth to the side to move, learned by {@code reversi-tools train}.
 * A file holds weights for a few numbers of empties, the anchors, and between two of them they go over in a straight line;
 * a table for every number of empties is made when the file is read.
 */
public final class PatternWeights {
    /** Empties from one anchor to the next. */
    public static final int EMPTIES_PER_ANCHOR = 5;

    /** Anchors: 0, 5 … 55 empties. */
    public static final int ANCHORS = 12;

    /** Numbers of empties that have a table: 0…60. */
    public static final int TABLES = 61;

    /** The places of a table for moves: so many of the player's, then as many of the opponent's. */
    public static final int MOBILITY = 32;

    /** The places for how many quadrants hold an odd number of empties, one set for an even number of all, one for an odd. */
    public static final int PARITIES = 10;

    /** Weights in a file are this many to a disc. */
    static final int FILE_SCALE = 32;

    private static final int MAGIC = 0x52565031;
    private static final int HEADER = 16;

    private final Patterns patterns;
    private final short[][] tables = new short[TABLES][];

    private PatternWeights(Patterns patterns) {
        this.patterns = patterns;
    }

    /** The entries of an anchor: of all patterns, of the moves of both sides, and of the parity of the empties. */
    public static int entries(Patterns patterns) {
        return patterns.foldedSize() + 2 * MOBILITY + PARITIES;
    }

    /** The place of a number of moves among the {@link #MOBILITY} ones. */
    public static int mobilityPlace(int moves) {
        return Math.min(moves, MOBILITY - 1);
    }

    /** The place of these empties among the {@link #PARITIES} ones. */
    public static int parityPlace(long empties) {
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

    /** How far a number of empties is on the way from its anchor to the next, 0…1. */
    public static double share(int empties) {
        return Math.min(1.0, (empties - EMPTIES_PER_ANCHOR * anchor(empties)) / (double) EMPTIES_PER_ANCHOR);
    }

    /** The bytes of a file with these weights in discs: {@link #ANCHORS} rows of {@link #entries} each. */
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

    /** The weights of a file; throws IllegalArgumentException where it is none or was made for other patterns. */
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

    /** A table in hundredths of a disc: every number of every pattern, then what the last entries of an anchor hold. */
    private static short[] table(Patterns patterns, int[][] weights, int empties) {
        int[] low = weights[anchor(empties)];
        int[] high = weights[anchor(empties) + 1];
        int share = (int) Math.round(100 * share(empties));
        int[] folded = patterns.folded();
        int more = entries(patterns) - patterns.foldedSize();
        short[] table = new short[folded.length + more];
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

    /** The table for a number of empties; not to be changed. */
    short[] table(int empties) {
        return tables[empties];
    }
}
