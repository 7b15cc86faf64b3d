package reversi.engine;

/**
 * A transposition table with full keys and buckets of four entries; the shallowest and oldest is replaced first. Values are hundredths of
 * a disc within ±32,000.
 *
 * <p>Lock-free: an entry's two key words are stored xor its data, so that a torn entry matches no position (R. Hyatt and T. Mann, "A
 * lock-less transposition table", 2002).
 */
final class TranspositionTable {
    /** The move of an entry without one. */
    static final int NO_MOVE = 511;

    /** The depth of values that are results of the game. */
    static final int SOLVED = 63;

    /** Maximum size in MiB: an array's length is an int. */
    static final int MAX_MEBIBYTES = 12_288;

    private static final int BUCKET = 4;
    private static final int STRIDE = 3;
    private static final int BUCKET_BYTES = BUCKET * STRIDE * 8;

    /** Generation 0 marks an entry that was never written. */
    private static final int GENERATIONS = 31;

    /** An entry is three longs: player ^ data, opponent ^ data (or the two halves of another key), and data as packed by {@link #pack}. */
    private final long[] entries;

    private final int buckets;
    private int generation = 1;

    /** A table of 2^{@code bits} (at least 2²) entries of 24 bytes. */
    TranspositionTable(int bits) {
        this((long) (BUCKET_BYTES / BUCKET) << bits);
    }

    private TranspositionTable(long bytes) {
        this.buckets = (int) Math.max(1, bytes / BUCKET_BYTES);
        this.entries = new long[buckets * BUCKET * STRIDE];
    }

    /** A table of {@code mebibytes}, 1…{@link #MAX_MEBIBYTES}. */
    static TranspositionTable ofMebibytes(int mebibytes) {
        if (mebibytes < 1 || mebibytes > MAX_MEBIBYTES) {
            throw new IllegalArgumentException("a table takes 1 to " + MAX_MEBIBYTES + " MiB, not " + mebibytes);
        }
        return new TranspositionTable((long) mebibytes << 20);
    }

    /** A table of {@code kibibytes}, 1 or more. */
    static TranspositionTable ofKibibytes(int kibibytes) {
        return new TranspositionTable((long) kibibytes << 10);
    }

    /** Starts a new generation: older entries are replaced first. */
    void newSearch() {
        generation = generation % GENERATIONS + 1;
    }

    /** Removes all entries. */
    void clear() {
        java.util.Arrays.fill(entries, 0);
        generation = 1;
    }

    /** The entry of a position; 0 if there is none. */
    long probe(long player, long opponent) {
        int index = bucket(player, opponent);
        long[] table = entries;
        for (int i = 0; i < BUCKET; i++, index += STRIDE) {
            long entry = table[index + 2];
            if ((table[index] ^ entry) == player && (table[index + 1] ^ entry) == opponent) {
                return entry;
            }
        }
        return 0;
    }

    /** Stores the bounds found by a full-width search. */
    void store(long player, long opponent, int depth, int lower, int upper, int move) {
        store(player, opponent, depth, ProbCut.NONE, lower, upper, move);
    }

    /**
     * Stores the bounds found by a search of this depth and selectivity; merges them with an equal entry's, and never overwrites a solved
     * entry by a less certain one.
     */
    void store(long player, long opponent, int depth, int selectivity, int lower, int upper, int move) {
        int index = bucket(player, opponent);
        long[] table = entries;
        int victim = index;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < BUCKET; i++, index += STRIDE) {
            long entry = table[index + 2];
            long first = table[index] ^ entry;
            long second = table[index + 1] ^ entry;
            if (first == player && second == opponent && entry != 0) {
                update(index, player, opponent, entry, depth, selectivity, lower, upper, move);
                return;
            }
            int value = entry == 0 ? -1_000_000 : replacementValue(entry, first | second);
            if (value < least) {
                least = value;
                victim = index;
            }
        }
        write(victim, player, opponent, pack(lower, upper, depth, selectivity, move, NO_MOVE, generation));
    }

    private void write(int index, long player, long opponent, long entry) {
        long[] table = entries;
        table[index] = player ^ entry;
        table[index + 1] = opponent ^ entry;
        table[index + 2] = entry;
    }

    /** The replacement value: the depth searched below an entry, much less for older generations. */
    private int replacementValue(long entry, long discs) {
        int depth = depth(entry);
        int plies = depth == SOLVED ? 64 - Long.bitCount(discs) : depth;
        int age = generation - generation(entry);
        return plies - 64 * (age < 0 ? age + GENERATIONS : age);
    }

    private void update(
            int index,
            long player,
            long opponent,
            long entry,
            int depth,
            int selectivity,
            int lower,
            int upper,
            int move) {
        int first = move == NO_MOVE ? move(entry) : move;
        int second = first == move(entry) ? secondMove(entry) : move(entry);
        int low = lower;
        int high = upper;
        if (depth(entry) == depth && selectivity(entry) == selectivity) {
            low = Math.max(lower, lower(entry));
            high = Math.min(upper, upper(entry));
            if (low > high) {
                low = lower;
                high = upper;
            }
        } else if (depth(entry) == SOLVED && selectivity(entry) >= selectivity) {
            return;
        }
        write(index, player, opponent, pack(low, high, depth, selectivity, first, second, generation));
    }

    private int bucket(long first, long second) {
        long hash = PositionHash.mix(first, second);
        hash ^= hash >>> 32;
        hash *= 0xD6E8FEB86659FD93L;
        return (int) (((hash >>> 32) * buckets) >>> 32) * (BUCKET * STRIDE);
    }

    private static long pack(int lower, int upper, int depth, int selectivity, int first, int second, int generation) {
        return (lower & 0xFFFFL)
                | (upper & 0xFFFFL) << 16
                | (long) first << 32
                | (long) second << 41
                | (long) depth << 50
                | (long) selectivity << 56
                | (long) generation << 59;
    }

    /** The lower bound, in hundredths of a disc. */
    static int lower(long entry) {
        return (short) entry;
    }

    /** The upper bound, in hundredths of a disc. */
    static int upper(long entry) {
        return (short) (entry >>> 16);
    }

    /** The depth of the search; {@link #SOLVED} for a result of the game. */
    static int depth(long entry) {
        return (int) (entry >>> 50) & 63;
    }

    /** The selectivity of the search, as in {@link ProbCut}. */
    static int selectivity(long entry) {
        return (int) (entry >>> 56) & 7;
    }

    /** Whether the bounds are those of the game's result, at this selectivity or less selective. */
    static boolean isSolved(long entry, int selectivity) {
        return depth(entry) == SOLVED && selectivity(entry) >= selectivity;
    }

    /** The hash move, or {@link #NO_MOVE}. */
    static int move(long entry) {
        return entry == 0 ? NO_MOVE : (int) (entry >>> 32) & 511;
    }

    /** The previous hash move, or {@link #NO_MOVE}. */
    static int secondMove(long entry) {
        return entry == 0 ? NO_MOVE : (int) (entry >>> 41) & 511;
    }

    private static int generation(long entry) {
        return (int) (entry >>> 59) & 31;
    }
}
