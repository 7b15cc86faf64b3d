package reversi.engine;

/**
 * What searches have learned about positions, kept by the full position: buckets of four, the shallowest and oldest
 * replaced first. Values are hundredths of a disc within ±32,000.
 *
 * <p>Several threads may find and store at once without locks: an entry's two key words are kept xor its facts, so that an
 * entry whose words come from different writers matches no position (R. Hyatt and T. Mann, "A lock-less transposition
 * table", 2002).
 */
final class TranspositionTable {
    /** The move of an entry that knows none. */
    static final int NO_MOVE = 511;

    /** The depth of a value that is the result of the game. */
    static final int SOLVED = 63;

    /** The largest table in MiB: an array's length is an int. */
    static final int MOST_MEBIBYTES = 12_288;

    private static final int BUCKET = 4;
    private static final int STRIDE = 3;
    private static final int BUCKET_BYTES = BUCKET * STRIDE * 8;

    /** Generation 0 marks an entry that was never written. */
    private static final int GENERATIONS = 31;

    /** An entry is three longs: player ^ facts, opponent ^ facts (or two other halves of a key), and facts by {@link #pack}. */
    private final long[] entries;

    private final int buckets;
    private int generation = 1;

    /** A table of 2 to the power of {@code bits} (2 or more) entries, 24 bytes each. */
    TranspositionTable(int bits) {
        this((long) (BUCKET_BYTES / BUCKET) << bits);
    }

    private TranspositionTable(long bytes) {
        this.buckets = (int) Math.max(1, bytes / BUCKET_BYTES);
        this.entries = new long[buckets * BUCKET * STRIDE];
    }

    /** A table that takes so many MiB, 1…{@link #MOST_MEBIBYTES}. */
    static TranspositionTable ofMebibytes(int mebibytes) {
        if (mebibytes < 1 || mebibytes > MOST_MEBIBYTES) {
            throw new IllegalArgumentException("a table takes 1 to " + MOST_MEBIBYTES + " MiB, not " + mebibytes);
        }
        return new TranspositionTable((long) mebibytes << 20);
    }

    /** Makes everything stored so far older than what will be stored from now on. */
    void newSearch() {
        generation = generation % GENERATIONS + 1;
    }

    /** Forgets everything. */
    void clear() {
        java.util.Arrays.fill(entries, 0);
        generation = 1;
    }

    /** The facts about a position; 0 where nothing is known. */
    long find(long player, long opponent) {
        int at = bucket(player, opponent);
        long[] table = entries;
        for (int i = 0; i < BUCKET; i++, at += STRIDE) {
            long facts = table[at + 2];
            if ((table[at] ^ facts) == player && (table[at + 1] ^ facts) == opponent) {
                return facts;
            }
        }
        return 0;
    }

    /** Keeps what an unselective search found out: the value lies in lower…upper at this depth. */
    void store(long player, long opponent, int depth, int lower, int upper, int move) {
        store(player, opponent, depth, ProbCut.NONE, lower, upper, move);
    }

    /** Keeps what was found out: the value lies in lower…upper at this depth, as far as a selectivity may be trusted. */
    void store(long player, long opponent, int depth, int selectivity, int lower, int upper, int move) {
        int at = bucket(player, opponent);
        long[] table = entries;
        int victim = at;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < BUCKET; i++, at += STRIDE) {
            long facts = table[at + 2];
            long first = table[at] ^ facts;
            long second = table[at + 1] ^ facts;
            if (first == player && second == opponent && facts != 0) {
                update(at, player, opponent, facts, depth, selectivity, lower, upper, move);
                return;
            }
            int worth = facts == 0 ? -1_000_000 : worth(facts, first | second);
            if (worth < least) {
                least = worth;
                victim = at;
            }
        }
        put(victim, player, opponent, pack(lower, upper, depth, selectivity, move, NO_MOVE, generation));
    }

    private void put(int at, long player, long opponent, long facts) {
        long[] table = entries;
        table[at] = player ^ facts;
        table[at + 1] = opponent ^ facts;
        table[at + 2] = facts;
    }

    /** How much work an entry saves: the plies that were searched below it, and hardly any once it is of an older search. */
    private int worth(long facts, long discs) {
        int depth = depth(facts);
        int plies = depth == SOLVED ? 64 - Long.bitCount(discs) : depth;
        int age = generation - generation(facts);
        return plies - 64 * (age < 0 ? age + GENERATIONS : age);
    }

    private void update(
            int at,
            long player,
            long opponent,
            long facts,
            int depth,
            int selectivity,
            int lower,
            int upper,
            int move) {
        int first = move == NO_MOVE ? move(facts) : move;
        int second = first == move(facts) ? secondMove(facts) : move(facts);
        int low = lower;
        int high = upper;
        if (depth(facts) == depth && selectivity(facts) == selectivity) {
            low = Math.max(lower, lower(facts));
            high = Math.min(upper, upper(facts));
            if (low > high) {
                low = lower;
                high = upper;
            }
        } else if (depth(facts) == SOLVED && selectivity(facts) >= selectivity) {
            return;
        }
        put(at, player, opponent, pack(low, high, depth, selectivity, first, second, generation));
    }

    private int bucket(long first, long second) {
        long hash = first * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(second * 0xC2B2AE3D27D4EB4FL, 31);
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
        return (int) (facts >>> 50) & 63;
    }

    /** How selective the search was that found these facts, as {@link ProbCut} counts. */
    static int selectivity(long facts) {
        return (int) (facts >>> 56) & 7;
    }

    /** Whether these facts bound the result of the game, as surely as a selectivity asks for. */
    static boolean isSolved(long facts, int selectivity) {
        return depth(facts) == SOLVED && selectivity(facts) >= selectivity;
    }

    /** The best move known, {@link #NO_MOVE} where none is. */
    static int move(long facts) {
        return facts == 0 ? NO_MOVE : (int) (facts >>> 32) & 511;
    }

    /** The best move before that, {@link #NO_MOVE} where none is known. */
    static int secondMove(long facts) {
        return facts == 0 ? NO_MOVE : (int) (facts >>> 41) & 511;
    }

    private static int generation(long facts) {
        return (int) (facts >>> 59) & 31;
    }
}
