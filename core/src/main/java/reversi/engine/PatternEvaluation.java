package reversi.engine;

/**
 * Values a position by its {@link Patterns}. It follows the line of play, so that a move costs a few additions; a position
 * that it was not led to is read anew and gets the same value.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class PatternEvaluation implements Evaluation {
    private static final int LIMIT = FeatureEvaluation.LIMIT;
    private static final int MOST_PLIES = 64;

    /** Longs of numbers: written out in {@link #play} and {@link #sum}, whose sums stay in registers that way. */
    private static final int LONGS = 13;

    /** Longs from one row to the next, a whole number of cache lines. */
    private static final int ROW_BITS = 4;

    private static final int ROW = 1 << ROW_BITS;

    private final PatternWeights weights;
    private final Patterns patterns;

    /** Where the weights of mobility begin. */
    private final int more;

    private final int[] offsets;
    private final long[] highest;
    private final long[] steps = new long[64 * ROW];

    /** Numbers for the side that was to move at the start: a row for each ply of the line, and one to read others anew. */
    private final long[] numbers = new long[(MOST_PLIES + 2) * ROW];

    /** The discs of the side to move, and of the other, at each ply of the line. */
    private final long[] players = new long[MOST_PLIES + 1];

    private final long[] opponents = new long[MOST_PLIES + 1];

    private int ply;

    /** Whether the numbers are to be read with the colours changed. */
    private boolean changed;

    PatternEvaluation(PatternWeights weights) {
        this.weights = weights;
        this.patterns = weights.patterns();
        this.more = patterns.size();
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
        changed = false;
        players[0] = player;
        opponents[0] = opponent;
        patterns.fill(player, opponent, numbers, 0);
    }

    @Override
    public void play(int square, long flips) {
        int on = square << ROW_BITS;
        int from = ply << ROW_BITS;
        // All ones takes away what nought adds: x ^ -1 is -x - 1.
        long sign = changed ? -1 : 0;
        playFirst(on, flips, from, sign);
        playSecond(on, flips, from, sign);
        players[ply + 1] = opponents[ply] ^ flips;
        opponents[ply + 1] = players[ply] | flips | 1L << square;
        ply++;
        changed = !changed;
    }

    private void playFirst(int on, long flips, int from, long sign) {
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
        long[] all = numbers;
        int to = from + ROW;
        all[to] = all[from] + ((2 * a + step[on] ^ sign) - sign);
        all[to + 1] = all[from + 1] + ((2 * b + step[on + 1] ^ sign) - sign);
        all[to + 2] = all[from + 2] + ((2 * c + step[on + 2] ^ sign) - sign);
        all[to + 3] = all[from + 3] + ((2 * d + step[on + 3] ^ sign) - sign);
        all[to + 4] = all[from + 4] + ((2 * e + step[on + 4] ^ sign) - sign);
        all[to + 5] = all[from + 5] + ((2 * f + step[on + 5] ^ sign) - sign);
        all[to + 6] = all[from + 6] + ((2 * g + step[on + 6] ^ sign) - sign);
    }

    private void playSecond(int on, long flips, int from, long sign) {
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
        long[] all = numbers;
        int to = from + ROW;
        all[to + 7] = all[from + 7] + ((2 * a + step[on + 7] ^ sign) - sign);
        all[to + 8] = all[from + 8] + ((2 * b + step[on + 8] ^ sign) - sign);
        all[to + 9] = all[from + 9] + ((2 * c + step[on + 9] ^ sign) - sign);
        all[to + 10] = all[from + 10] + ((2 * d + step[on + 10] ^ sign) - sign);
        all[to + 11] = all[from + 11] + ((2 * e + step[on + 11] ^ sign) - sign);
        all[to + 12] = all[from + 12] + ((2 * f + step[on + 12] ^ sign) - sign);
    }

    @Override
    public void undo() {
        ply--;
        changed = !changed;
    }

    @Override
    public void pass() {
        long swapped = players[ply];
        players[ply] = opponents[ply];
        opponents[ply] = swapped;
        changed = !changed;
    }

    @Override
    public int value(long player, long opponent) {
        return value(player, opponent, BitMoves.moves(player, opponent));
    }

    @Override
    public int value(long player, long opponent, long moves) {
        long replies = BitMoves.moves(opponent, player);
        if ((moves | replies) == 0) {
            return 100 * LastSquares.result(player, opponent);
        }
        long empties = ~(player | opponent);
        short[] table = weights.table(Long.bitCount(empties));
        int value = table[more + PatternWeights.mobilityPlace(Long.bitCount(moves))]
                + table[more + PatternWeights.MOBILITY + PatternWeights.mobilityPlace(Long.bitCount(replies))]
                + table[more + 2 * PatternWeights.MOBILITY + PatternWeights.parityPlace(empties)];
        if (!isAt(player, opponent)) {
            patterns.fill(player, opponent, numbers, (MOST_PLIES + 1) * ROW);
            value += sum(table, numbers, (MOST_PLIES + 1) * ROW);
        } else if (changed) {
            value += sumChanged(table, numbers, ply << ROW_BITS);
        } else {
            value += sum(table, numbers, ply << ROW_BITS);
        }
        return Math.max(-LIMIT, Math.min(LIMIT, value));
    }

    /** Whether the line has reached this position, so that its numbers are known. */
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

    private int sumChanged(short[] table, long[] at, int from) {
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
