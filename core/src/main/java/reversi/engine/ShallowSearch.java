package reversi.engine;

/**
 * A shallow search with the static evaluation, for the endgame solver's move ordering and ProbCut. It does not use the transposition
 * table: storing its moves there made searches to the end slower.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class ShallowSearch {
    /** From this depth on, moves are ordered by the evaluation; below, by mobility. */
    private static final int EVALUATED_DEPTH = 4;

    private static final long CORNERS = 0x8100000000000081L;

    private final Flips flips;
    private final Evaluation evaluation;
    private final MoveLists moveLists = new MoveLists(64);
    private long nodes;

    ShallowSearch(Flips flips, Evaluation evaluation) {
        this.flips = flips;
        this.evaluation = evaluation;
    }

    long nodes() {
        return nodes;
    }

    /**
     * The value at {@code depth} plies in hundredths of a disc for the side to move within alpha…beta, otherwise a bound (fail-soft). The
     * evaluation must have been led to this position; its state is restored.
     */
    int value(long player, long opponent, int depth, int alpha, int beta) {
        return value(player, opponent, BitMoves.moves(player, opponent), depth, alpha, beta);
    }

    /** As above, when the moves are already known. */
    int value(long player, long opponent, long moves, int depth, int alpha, int beta) {
        nodes++;
        if (depth <= 0) {
            return evaluation.value(player, opponent, moves);
        }
        if (moves == 0) {
            if (BitMoves.moves(opponent, player) == 0) {
                return 100 * LastSquares.result(player, opponent);
            }
            evaluation.pass();
            int value = -value(opponent, player, depth, -beta, -alpha);
            evaluation.pass();
            return value;
        }
        int first = Long.bitCount(~(player | opponent)) * MoveLists.ROW;
        int end = generateMoves(player, opponent, moves, depth, first);
        return searchMoves(player, opponent, first, end, depth, alpha, beta);
    }

    private int searchMoves(long player, long opponent, int first, int end, int depth, int alpha, int beta) {
        int best = -Bounds.INFINITE;
        int floor = alpha;
        for (int i = first; i < end; i++) {
            moveLists.pickBest(i, end);
            int square = moveLists.squares[i];
            long flipped = moveLists.flips[i];
            long nextPlayer = opponent ^ flipped;
            long nextOpponent = player | flipped | 1L << square;
            evaluation.play(square, flipped);
            int value;
            if (i == first || beta - floor == 1) {
                value = -value(nextPlayer, nextOpponent, depth - 1, -beta, -floor);
            } else {
                value = -value(nextPlayer, nextOpponent, depth - 1, -floor - 1, -floor);
                if (value > floor && value < beta) {
                    value = -value(nextPlayer, nextOpponent, depth - 1, -beta, -floor);
                }
            }
            evaluation.undo();
            if (value > best) {
                best = value;
                if (value >= beta) {
                    break;
                }
                floor = Math.max(floor, value);
            }
        }
        return best;
    }

    private int generateMoves(long player, long opponent, long moves, int depth, int first) {
        int end = first;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flipped = flips.of(square, player, opponent);
            moveLists.squares[end] = square;
            moveLists.flips[end] = flipped;
            moveLists.scores[end] = moveScore(player, opponent, square, flipped, depth);
            end++;
        }
        return end;
    }

    private int moveScore(long player, long opponent, int square, long flipped, int depth) {
        int corner = (int) (CORNERS >>> square & 1);
        if (depth == 1) {
            return corner;
        }
        long nextPlayer = opponent ^ flipped;
        long nextOpponent = player | flipped | 1L << square;
        if (depth >= EVALUATED_DEPTH) {
            nodes++;
            return -evaluation.valueAfter(square, flipped, nextPlayer, nextOpponent);
        }
        long replies = BitMoves.moves(nextPlayer, nextOpponent);
        return 8 * corner - Long.bitCount(replies) - Long.bitCount(replies & CORNERS);
    }
}
