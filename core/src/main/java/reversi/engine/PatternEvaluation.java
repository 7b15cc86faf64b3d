package reversi.engine;

import static reversi.engine.PatternTable.four;

/**
 * Pattern evaluation with incrementally updated pattern indices: a move costs a few additions. A position that it was not led to is
 * computed from scratch and gets the same value.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class PatternEvaluation implements Evaluation {
    private static final int MAX_PLIES = 64;

    /** Number of longs of indices. {@link #play} and {@link #valueAfter} are unrolled for it, so that sums stay in registers. */
    private static final int LONGS = 13;

    /** Row length in longs: a whole number of cache lines. */
    private static final int ROW_BITS = 4;

    private static final int ROW = 1 << ROW_BITS;

    /** The row of positions that no moves led to. */
    private static final int OTHER_ROW = (MAX_PLIES + 1) * ROW;

    private final PatternWeights weights;
    private final Goal goal;
    private final long squares;
    private final int limit;
    private final Patterns patterns;
    private final long[] highest;
    private final long[] steps = new long[64 * ROW];

    /**
     * Pattern indices, a row per ply and one for other positions, as the side sees them that is not to move: after a move it is to move,
     * and what the move changes is all that is left to take off.
     */
    private final long[] indices = new long[OTHER_ROW + ROW];

    /** The discs of the side to move, and of the opponent, by ply. */
    private final long[] players = new long[MAX_PLIES + 1];

    private final long[] opponents = new long[MAX_PLIES + 1];

    private int ply;

    PatternEvaluation(PatternWeights weights) {
        this.weights = weights;
        this.goal = weights.family().goal();
        this.squares = weights.family().squares();
        this.limit = 100 * weights.family().squareCount() - 100;
        this.patterns = weights.patterns();
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
        players[0] = player;
        opponents[0] = opponent;
        patterns.fill(opponent, player, indices, 0);
    }

    @Override
    public void play(int square, long flips) {
        int offset = square << ROW_BITS;
        int from = ply << ROW_BITS;
        playFirst(offset, flips, from);
        playSecond(offset, flips, from);
        players[ply + 1] = opponents[ply] ^ flips;
        opponents[ply + 1] = players[ply] | flips | 1L << square;
        ply++;
    }

    private void playFirst(int offset, long flips, int from) {
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
        long[] high = highest;
        int to = from + ROW;
        all[to] = high[0] - all[from] + 2 * a + step[offset];
        all[to + 1] = high[1] - all[from + 1] + 2 * b + step[offset + 1];
        all[to + 2] = high[2] - all[from + 2] + 2 * c + step[offset + 2];
        all[to + 3] = high[3] - all[from + 3] + 2 * d + step[offset + 3];
        all[to + 4] = high[4] - all[from + 4] + 2 * e + step[offset + 4];
        all[to + 5] = high[5] - all[from + 5] + 2 * f + step[offset + 5];
        all[to + 6] = high[6] - all[from + 6] + 2 * g + step[offset + 6];
    }

    private void playSecond(int offset, long flips, int from) {
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
        long[] high = highest;
        int to = from + ROW;
        all[to + 7] = high[7] - all[from + 7] + 2 * a + step[offset + 7];
        all[to + 8] = high[8] - all[from + 8] + 2 * b + step[offset + 8];
        all[to + 9] = high[9] - all[from + 9] + 2 * c + step[offset + 9];
        all[to + 10] = high[10] - all[from + 10] + 2 * d + step[offset + 10];
        all[to + 11] = high[11] - all[from + 11] + 2 * e + step[offset + 11];
        all[to + 12] = high[12] - all[from + 12] + 2 * f + step[offset + 12];
    }

    @Override
    public void undo() {
        ply--;
    }

    @Override
    public void pass() {
        long player = players[ply];
        players[ply] = opponents[ply];
        opponents[ply] = player;
        int from = ply << ROW_BITS;
        for (int i = 0; i < LONGS; i++) {
            indices[from + i] = highest[i] - indices[from + i];
        }
    }

    @Override
    public int value(long player, long opponent) {
        return value(player, opponent, BitMoves.moves(player, opponent) & squares);
    }

    @Override
    public int value(long player, long opponent, long moves) {
        long replies = BitMoves.moves(opponent, player) & squares;
        if ((moves | replies) == 0) {
            return result(player, opponent);
        }
        int row = ply << ROW_BITS;
        if (!isAt(player, opponent)) {
            row = OTHER_ROW;
            patterns.fill(opponent, player, indices, row);
        }
        long empties = squares & ~(player | opponent);
        PatternTable table = weights.table(Long.bitCount(empties));
        short[][] shapes = table.shapes();
        int value = others(table, empties, moves, replies);
        for (int i = 0; i < LONGS; i++) {
            value += four(shapes[i], highest[i] - indices[row + i]);
        }
        return limited(value);
    }

    @Override
    public int valueAfter(int square, long flips, long player, long opponent) {
        long moves = BitMoves.moves(player, opponent) & squares;
        long replies = BitMoves.moves(opponent, player) & squares;
        if ((moves | replies) == 0) {
            return result(player, opponent);
        }
        long empties = squares & ~(player | opponent);
        PatternTable table = weights.table(Long.bitCount(empties));
        short[][] shapes = table.shapes();
        int offset = square << ROW_BITS;
        int from = ply << ROW_BITS;
        return limited(others(table, empties, moves, replies)
                + firstAfter(shapes, offset, flips, from)
                + secondAfter(shapes, offset, flips, from));
    }

    private int firstAfter(short[][] shapes, int offset, long flips, int from) {
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
        return four(shapes[0], all[from] - 2 * a - step[offset])
                + four(shapes[1], all[from + 1] - 2 * b - step[offset + 1])
                + four(shapes[2], all[from + 2] - 2 * c - step[offset + 2])
                + four(shapes[3], all[from + 3] - 2 * d - step[offset + 3])
                + four(shapes[4], all[from + 4] - 2 * e - step[offset + 4])
                + four(shapes[5], all[from + 5] - 2 * f - step[offset + 5])
                + four(shapes[6], all[from + 6] - 2 * g - step[offset + 6]);
    }

    private int secondAfter(short[][] shapes, int offset, long flips, int from) {
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
        return four(shapes[7], all[from + 7] - 2 * a - step[offset + 7])
                + four(shapes[8], all[from + 8] - 2 * b - step[offset + 8])
                + four(shapes[9], all[from + 9] - 2 * c - step[offset + 9])
                + four(shapes[10], all[from + 10] - 2 * d - step[offset + 10])
                + four(shapes[11], all[from + 11] - 2 * e - step[offset + 11])
                + four(shapes[12], all[from + 12] - 2 * f - step[offset + 12]);
    }

    private static int others(PatternTable table, long empties, long moves, long replies) {
        return table.others(
                PatternWeights.mobilityIndex(Long.bitCount(moves)),
                PatternWeights.mobilityIndex(Long.bitCount(replies)),
                PatternWeights.parityIndex(empties));
    }

    private int result(long player, long opponent) {
        return goal.result(
                Long.bitCount(player), Long.bitCount(opponent), Long.bitCount(squares & ~(player | opponent)));
    }

    private int limited(int value) {
        return Math.max(-limit, Math.min(limit, value));
    }

    /** Whether this is the current position, whose indices are up to date. */
    boolean isAt(long player, long opponent) {
        return players[ply] == player && opponents[ply] == opponent;
    }
}
