package reversi.engine;

import static reversi.engine.PatternTable.four;

/**
 * Pattern evaluation with incrementally updated pattern indices: a move costs a few additions. A position that it was not led to is
 * computed from scratch and gets the same value.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class PatternEvaluation implements Evaluation {
    private static final int MAX_PLIES = 64;

    /** Number of longs of indices. What a move changes is unrolled for it, so that sums stay in registers. */
    private static final int LONGS = 13;

    /** Row length in longs: a whole number of cache lines. */
    private static final int ROW_BITS = 4;

    private static final int ROW = 1 << ROW_BITS;

    /** The row that is summed, as the side to move sees it. */
    private static final int SUMMED_ROW = (MAX_PLIES + 1) * ROW;

    private final PatternWeights weights;
    private final Goal goal;
    private final long squares;
    private final int limit;
    private final Patterns patterns;
    private final long[] highest;
    private final long[] steps = new long[64 * ROW];

    /**
     * Pattern indices: a row per ply, as the side sees them that is not to move, since after a move it is to move and only what the move
     * changes is left to take off; and the row that is summed.
     */
    private final long[] indices = new long[SUMMED_ROW + ROW];

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
        int to = (ply + 1) << ROW_BITS;
        change(square, flips, to);
        turn(to, to);
        players[ply + 1] = opponents[ply] ^ flips;
        opponents[ply + 1] = players[ply] | flips | 1L << square;
        ply++;
    }

    /** Writes the row after a move, as the side to move then sees it. */
    private void change(int square, long flips, int to) {
        changeFirst(square << ROW_BITS, flips, ply << ROW_BITS, to);
        changeSecond(square << ROW_BITS, flips, ply << ROW_BITS, to);
    }

    private void changeFirst(int offset, long flips, int from, int to) {
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
        all[to] = all[from] - 2 * a - step[offset];
        all[to + 1] = all[from + 1] - 2 * b - step[offset + 1];
        all[to + 2] = all[from + 2] - 2 * c - step[offset + 2];
        all[to + 3] = all[from + 3] - 2 * d - step[offset + 3];
        all[to + 4] = all[from + 4] - 2 * e - step[offset + 4];
        all[to + 5] = all[from + 5] - 2 * f - step[offset + 5];
        all[to + 6] = all[from + 6] - 2 * g - step[offset + 6];
    }

    /** The other half; one loop for both would have more sums than there are registers. */
    private void changeSecond(int offset, long flips, int from, int to) {
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
        all[to + 7] = all[from + 7] - 2 * a - step[offset + 7];
        all[to + 8] = all[from + 8] - 2 * b - step[offset + 8];
        all[to + 9] = all[from + 9] - 2 * c - step[offset + 9];
        all[to + 10] = all[from + 10] - 2 * d - step[offset + 10];
        all[to + 11] = all[from + 11] - 2 * e - step[offset + 11];
        all[to + 12] = all[from + 12] - 2 * f - step[offset + 12];
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
        turn(from, from);
    }

    @Override
    public int value(long player, long opponent) {
        return value(player, opponent, BitMoves.moves(player, opponent) & squares);
    }

    @Override
    public int value(long player, long opponent, long moves) {
        if (isAt(player, opponent)) {
            turn(ply << ROW_BITS, SUMMED_ROW);
        } else {
            patterns.fill(player, opponent, indices, SUMMED_ROW);
        }
        return sum(player, opponent, moves);
    }

    @Override
    public int valueAfter(int square, long flips, long player, long opponent) {
        change(square, flips, SUMMED_ROW);
        return sum(player, opponent, BitMoves.moves(player, opponent) & squares);
    }

    /** Writes a row as the other side sees it. */
    private void turn(int from, int to) {
        for (int i = 0; i < LONGS; i++) {
            indices[to + i] = highest[i] - indices[from + i];
        }
    }

    /** The value of the position of the row that is summed. */
    private int sum(long player, long opponent, long moves) {
        long replies = BitMoves.moves(opponent, player) & squares;
        long empties = squares & ~(player | opponent);
        if ((moves | replies) == 0) {
            return goal.result(Long.bitCount(player), Long.bitCount(opponent), Long.bitCount(empties));
        }
        PatternTable table = weights.table(Long.bitCount(empties));
        int value = table.others(
                PatternWeights.mobilityIndex(Long.bitCount(moves)),
                PatternWeights.mobilityIndex(Long.bitCount(replies)),
                PatternWeights.parityIndex(empties));
        short[][] shapes = table.shapes();
        for (int i = 0; i < LONGS; i++) {
            value += four(shapes[i], indices[SUMMED_ROW + i]);
        }
        return Math.max(-limit, Math.min(limit, value));
    }

    /** Whether this is the current position, whose indices are up to date. */
    boolean isAt(long player, long opponent) {
        return players[ply] == player && opponents[ply] == opponent;
    }
}
