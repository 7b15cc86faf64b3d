package reversi.engine;

/**
 * What searches have learned about positions, kept by the full position: buckets of four, the shallowest and oldest
 * replaced first. Values are hundredths of a disc within ±32,000.
 */
final class TranspositionTable {
    /** The move of an entry that knows none. */
    static final int NO_MOVE = 511;

    /** The depth of a value that is the result of the game. */
    static final int SOLVED = 255;

    private static final int BUCKET = 4;
    private static final int STRIDE = 3;
    private static final int GENERATIONS = 128;

    /** An entry is three longs: player, opponent (or two other halves of a key), and its facts packed by {@link #pack}. */
    private final long[] entries;

    private final int mask;
    private int generation;

    /** A table of 2 to the power of {@code bits} entries, 24 bytes each. */
    TranspositionTable(int bits) {
        this.mask = (1 << (bits - 2)) - 1;
        this.entries = new long[STRIDE << bits];
    }

    /** Makes everything stored so far older than what will be stored from now on. */
    void newSearch() {
        generation = (generation + 1) % GENERATIONS;
    }

    /** Forgets everything. */
    void clear() {
        java.util.Arrays.fill(entries, 0);
        generation = 0;
    }

    /** The facts about a position; 0 where nothing is known. */
    long find(long player, long opponent) {
        int at = bucket(player, opponent);
        long[] table = entries;
        for (int i = 0; i < BUCKET; i++, at += STRIDE) {
            if (table[at] == player && table[at + 1] == opponent) {
                return table[at + 2];
            }
        }
        return 0;
    }

    /** Keeps what was found out: the value lies in lower…upper at this depth. */
    void store(long player, long opponent, int depth, int lower, int upper, int move) {
        int at = bucket(player, opponent);
        long[] table = entries;
        int victim = at;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < BUCKET; i++, at += STRIDE) {
            long facts = table[at + 2];
            if (table[at] == player && table[at + 1] == opponent && facts != 0) {
                update(at, facts, depth, lower, upper, move);
                return;
            }
            int worth = facts == 0 ? -1 : depth(facts) - 64 * ((generation - generation(facts)) & (GENERATIONS - 1));
            if (worth < least) {
                least = worth;
                victim = at;
            }
        }
        table[victim] = player;
        table[victim + 1] = opponent;
        table[victim + 2] = pack(lower, upper, depth, move, generation);
    }

    private void update(int at, long facts, int depth, int lower, int upper, int move) {
        int kept = move == NO_MOVE ? move(facts) : move;
        int low = lower;
        int high = upper;
        if (depth(facts) == depth) {
            low = Math.max(lower, lower(facts));
            high = Math.min(upper, upper(facts));
            if (low > high) {
                low = lower;
                high = upper;
            }
        } else if (depth(facts) == SOLVED) {
            return;
        }
        entries[at + 2] = pack(low, high, depth, kept, generation);
    }

    private int bucket(long first, long second) {
        long hash = first * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(second * 0xC2B2AE3D27D4EB4FL, 31);
        hash ^= hash >>> 32;
        hash *= 0xD6E8FEB86659FD93L;
        return ((int) (hash >>> 36) & mask) * (BUCKET * STRIDE);
    }

    private static long pack(int lower, int upper, int depth, int move, int generation) {
        return (lower & 0xFFFFL)
                | (upper & 0xFFFFL) << 16
                | (long) depth << 32
                | (long) move << 40
                | (long) generation << 49
                | 1L << 63;
    }

    /** The least that the position is worth, at the depth of these facts. */
    static int lower(long facts) {
        return (short) facts;
    }

    /** The most that the position is worth, at the depth of these facts. */
    static int upper(long facts) {
        return (short) (facts >>> 16);
    }

    /** The depth of the search that found these facts, {@link #SOLVED} for a result of the game. */
    static int depth(long facts) {
        return (int) (facts >>> 32) & 0xFF;
    }

    /** The best move known, {@link #NO_MOVE} where none is. */
    static int move(long facts) {
        return facts == 0 ? NO_MOVE : (int) (facts >>> 40) & 511;
    }

    private static int generation(long facts) {
        return (int) (facts >>> 49) & (GENERATIONS - 1);
    }
}
