package reversi.engine;

/**
 * Values a position by its {@link Patterns}. It follows the line of play, so that a move costs a few additions; a position
 * that it was not led to is read anew and gets the same value.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class PatternEvaluation implements Evaluation {
    private static final int LIMIT = FeatureEvaluation.LIMIT;
    private static final int MOST_PLIES = 64;

    private final PatternWeights weights;
    private final Patterns patterns;
    private final int longs;
    private final int[] offsets;
    private final long[] highest;
    private final long[] steps;

    /** Numbers for the side that was to move at the start: {@link #longs} for each ply of the line. */
    private final long[] numbers;

    /** The discs of the side to move, and of the other, at each ply of the line. */
    private final long[] players = new long[MOST_PLIES + 1];

    private final long[] opponents = new long[MOST_PLIES + 1];
    private final long[] fresh;

    private int ply;

    /** Whether the numbers are to be read with the colours changed. */
    private boolean changed;

    PatternEvaluation(PatternWeights weights) {
        this.weights = weights;
        this.patterns = weights.patterns();
        this.longs = patterns.longs();
        this.offsets = patterns.offsets();
        this.highest = patterns.highest();
        this.steps = patterns.steps();
        this.numbers = new long[(MOST_PLIES + 1) * longs];
        this.fresh = new long[longs];
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
        long[] all = numbers;
        long[] step = steps;
        int size = longs;
        int from = ply * size;
        int to = from + size;
        int on = square * size;
        if (changed) {
            for (int i = 0; i < size; i++) {
                all[to + i] = all[from + i] - step[on + i];
            }
            for (long rest = flips; rest != 0; rest &= rest - 1) {
                int disc = Long.numberOfTrailingZeros(rest) * size;
                for (int i = 0; i < size; i++) {
                    all[to + i] -= step[disc + i] << 1;
                }
            }
        } else {
            for (int i = 0; i < size; i++) {
                all[to + i] = all[from + i] + step[on + i];
            }
            for (long rest = flips; rest != 0; rest &= rest - 1) {
                int disc = Long.numberOfTrailingZeros(rest) * size;
                for (int i = 0; i < size; i++) {
                    all[to + i] += step[disc + i] << 1;
                }
            }
        }
        players[ply + 1] = opponents[ply] ^ flips;
        opponents[ply + 1] = players[ply] | flips | 1L << square;
        ply++;
        changed = !changed;
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
        long moves = BitMoves.moves(player, opponent);
        long replies = BitMoves.moves(opponent, player);
        if (moves == 0 && replies == 0) {
            return 100 * LastSquares.result(player, opponent);
        }
        short[] table = weights.table(64 - Long.bitCount(player | opponent));
        int more = patterns.size();
        int value = table[more + PatternWeights.mobilityPlace(Long.bitCount(moves))]
                + table[more + PatternWeights.MOBILITY + PatternWeights.mobilityPlace(Long.bitCount(replies))]
                + table[more + 2 * PatternWeights.MOBILITY + PatternWeights.parityPlace(~(player | opponent))];
        if (!isAt(player, opponent)) {
            patterns.fill(player, opponent, fresh, 0);
            value += sum(table, fresh, 0);
        } else if (changed) {
            value += sumChanged(table, ply * longs);
        } else {
            value += sum(table, numbers, ply * longs);
        }
        return Math.max(-LIMIT, Math.min(LIMIT, value));
    }

    /** Whether the line has reached this position, so that its numbers are known. */
    boolean isAt(long player, long opponent) {
        return players[ply] == player && opponents[ply] == opponent;
    }

    private int sum(short[] table, long[] from, int at) {
        int sum = 0;
        for (int i = 0; i < longs; i++) {
            sum += sum(table, offsets[i], from[at + i]);
        }
        return sum;
    }

    private int sumChanged(short[] table, int at) {
        int sum = 0;
        for (int i = 0; i < longs; i++) {
            sum += sum(table, offsets[i], highest[i] - numbers[at + i]);
        }
        return sum;
    }

    private static int sum(short[] table, int offset, long four) {
        int low = (int) four;
        int high = (int) (four >>> (2 * Patterns.LANE_BITS));
        return table[offset + (low & Patterns.LANE)]
                + table[offset + (low >>> Patterns.LANE_BITS)]
                + table[offset + (high & Patterns.LANE)]
                + table[offset + (high >>> Patterns.LANE_BITS)];
    }
}
