package reversi.engine;

/**
 * Pattern evaluation with incrementally updated pattern indices: a move costs a few additions. A position that it was not led to is
 * computed from scratch and gets the same value.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class PatternEvaluation implements Evaluation {
    private static final int MAX_PLIES = 64;

    /** By number of empties. */
    private final PatternSum[] tables;

    private final Goal goal;
    private final long squares;
    private final int limit;
    private final Patterns patterns;
    private final PatternNumbers highest;
    /** By square. */
    private final PatternNumbers[] steps = new PatternNumbers[64];

    /**
     * By ply, the numbers as the side sees them that is not to move, since after a move it is to move and only what the move changes is left
     * to take off.
     */
    private final PatternNumbers[] rows = new PatternNumbers[MAX_PLIES + 1];

    /** The numbers that are summed, as the side to move sees them. */
    private final PatternNumbers summed = new PatternNumbers();

    /** Where a position's numbers are found from scratch. */
    private final long[] filled;

    /** The discs of the side to move, and of the opponent, by ply. */
    private final long[] players = new long[MAX_PLIES + 1];

    private final long[] opponents = new long[MAX_PLIES + 1];

    private int ply;

    PatternEvaluation(PatternWeights weights) {
        this.goal = weights.family().goal();
        this.squares = weights.family().squares();
        this.limit = 100 * weights.family().squareCount() - 100;
        this.patterns = weights.patterns();
        this.filled = new long[patterns.longs()];
        if (patterns.longs() != PatternNumbers.LONGS) {
            throw new IllegalStateException(patterns.longs() + " longs of patterns, not " + PatternNumbers.LONGS);
        }
        this.highest = new PatternNumbers();
        highest.set(patterns.highest(), 0);
        for (int square = 0; square < 64; square++) {
            steps[square] = new PatternNumbers();
            steps[square].set(patterns.steps(), square * PatternNumbers.LONGS);
        }
        for (int i = 0; i < rows.length; i++) {
            rows[i] = new PatternNumbers();
        }
        tables = weights.sums();
    }

    @Override
    public void start(long player, long opponent) {
        ply = -1;
        enter(player, opponent);
    }

    @Override
    public void enter(long player, long opponent) {
        ply++;
        players[ply] = player;
        opponents[ply] = opponent;
        patterns.fill(opponent, player, filled, 0);
        rows[ply].set(filled, 0);
    }

    @Override
    public void play(int square, long flips) {
        PatternNumbers to = rows[ply + 1];
        change(square, flips, to);
        to.turn(to, highest);
        players[ply + 1] = opponents[ply] ^ flips;
        opponents[ply + 1] = players[ply] | flips | 1L << square;
        ply++;
    }

    /** Writes the numbers after a move, as the side to move then sees them. */
    private void change(int square, long flips, PatternNumbers to) {
        PatternNumbers from = rows[ply];
        changeFirst(steps[square], flips, from, to);
        changeSecond(steps[square], flips, from, to);
    }

    private void changeFirst(PatternNumbers placed, long flips, PatternNumbers from, PatternNumbers to) {
        PatternNumbers[] step = steps;
        long a = 0;
        long b = 0;
        long c = 0;
        long d = 0;
        long e = 0;
        long f = 0;
        long g = 0;
        for (long rest = flips; rest != 0; rest &= rest - 1) {
            PatternNumbers disc = step[Long.numberOfTrailingZeros(rest)];
            a += disc.a;
            b += disc.b;
            c += disc.c;
            d += disc.d;
            e += disc.e;
            f += disc.f;
            g += disc.g;
        }
        to.a = from.a - 2 * a - placed.a;
        to.b = from.b - 2 * b - placed.b;
        to.c = from.c - 2 * c - placed.c;
        to.d = from.d - 2 * d - placed.d;
        to.e = from.e - 2 * e - placed.e;
        to.f = from.f - 2 * f - placed.f;
        to.g = from.g - 2 * g - placed.g;
    }

    /** The other half; one loop for both would have more sums than there are registers. */
    private void changeSecond(PatternNumbers placed, long flips, PatternNumbers from, PatternNumbers to) {
        PatternNumbers[] step = steps;
        long h = 0;
        long i = 0;
        long j = 0;
        long k = 0;
        long l = 0;
        long m = 0;
        for (long rest = flips; rest != 0; rest &= rest - 1) {
            PatternNumbers disc = step[Long.numberOfTrailingZeros(rest)];
            h += disc.h;
            i += disc.i;
            j += disc.j;
            k += disc.k;
            l += disc.l;
            m += disc.m;
        }
        to.h = from.h - 2 * h - placed.h;
        to.i = from.i - 2 * i - placed.i;
        to.j = from.j - 2 * j - placed.j;
        to.k = from.k - 2 * k - placed.k;
        to.l = from.l - 2 * l - placed.l;
        to.m = from.m - 2 * m - placed.m;
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
        rows[ply].turn(rows[ply], highest);
    }

    @Override
    public int value(long player, long opponent) {
        return value(player, opponent, BitMoves.moves(player, opponent) & squares);
    }

    @Override
    public int value(long player, long opponent, long moves) {
        if (isAt(player, opponent)) {
            summed.turn(rows[ply], highest);
        } else {
            patterns.fill(player, opponent, filled, 0);
            summed.set(filled, 0);
        }
        return sum(player, opponent, moves);
    }

    @Override
    public int valueAfter(int square, long flips, long player, long opponent) {
        change(square, flips, summed);
        return sum(player, opponent, BitMoves.moves(player, opponent) & squares);
    }

    /** The value of the position of the numbers that are summed. */
    private int sum(long player, long opponent, long moves) {
        long replies = BitMoves.moves(opponent, player) & squares;
        long empties = squares & ~(player | opponent);
        if ((moves | replies) == 0) {
            return goal.result(Long.bitCount(player), Long.bitCount(opponent), Long.bitCount(empties));
        }
        PatternSum table = tables[Long.bitCount(empties)];
        int value = table.others(
                        PatternEntries.mobilityIndex(Long.bitCount(moves)),
                        PatternEntries.mobilityIndex(Long.bitCount(replies)),
                        PatternEntries.parityIndex(empties))
                + table.sum(summed);
        return Math.max(-limit, Math.min(limit, value));
    }

    /** Whether this is the current position, whose indices are up to date. */
    boolean isAt(long player, long opponent) {
        return players[ply] == player && opponents[ply] == opponent;
    }
}
