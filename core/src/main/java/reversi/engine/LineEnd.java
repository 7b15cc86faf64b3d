package reversi.engine;

/**
 * Finds the best move of the last few empties for the end of a principal variation, where the transposition table, which holds nothing so
 * near the leaves, can't tell it. Some thousand nodes of plain alpha-beta; it counts none of them, as they are no part of the search.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class LineEnd {
    /** With more empties it would take longer than a picture. */
    static final int MOST_EMPTIES = 8;

    private static final int INFINITE = 100 * 100;

    private final Flips flips;
    private final Goal goal;
    private final long squares;

    LineEnd(Family family, Flips flips) {
        this.flips = flips;
        this.goal = family.goal();
        this.squares = family.squares();
    }

    /** The square of a best move for the side to move, which must have one. */
    int best(long player, long opponent) {
        int best = -INFINITE;
        int bestSquare = TranspositionTable.NO_MOVE;
        for (long rest = moves(player, opponent); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int value = after(player, opponent, square, best, INFINITE);
            if (value > best) {
                best = value;
                bestSquare = square;
            }
        }
        return bestSquare;
    }

    private long moves(long player, long opponent) {
        return BitMoves.moves(player, opponent) & squares;
    }

    private int after(long player, long opponent, int square, int alpha, int beta) {
        long flipped = flips.of(square, player, opponent);
        return -search(opponent ^ flipped, player | flipped | 1L << square, -beta, -alpha);
    }

    private int search(long player, long opponent, int alpha, int beta) {
        long moves = moves(player, opponent);
        if (moves == 0) {
            if (moves(opponent, player) != 0) {
                return -search(opponent, player, -beta, -alpha);
            }
            int empties = Long.bitCount(squares & ~(player | opponent));
            return goal.result(Long.bitCount(player), Long.bitCount(opponent), empties);
        }
        int best = -INFINITE;
        for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            best = Math.max(best, after(player, opponent, square, Math.max(alpha, best), beta));
        }
        return best;
    }
}
