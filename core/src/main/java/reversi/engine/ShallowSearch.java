package reversi.engine;

/**
 * Looks a few plies ahead by the evaluation, for the endgame's order of moves and its selective cuts. It leaves the table
 * alone: moves that looked best from so near spoiled the order of searches to the end.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class ShallowSearch {
    /** From this depth on moves are ordered by the evaluation, below by mobility alone. */
    private static final int EVALUATED_DEPTH = 4;

    private static final long CORNERS = 0x8100000000000081L;

    private final Flips flips;
    private final Evaluation evaluation;
    private final Candidates candidates = new Candidates(64);
    private long nodes;

    ShallowSearch(Flips flips, Evaluation evaluation) {
        this.flips = flips;
        this.evaluation = evaluation;
    }

    /** Positions looked at so far. */
    long nodes() {
        return nodes;
    }

    /**
     * The value for the side to move so many plies ahead, in hundredths of a disc, if it lies within the window, else a bound
     * on its side of it. The evaluation's line must have reached this position, and is there again afterwards.
     */
    int value(long player, long opponent, int depth, int alpha, int beta) {
        return value(player, opponent, BitMoves.moves(player, opponent), depth, alpha, beta);
    }

    /** The same where the moves are known. */
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
        int first = Long.bitCount(~(player | opponent)) * Candidates.ROW;
        int end = list(player, opponent, moves, depth, first);
        return expand(player, opponent, first, end, depth, alpha, beta);
    }

    private int expand(long player, long opponent, int first, int end, int depth, int alpha, int beta) {
        int best = -MidgameSearch.INFINITE;
        int floor = alpha;
        for (int i = first; i < end; i++) {
            candidates.pick(i, end);
            int on = candidates.square[i];
            long won = candidates.flips[i];
            long nextPlayer = opponent ^ won;
            long nextOpponent = player | won | 1L << on;
            evaluation.play(on, won);
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

    private int list(long player, long opponent, long moves, int depth, int first) {
        int end = first;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int on = Long.numberOfTrailingZeros(rest);
            long won = flips.of(on, player, opponent);
            candidates.square[end] = on;
            candidates.flips[end] = won;
            candidates.order[end] = promise(player, opponent, on, won, depth);
            end++;
        }
        return end;
    }

    private int promise(long player, long opponent, int on, long won, int depth) {
        int corner = (int) (CORNERS >>> on & 1);
        if (depth == 1) {
            return corner;
        }
        long nextPlayer = opponent ^ won;
        long nextOpponent = player | won | 1L << on;
        if (depth >= EVALUATED_DEPTH) {
            nodes++;
            evaluation.play(on, won);
            int value = -evaluation.value(nextPlayer, nextOpponent);
            evaluation.undo();
            return value;
        }
        long replies = BitMoves.moves(nextPlayer, nextOpponent);
        return 8 * corner - Long.bitCount(replies) - Long.bitCount(replies & CORNERS);
    }
}
