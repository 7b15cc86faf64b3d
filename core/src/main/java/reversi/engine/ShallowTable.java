package reversi.engine;

/**
 * A small transposition table for the last plies that fits in the processor's cache, where probing the large table would take longer than
 * searching. Not thread-safe: one per thread.
 */
final class ShallowTable {
    /** The move of an entry without one. */
    static final int NO_MOVE = 64;

    private static final int BITS = 15;
    private static final int STRIDE = 3;
    private static final int AGE_SHIFT = 32;

    /** An entry is three longs: player, opponent, and data: two 8-bit bounds, the move and the age. */
    private final long[] entries = new long[STRIDE << BITS];

    private long age = 1L << AGE_SHIFT;

    /** Invalidates all entries. */
    void clear() {
        age += 1L << AGE_SHIFT;
    }

    /** The index of a position's entry. */
    static int index(long player, long opponent) {
        long hash = player * 0x9E3779B97F4A7C15L ^ opponent * 0xC2B2AE3D27D4EB4FL;
        return (int) ((hash ^ hash << 23) >>> (64 - BITS)) * STRIDE;
    }

    /** The entry of a position at its index; 0 if there is none. */
    long probe(int index, long player, long opponent) {
        long[] table = entries;
        long entry = table[index] == player && table[index + 1] == opponent ? table[index + 2] : 0;
        return entry >= age ? entry : 0;
    }

    /** Stores bounds in discs and the best move. */
    void store(int index, long player, long opponent, int lower, int upper, int move) {
        long[] table = entries;
        table[index] = player;
        table[index + 1] = opponent;
        table[index + 2] = age | pack(lower, upper, move);
    }

    /** Packs bounds in discs and a move. */
    static long pack(int lower, int upper, int move) {
        return (long) move << 16 | (upper & 0xFF) << 8 | (lower & 0xFF);
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
        return entry == 0 ? NO_MOVE : (int) (entry >>> 16) & 511;
    }
}
