package reversi.engine;

/**
 * The positions that some thread is searching right now, so that other threads defer them and search other moves first (T. Kerrigan,
 * "Simplified ABDADA"). Accessed without locks: a missed or stale entry costs time, never correctness.
 */
final class AbdadaTable {
    private static final int BITS = 14;

    private final long[] keys;

    /** A table for several threads, or an empty one for a single thread. */
    AbdadaTable(boolean isShared) {
        this.keys = new long[isShared ? 1 << BITS : 0];
    }

    /** Whether several threads use it. */
    boolean isShared() {
        return keys.length > 0;
    }

    /** Whether a thread is searching this position to this depth. */
    boolean isSearched(long player, long opponent, int depth) {
        long key = key(player, opponent, depth);
        return keys[(int) (key >>> (64 - BITS))] == key;
    }

    /** Marks a position as being searched. */
    void enter(long player, long opponent, int depth) {
        long key = key(player, opponent, depth);
        keys[(int) (key >>> (64 - BITS))] = key;
    }

    /** Unmarks a position. */
    void leave(long player, long opponent, int depth) {
        long key = key(player, opponent, depth);
        int index = (int) (key >>> (64 - BITS));
        if (keys[index] == key) {
            keys[index] = 0;
        }
    }

    private static long key(long player, long opponent, int depth) {
        long key = PositionHash.mix(player, opponent);
        return (key ^ key >>> 31) * 0xD6E8FEB86659FD93L + depth * 0xA0761D6478BD642FL;
    }
}
