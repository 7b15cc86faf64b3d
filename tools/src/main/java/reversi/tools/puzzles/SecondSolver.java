package reversi.tools.puzzles;

/**
 * Solves the last empties by alpha-beta, to check what the engine found: it shares no code with it, neither moves nor flips, tables nor
 * bounds. Bit {@code rank * 8 + file} of a set of squares is a square. Not thread-safe.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
public final class SecondSolver {
    private static final long NOT_A = 0xFEFEFEFEFEFEFEFEL;
    private static final long NOT_H = 0x7F7F7F7F7F7F7F7FL;
    private static final long ALL = -1L;
    private static final long CORNERS = 0x8100000000000081L;

    /** Steps to the eight neighbours, and the squares that each can lead to. */
    private static final int[] STEPS = {1, 9, 8, 7, -1, -9, -8, -7};

    private static final long[] REACHED = {NOT_A, NOT_A, ALL, NOT_H, NOT_H, NOT_H, ALL, NOT_A};

    private static final int TABLE_BITS = 20;
    private static final int TABLE_EMPTIES = 7;
    private static final int ORDERED_EMPTIES = 5;
    private static final int LIMIT = 65;
    private static final int MOST_MOVES = 34;

    private final long[] tableOwn = new long[1 << TABLE_BITS];
    private final long[] tableOther = new long[1 << TABLE_BITS];
    private final byte[] tableLow = new byte[1 << TABLE_BITS];
    private final byte[] tableHigh = new byte[1 << TABLE_BITS];
    private final byte[] tableMove = new byte[1 << TABLE_BITS];
    private final long[][] orderedMoves = new long[LIMIT][MOST_MOVES];
    private final int[][] orderedScores = new int[LIMIT][MOST_MOVES];

    /** The squares on which the side with {@code own} may move. */
    static long moves(long own, long other) {
        long empty = ~(own | other);
        long moves = 0;
        for (int i = 0; i < STEPS.length; i++) {
            long run = step(own, i) & other;
            for (int length = 1; length < 6; length++) {
                run |= step(run, i) & other;
            }
            moves |= step(run, i) & empty;
        }
        return moves;
    }

    /** The discs that a disc on the square {@code bit} turns; none where the move is not legal. */
    public static long turned(long own, long other, long bit) {
        long turned = 0;
        for (int i = 0; i < STEPS.length; i++) {
            long row = 0;
            long next = step(bit, i);
            while ((next & other) != 0) {
                row |= next;
                next = step(next, i);
            }
            turned |= (next & own) != 0 ? row : 0;
        }
        return turned;
    }

    private static long step(long squares, int direction) {
        int by = STEPS[direction];
        return (by > 0 ? squares << by : squares >>> -by) & REACHED[direction];
    }

    /** Whether the result is exactly {@code value} discs for the side with {@code own}, empties counted for the winner. */
    boolean isExactly(long own, long other, int value) {
        return solve(own, other, value - 1, value) >= value && solve(own, other, value, value + 1) <= value;
    }

    /** The result if it lies between the bounds, otherwise a bound of it on the same side. */
    public int solve(long own, long other, int alpha, int beta) {
        return search(own, other, alpha, beta, Long.bitCount(~(own | other)));
    }

    private int search(long own, long other, int alpha, int beta, int empties) {
        if (empties < ORDERED_EMPTIES) {
            return searchAll(own, other, alpha, beta, empties);
        }
        long moves = moves(own, other);
        if (moves == 0) {
            return moves(other, own) == 0 ? result(own, other) : -search(other, own, -beta, -alpha, empties);
        }
        if (empties < TABLE_EMPTIES) {
            return searchOrdered(own, other, moves, alpha, beta, empties, -1);
        }
        int at = place(own, other);
        boolean isKnown = tableOwn[at] == own && tableOther[at] == other;
        if (isKnown && tableLow[at] >= beta) {
            return tableLow[at];
        }
        if (isKnown && (tableHigh[at] <= alpha || tableLow[at] == tableHigh[at])) {
            return tableHigh[at];
        }
        int first = isKnown ? tableMove[at] : -1;
        int value = searchOrdered(own, other, moves, alpha, beta, empties, first);
        keep(at, own, other, value, alpha, beta, orderedBest);
        return value;
    }

    /** The bit number of the move that was best in the last search of ordered moves. */
    private int orderedBest;

    private void keep(int at, long own, long other, int value, int alpha, int beta, int move) {
        boolean isSame = tableOwn[at] == own && tableOther[at] == other;
        tableLow[at] = (byte) Math.max(value > alpha ? value : -64, isSame ? tableLow[at] : -64);
        tableHigh[at] = (byte) Math.min(value < beta ? value : 64, isSame ? tableHigh[at] : 64);
        tableOwn[at] = own;
        tableOther[at] = other;
        tableMove[at] = (byte) move;
    }

    private static int place(long own, long other) {
        long mixed = (own * 0x9E3779B97F4A7C15L) ^ Long.rotateLeft(other * 0xC2B2AE3D27D4EB4FL, 31);
        return (int) (((mixed ^ (mixed >>> 29)) * 0xBF58476D1CE4E5B9L) >>> (64 - TABLE_BITS));
    }

    private int searchOrdered(long own, long other, long moves, int alpha, int beta, int empties, int first) {
        long[] squares = orderedMoves[empties];
        int count = order(own, other, moves, empties, first);
        int best = -LIMIT;
        int bestMove = -1;
        for (int i = 0; i < count; i++) {
            long bit = squares[i];
            long turned = turned(own, other, bit);
            int low = Math.max(alpha, best);
            int value = i == 0
                    ? -search(other & ~turned, own | turned | bit, -beta, -low, empties - 1)
                    : scout(other & ~turned, own | turned | bit, low, beta, empties - 1);
            if (value > best) {
                best = value;
                bestMove = Long.numberOfTrailingZeros(bit);
                if (best >= beta) {
                    break;
                }
            }
        }
        orderedBest = bestMove;
        return best;
    }

    private int scout(long own, long other, int low, int beta, int empties) {
        int value = -search(own, other, -low - 1, -low, empties);
        return value > low && value < beta ? -search(own, other, -beta, -value, empties) : value;
    }

    /** Puts the moves that leave the opponent the fewest answers first, and those into regions with an odd number of squares. */
    private int order(long own, long other, long moves, int empties, int first) {
        long[] squares = orderedMoves[empties];
        int[] scores = orderedScores[empties];
        long odd = odd(~(own | other));
        int count = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            long turned = turned(own, other, bit);
            long answers = moves(other & ~turned, own | turned | bit);
            int score = 4 * Long.bitCount(answers) + 4 * Long.bitCount(answers & CORNERS) - ((bit & odd) != 0 ? 3 : 0);
            score -= (bit & CORNERS) != 0 ? 4 : 0;
            score = Long.numberOfTrailingZeros(bit) == first ? Integer.MIN_VALUE : score;
            int at = count++;
            while (at > 0 && scores[at - 1] > score) {
                scores[at] = scores[at - 1];
                squares[at] = squares[at - 1];
                at--;
            }
            scores[at] = score;
            squares[at] = bit;
        }
        return count;
    }

    /** The empty squares of the regions that have an odd number of them. */
    static long odd(long empty) {
        long odd = 0;
        for (long rest = empty; rest != 0; ) {
            long region = region(rest & -rest, empty);
            odd |= (Long.bitCount(region) & 1) != 0 ? region : 0;
            rest &= ~region;
        }
        return odd;
    }

    /** The empty squares that neighbours, diagonal ones too, join to the square {@code bit}. */
    static long region(long bit, long empty) {
        long region = bit;
        long before = 0;
        while (region != before) {
            before = region;
            long sides = region | (region & NOT_H) << 1 | (region & NOT_A) >>> 1;
            region = (sides | sides << 8 | sides >>> 8) & empty;
        }
        return region;
    }

    private int searchAll(long own, long other, int alpha, int beta, int empties) {
        int best = -LIMIT;
        for (long rest = ~(own | other); rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            long turned = turned(own, other, bit);
            if (turned != 0) {
                best = Math.max(
                        best, -search(other & ~turned, own | turned | bit, -beta, -Math.max(alpha, best), empties - 1));
                if (best >= beta) {
                    return best;
                }
            }
        }
        if (best > -LIMIT) {
            return best;
        }
        return moves(other, own) == 0 ? result(own, other) : -search(other, own, -beta, -alpha, empties);
    }

    private static int result(long own, long other) {
        int mine = Long.bitCount(own);
        int theirs = Long.bitCount(other);
        int empty = 64 - mine - theirs;
        return mine - theirs + (mine > theirs ? empty : mine < theirs ? -empty : 0);
    }
}
