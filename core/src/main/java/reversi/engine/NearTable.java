package reversi.engine;

/**
 * What a search near the end has just found out about positions, small enough for a processor's own cache: transpositions
 * there are close together, and asking the large table would take longer than searching anew. One thread's own.
 */
final class NearTable {
    /** The move of an entry that knows none. */
    static final int NO_MOVE = 64;

    private static final int BITS = 15;
    private static final int STRIDE = 3;
    private static final int AGE_SHIFT = 32;

    /** An entry is three longs: player, opponent, and facts: the bounds, eight bits each, the move and the age. */
    private final long[] entries = new long[STRIDE << BITS];

    private long age = 1L << AGE_SHIFT;

    /** Forgets everything. */
    void forget() {
        age += 1L << AGE_SHIFT;
    }

    /** Where a position has its place. */
    static int place(long player, long opponent) {
        long hash = player * 0x9E3779B97F4A7C15L ^ opponent * 0xC2B2AE3D27D4EB4FL;
        return (int) ((hash ^ hash << 23) >>> (64 - BITS)) * STRIDE;
    }

    /** The facts about a position whose place is known; 0 where nothing is known. */
    long find(int place, long player, long opponent) {
        long[] table = entries;
        long facts = table[place] == player && table[place + 1] == opponent ? table[place + 2] : 0;
        return facts >= age ? facts : 0;
    }

    /** Keeps that a value lies in lower…upper, in discs, and the best move. */
    void store(int place, long player, long opponent, int lower, int upper, int move) {
        long[] table = entries;
        table[place] = player;
        table[place + 1] = opponent;
        table[place + 2] = age | facts(lower, upper, move);
    }

    /** Bounds, in discs, and a move as facts. */
    static long facts(int lower, int upper, int move) {
        return (long) move << 16 | (upper & 0xFF) << 8 | (lower & 0xFF);
    }

    /** The least that a position is worth. */
    static int lower(long facts) {
        return (byte) facts;
    }

    /** The most that a position is worth. */
    static int upper(long facts) {
        return (byte) (facts >>> 8);
    }

    /** The best move known, {@link #NO_MOVE} where none is. */
    static int move(long facts) {
        return facts == 0 ? NO_MOVE : (int) (facts >>> 16) & 511;
    }
}
