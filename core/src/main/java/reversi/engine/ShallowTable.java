package reversi.engine;

import java.util.Arrays;

/**
 * A small transposition table for the last plies that fits in the processor's cache, where probing the large table would take longer than
 * searching. Not thread-safe: one per thread.
 *
 * <p>Two entries of 16 bytes share half a cache line: the first keeps the position with more empties, the second the latest one. An entry
 * knows its position by 96 bits: a key that tells all positions with the same opponent's discs apart, and 32 more of those discs alone.
 */
final class ShallowTable {
    /** The move of an entry without one. */
    static final int NO_MOVE = 64;

    /** 2^13 entries: 128 KiB. */
    private static final int BITS = 13;

    private static final int STRIDE = 2;
    private static final int MOVE_MASK = 127;
    private static final int EMPTIES_SHIFT = 23;
    private static final int EMPTIES_MASK = 15;
    private static final int AGE_SHIFT = 27;

    /** Age 0 marks an entry that was never written. */
    private static final int AGES = 31;

    private static final int CHECK_SHIFT = 32;

    /** An entry is two longs: the key, and data: two 8-bit bounds, 7 bits of move, 4 of empties, 5 of age and 32 of the opponent's discs. */
    private final long[] entries = new long[STRIDE << BITS];

    private int age = 1;

    /** Invalidates all entries. */
    void clear() {
        age++;
        if (age > AGES) {
            Arrays.fill(entries, 0);
            age = 1;
        }
    }

    /** Where the two entries of a key begin. */
    private static int index(long key) {
        return (int) ((key ^ key << 23) >>> (65 - BITS)) * (2 * STRIDE);
    }

    /** The upper bits of the data of a position's entry: the age and the check. */
    private long tag(long opponent) {
        return (opponent * 0xD6E8FEB86659FD93L) >>> CHECK_SHIFT << CHECK_SHIFT | (long) age << AGE_SHIFT;
    }

    /** The entry of a position; 0 if there is none. */
    long probe(long player, long opponent) {
        long[] table = entries;
        long key = PositionHash.mix(player, opponent);
        int index = index(key);
        long tag = tag(opponent);
        if (table[index] == key && (table[index + 1] ^ tag) >>> AGE_SHIFT == 0) {
            return table[index + 1];
        }
        return table[index + 2] == key && (table[index + 3] ^ tag) >>> AGE_SHIFT == 0 ? table[index + 3] : 0;
    }

    /** Stores bounds in discs and the best move of a position with {@code empties}, 15 or fewer. */
    void store(long player, long opponent, int empties, int lower, int upper, int move) {
        long[] table = entries;
        long key = PositionHash.mix(player, opponent);
        int index = index(key);
        if (table[index] != key && isKept(table[index + 1], empties)) {
            index += STRIDE;
        }
        table[index] = key;
        table[index + 1] = tag(opponent) | (long) empties << EMPTIES_SHIFT | pack(lower, upper, move);
    }

    /** Whether an entry is worth more than one of a position with {@code empties}. */
    private boolean isKept(long entry, int empties) {
        return ((entry >>> AGE_SHIFT) & AGES) == age && ((entry >>> EMPTIES_SHIFT) & EMPTIES_MASK) > empties;
    }

    /** Packs bounds in discs and the low 7 bits of a move. */
    static long pack(int lower, int upper, int move) {
        return (long) (move & MOVE_MASK) << 16 | (upper & 0xFF) << 8 | (lower & 0xFF);
    }

    /** The lower bound in discs. */
    static int lower(long entry) {
        return (byte) entry;
    }

    /** The upper bound in discs. */
    static int upper(long entry) {
        return (byte) (entry >>> 8);
    }

    /** The best move, or {@link #NO_MOVE}. */
    static int move(long entry) {
        return entry == 0 ? NO_MOVE : (int) (entry >>> 16) & MOVE_MASK;
    }
}
