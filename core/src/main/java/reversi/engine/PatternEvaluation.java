package reversi.engine;

/**
 * Pattern evaluation with incrementally updated pattern indices: a move costs a few additions. A position that it was not led to is
 * computed from scratch and gets the same value.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class PatternEvaluation implements Evaluation {
    private static final int MAX_PLIES = 64;

    /** Number of longs of indices. {@link #play} and {@link #sum} are unrolled for it, so that sums stay in registers. */
    private static final int LONGS = 13;

    /** Row length in longs: a whole number of cache lines. */
    private static final int ROW_BITS = 4;

    private static final int ROW = 1 << ROW_BITS;

    private final PatternWeights weights;
    private final Goal goal;
    private final long squares;
    private final int limit;
    private final Patterns patterns;

    /** Where the mobility weights begin in a table. */
    private final int mobilityOffset;

    private final int[] offsets;
    private final long[] highest;
    private final long[] steps = new long[64 * ROW];

    /** Pattern indices from the point of view of the side that was to move at the start: a row per ply, and one for other positions. */
    private final long[] indices = new long[(MAX_PLIES + 2) * ROW];

    /** The discs of the side to move, and of the opponent, by ply. */
    private final long[] players = new long[MAX_PLIES + 1];

    private final long[] opponents = new long[MAX_PLIES + 1];

    private int ply;

    /** Whether the indices must be read with colours swapped. */
    private boolean swapped;

    PatternEvaluation(PatternWeights weights) {
        this.weights = weights;
        this.goal = weights.family().goal();
        this.squares = weights.family().squares();
        this.limit = 100 * weights.family().squareCount() - 100;
        this.patterns = weights.patterns();
        this.mobilityOffset = patterns.size();
        this.offsets = patterns.offsets();
        this.highest = patterns.highest();
        if (patterns.longs() != LONGS) {
            throw new IllegalStateException(patterns.longs() + " longs of patterns, not " + LONGS);
        }
        for (int square = 0; square < 64; square++) {
            System.arraycopy(patterns.steps(), square * LONGS, steps, square * ROW, LONGS);
        }
    }

    @Override
    public void start(long player, long opponent) {
        ply = 0;
        swapped = false;
        players[0] = player;
        opponents[0] = opponent;
        patterns.fill(player, opponent, indices, 0);
    }

    @Override
    public void play(int square, long flips) {
        int offset = square << ROW_BITS;
        int from = ply << ROW_BITS;
        // (x ^ sign) - sign is x for 0 and -x for -1.
        long sign = swapped ? -1 : 0;
        playFirst(offset, flips, from, sign);
        playSecond(offset, flips, from, sign);
        players[ply + 1] = opponents[ply] ^ flips;
        opponents[ply + 1] = players[ply] | flips | 1L << square;
        ply++;
        swapped = !swapped;
    }

    private void playFirst(int offset, long flips, int from, long sign) {
        long[] step = steps;
        long a = 0;
        long b = 0;
        long c = 0;
        long d = 0;
        long e = 0;
        long f = 0;
        long g = 0;
        for (long rest = flips; rest != 0; rest &= rest - 1) {
            int disc = Long.numberOfTrailingZeros(rest) << ROW_BITS;
            a += step[disc];
            b += step[disc + 1];
            c += step[disc + 2];
            d += step[disc + 3];
            e += step[disc + 4];
            f += step[disc + 5];
            g += step[disc + 6];
        }
        long[] all = indices;
        int to = from + ROW;
        all[to] = all[from] + ((2 * a + step[offset] ^ sign) - sign);
        all[to + 1] = all[from + 1] + ((2 * b + step[offset + 1] ^ sign) - sign);
        all[to + 2] = all[from + 2] + ((2 * c + step[offset + 2] ^ sign) - sign);
        all[to + 3] = all[from + 3] + ((2 * d + step[offset + 3] ^ sign) - sign);
        all[to + 4] = all[from + 4] + ((2 * e + step[offset + 4] ^ sign) - sign);
        all[to + 5] = all[from + 5] + ((2 * f + step[offset + 5] ^ sign) - sign);
        all[to + 6] = all[from + 6] + ((2 * g + step[offset + 6] ^ sign) - sign);
    }

    private void playSecond(int offset, long flips, int from, long sign) {
        long[] step = steps;
        long a = 0;
        long b = 0;
        long c = 0;
        long d = 0;
        long e = 0;
        long f = 0;
        for (long rest = flips; rest != 0; rest &= rest - 1) {
            int disc = Long.numberOfTrailingZeros(rest) << ROW_BITS;
            a += step[disc + 7];
            b += step[disc + 8];
            c += step[disc + 9];
            d += step[disc + 10];
            e += step[disc + 11];
            f += step[disc + 12];
        }
        long[] all = indices;
        int to = from + ROW;
        all[to + 7] = all[from + 7] + ((2 * a + step[offset + 7] ^ sign) - sign);
        all[to + 8] = all[from + 8] + ((2 * b + step[offset + 8] ^ sign) - sign);
        all[to + 9] = all[from + 9] + ((2 * c + step[offset + 9] ^ sign) - sign);
        all[to + 10] = all[from + 10] + ((2 * d + step[offset + 10] ^ sign) - sign);
        all[to + 11] = all[from + 11] + ((2 * e + step[offset + 11] ^ sign) - sign);
        all[to + 12] = all[from + 12] + ((2 * f + step[offset + 12] ^ sign) - sign);
    }

    @Override
    public void undo() {
        ply--;
        swapped = !swapped;
    }

    @Override
    public void pass() {
        long player = players[ply];
        players[ply] = opponents[ply];
        opponents[ply] = player;
        swapped = !swapped;
    }

    @Override
    public int value(long player, long opponent) {
        return value(player, opponent, BitMoves.moves(player, opponent) & squares);
    }

    @Override
    public int value(long player, long opponent, long moves) {
        long replies = BitMoves.moves(opponent, player) & squares;
        if ((moves | replies) == 0) {
            return goal.result(
                    Long.bitCount(player), Long.bitCount(opponent), Long.bitCount(squares & ~(player | opponent)));
        }
        long empties = squares & ~(player | opponent);
        short[] table = weights.table(Long.bitCount(empties));
        int value = table[mobilityOffset + PatternWeights.mobilityIndex(Long.bitCount(moves))]
                + table[mobilityOffset + PatternWeights.MOBILITY + PatternWeights.mobilityIndex(Long.bitCount(replies))]
                + table[mobilityOffset + 2 * PatternWeights.MOBILITY + PatternWeights.parityIndex(empties)];
        if (!isAt(player, opponent)) {
            patterns.fill(player, opponent, indices, (MAX_PLIES + 1) * ROW);
            value += sum(table, indices, (MAX_PLIES + 1) * ROW);
        } else if (swapped) {
            value += sumSwapped(table, indices, ply << ROW_BITS);
        } else {
            value += sum(table, indices, ply << ROW_BITS);
        }
        return Math.max(-limit, Math.min(limit, value));
    }

    /** Whether this is the current position, whose indices are up to date. */
    boolean isAt(long player, long opponent) {
        return players[ply] == player && opponents[ply] == opponent;
    }

    private int sum(short[] table, long[] at, int from) {
        int[] offset = offsets;
        return four(table, offset[0], at[from])
                + four(table, offset[1], at[from + 1])
                + four(table, offset[2], at[from + 2])
                + four(table, offset[3], at[from + 3])
                + four(table, offset[4], at[from + 4])
                + four(table, offset[5], at[from + 5])
                + four(table, offset[6], at[from + 6])
                + four(table, offset[7], at[from + 7])
                + four(table, offset[8], at[from + 8])
                + four(table, offset[9], at[from + 9])
                + four(table, offset[10], at[from + 10])
                + four(table, offset[11], at[from + 11])
                + four(table, offset[12], at[from + 12]);
    }

    private int sumSwapped(short[] table, long[] at, int from) {
        int[] offset = offsets;
        long[] high = highest;
        return four(table, offset[0], high[0] - at[from])
                + four(table, offset[1], high[1] - at[from + 1])
                + four(table, offset[2], high[2] - at[from + 2])
                + four(table, offset[3], high[3] - at[from + 3])
                + four(table, offset[4], high[4] - at[from + 4])
                + four(table, offset[5], high[5] - at[from + 5])
                + four(table, offset[6], high[6] - at[from + 6])
                + four(table, offset[7], high[7] - at[from + 7])
                + four(table, offset[8], high[8] - at[from + 8])
                + four(table, offset[9], high[9] - at[from + 9])
                + four(table, offset[10], high[10] - at[from + 10])
                + four(table, offset[11], high[11] - at[from + 11])
                + four(table, offset[12], high[12] - at[from + 12]);
    }

    private static int four(short[] table, int offset, long lanes) {
        int low = (int) lanes;
        int high = (int) (lanes >>> (2 * Patterns.LANE_BITS));
        return table[offset + (low & Patterns.LANE)]
                + table[offset + (low >>> Patterns.LANE_BITS)]
                + table[offset + (high & Patterns.LANE)]
                + table[offset + (high >>> Patterns.LANE_BITS)];
    }
}
