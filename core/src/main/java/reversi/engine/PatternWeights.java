package reversi.engine;

import java.util.Arrays;
import java.util.function.BiFunction;

/**
 * Weights of all configurations of the {@link Patterns}, trained by {@code reversi-tools train}. A file contains weights for a few
 * numbers of empties, the anchors; tables for the numbers between are interpolated linearly when it is read.
 */
public final class PatternWeights {
    private static final int MAGIC = 0x52565031;
    private static final int HEADER = 16;

    private final Family family;
    private final Patterns patterns;
    /** By number of empties, of which some share one: in a family that fits a bitboard the sums, else the tables; the others are none. */
    private final PatternSum[] sums;

    private final PatternTable[] tables;

    private PatternWeights(Family family, Patterns patterns) {
        this.family = family;
        this.patterns = patterns;
        this.sums = new PatternSum[family.fitsBitboard() ? family.phases() : 0];
        this.tables = new PatternTable[family.phases() - sums.length];
    }

    /** Encodes a family's weights in discs: a row of {@link PatternEntries} for each anchor, as differences between anchors. */
    public static byte[] write(Family family, Patterns patterns, float[][] weights) {
        int anchors = family.anchors();
        int entries = PatternEntries.count(patterns);
        int count = anchors * entries;
        byte[] bytes = new byte[HEADER + 2 * count];
        writeInt(bytes, 0, MAGIC + family.ordinal());
        writeInt(bytes, 4, patterns.fingerprint());
        writeInt(bytes, 8, entries);
        writeInt(bytes, 12, anchors);
        for (int entry = 0; entry < entries; entry++) {
            int before = 0;
            for (int anchor = 0; anchor < anchors; anchor++) {
                int weight = Math.round(weights[anchor][entry] * family.scale());
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

    /** Reads a file of any family; throws IllegalArgumentException if it is malformed or was made for other patterns. */
    public static PatternWeights read(byte[] bytes) {
        return read(bytes, PatternWeights::inArrays);
    }

    /** As {@link #read(byte[])}; the weights of a family that fits a bitboard are kept in the memory. */
    public static PatternWeights read(byte[] bytes, WeightMemory memory) {
        return read(bytes, (patterns, weights) -> new MemoryTable(patterns, weights, memory));
    }

    private static PatternWeights read(byte[] bytes, BiFunction<Patterns, short[], PatternSum> layout) {
        Family family = family(bytes);
        Patterns patterns = new Patterns(family);
        return of(family, patterns, rows(bytes, family, patterns), layout);
    }

    /** What {@link #write} encoded, in discs, as far as the file's steps say it; throws as {@link #read} does. */
    public static float[][] readRows(byte[] bytes) {
        Family family = family(bytes);
        int[][] rows = rows(bytes, family, new Patterns(family));
        float[][] discs = new float[rows.length][rows[0].length];
        for (int anchor = 0; anchor < rows.length; anchor++) {
            for (int entry = 0; entry < rows[anchor].length; entry++) {
                discs[anchor][entry] = (float) rows[anchor][entry] / family.scale();
            }
        }
        return discs;
    }

    private static Family family(byte[] bytes) {
        int kind = bytes.length < HEADER ? -1 : readInt(bytes, 0) - MAGIC;
        if (kind < 0 || kind >= Family.values().length) {
            throw new IllegalArgumentException("not a file of pattern weights");
        }
        return Family.values()[kind];
    }

    private static int[][] rows(byte[] bytes, Family family, Patterns patterns) {
        int anchors = family.anchors();
        int entries = PatternEntries.count(patterns);
        int count = anchors * entries;
        if (readInt(bytes, 4) != patterns.fingerprint()
                || readInt(bytes, 8) != entries
                || readInt(bytes, 12) != anchors) {
            throw new IllegalArgumentException("weights for other patterns than this engine's");
        }
        if (bytes.length != HEADER + 2 * count) {
            throw new IllegalArgumentException(
                    "weights cut short: " + bytes.length + " bytes, not " + (HEADER + 2 * count));
        }
        int[][] weights = new int[anchors][entries];
        for (int entry = 0; entry < entries; entry++) {
            int weight = 0;
            for (int anchor = 0; anchor < anchors; anchor++) {
                int at = HEADER + anchor * entries + entry;
                int packed = (bytes[at] & 0xFF) | (bytes[at + count] & 0xFF) << 8;
                weight += (packed >>> 1) ^ -(packed & 1);
                weights[anchor][entry] = weight;
            }
        }
        return weights;
    }

    private static PatternWeights of(
            Family family, Patterns patterns, int[][] weights, BiFunction<Patterns, short[], PatternSum> layout) {
        PatternWeights read = new PatternWeights(family, patterns);
        int step = family.emptiesPerTable();
        for (int first = 0; first < family.phases(); first += step) {
            int end = Math.min(first + step, family.phases());
            short[] row = read.row(weights, Math.min(first + step / 2, family.phases() - 1));
            if (family.fitsBitboard()) {
                Arrays.fill(read.sums, first, end, layout.apply(patterns, row));
            } else {
                Arrays.fill(read.tables, first, end, new PatternTable(patterns, row));
            }
        }
        return read;
    }

    /** Weights for a first search of a family without trained ones: half a disc for each move more than the opponent's. */
    public static PatternWeights untrained(Family family) {
        Patterns patterns = new Patterns(family);
        int[][] weights = new int[family.anchors()][PatternEntries.count(patterns)];
        for (int[] row : weights) {
            for (int moves = 0; moves < PatternEntries.MOBILITY; moves++) {
                row[patterns.foldedSize() + moves] = moves * family.scale() / 2;
                row[patterns.foldedSize() + PatternEntries.MOBILITY + moves] = -moves * family.scale() / 2;
            }
        }
        return of(family, patterns, weights, PatternWeights::inArrays);
    }

    private static PatternSum inArrays(Patterns patterns, short[] weights) {
        return new UnrolledTable(new PatternTable(patterns, weights));
    }

    private short[] row(int[][] weights, int empties) {
        int[] low = weights[family.anchor(empties)];
        int[] high = weights[family.anchor(empties) + 1];
        int share = (int) Math.round(100 * family.share(empties));
        int half = family.scale() / 2;
        int[] folded = patterns.folded();
        int extra = PatternEntries.count(patterns) - patterns.foldedSize();
        short[] row = new short[folded.length + extra];
        for (int i = 0; i < row.length; i++) {
            int entry = i < folded.length ? folded[i] : patterns.foldedSize() + i - folded.length;
            int sum = low[entry] * (100 - share) + high[entry] * share;
            row[i] = (short) (sum >= 0 ? (sum + half) / family.scale() : (sum - half) / family.scale());
        }
        return row;
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

    /** The variants that these weights are for. */
    public Family family() {
        return family;
    }

    Patterns patterns() {
        return patterns;
    }

    /** By number of empties, for a family that fits a bitboard; must not be modified. */
    PatternSum[] sums() {
        return sums;
    }

    /** The table for a number of empties, for a family that doesn't. */
    PatternTable table(int empties) {
        return tables[empties];
    }
}
