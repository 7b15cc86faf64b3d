package reversi.engine;

/**
 * Positions that some thread is searching at this moment, so that others turn to other moves first (T. Kerrigan's
 * "Simplified ABDADA"). Threads read and write it without locks: a position that is missed or seen too long costs time only.
 */
final class AbdadaTable {
    private static final int BITS = 14;

    private final long[] searched;

    /** Shared by threads, or for one thread alone, which need not ask. */
    AbdadaTable(boolean isShared) {
        this.searched = new long[isShared ? 1 << BITS : 0];
    }

    /** Whether there are other threads. */
    boolean isShared() {
        return searched.length > 0;
    }

    /** Whether a thread is at this position, to be searched so deep. */
    boolean isAt(long player, long opponent, int depth) {
        long key = key(player, opponent, depth);
        return searched[(int) (key >>> (64 - BITS))] == key;
    }

    /** A thread begins with a position. */
    void begin(long player, long opponent, int depth) {
        long key = key(player, opponent, depth);
        searched[(int) (key >>> (64 - BITS))] = key;
    }

    /** A thread is done with a position. */
    void end(long player, long opponent, int depth) {
        long key = key(player, opponent, depth);
        int at = (int) (key >>> (64 - BITS));
        if (searched[at] == key) {
            searched[at] = 0;
        }
    }

    private static long key(long player, long opponent, int depth) {
        long key = player * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(opponent * 0xC2B2AE3D27D4EB4FL, 29);
        return (key ^ key >>> 31) * 0xD6E8FEB86659FD93L + depth * 0xA0761D6478BD642FL;
    }
}
