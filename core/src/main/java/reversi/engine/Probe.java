package reversi.engine;

/** Looks a few plies ahead by the evaluation, for the endgame's order of moves and its selective cuts. */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class Probe {
    /** From this depth on the table is worth its time. */
    private static final int HASHED_DEPTH = 3;

    /** From this depth on moves are ordered by the evaluation, below by mobility alone. */
    private static final int EVALUATED_DEPTH = 4;

    private static final long CORNERS = 0x8100000000000081L;

    private final Flips flips;
    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final Candidates candidates = new Candidates(64);
    private long nodes;

    Probe(Flips flips, Evaluation evaluation, TranspositionTable table) {
        this.flips = flips;
        this.evaluation = evaluation;
        this.table = table;
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
        nodes++;
        if (depth <= 0) {
            return evaluation.value(player, opponent);
        }
        long moves = BitMoves.moves(player, opponent);
        if (moves == 0) {
            if (BitMoves.moves(opponent, player) == 0) {
                return 100 * LastSquares.result(player, opponent);
            }
            evaluation.pass();
            int value = -value(opponent, player, depth, -beta, -alpha);
            evaluation.pass();
            return value;
        }
        long facts = 0;
        int low = alpha;
        int high = beta;
        if (depth >= HASHED_DEPTH) {
            facts = table.find(player, opponent);
            if (TranspositionTable.depth(facts) >= depth) {
                int lower = TranspositionTable.lower(facts);
                int upper = TranspositionTable.upper(facts);
                if (lower >= high || lower == upper) {
                    return lower;
                }
                if (upper <= low) {
                    return upper;
                }
                low = Math.max(low, lower);
                high = Math.min(high, upper);
            }
        }
        int first = Long.bitCount(~(player | opponent)) * Candidates.ROW;
        int end = list(player, opponent, moves, depth, first, facts);
        return expand(player, opponent, first, end, depth, low, high);
    }

    private int expand(long player, long opponent, int first, int end, int depth, int alpha, int beta) {
        int best = -MidgameSearch.INFINITE;
        int bestMove = TranspositionTable.NO_MOVE;
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
                bestMove = on;
                if (value >= beta) {
                    break;
                }
                floor = Math.max(floor, value);
            }
        }
        if (depth >= HASHED_DEPTH) {
            int lower = best > alpha ? best : -MidgameSearch.INFINITE;
            int upper = best < beta ? best : MidgameSearch.INFINITE;
            // As if it were selective, so that it doesn't push out what a selective search to the end has found.
            table.store(player, opponent, depth, 0, lower, upper, bestMove);
        }
        return best;
    }

    private int list(long player, long opponent, long moves, int depth, int first, long facts) {
        int hashMove = TranspositionTable.move(facts);
        int secondMove = TranspositionTable.secondMove(facts);
        int end = first;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int on = Long.numberOfTrailingZeros(rest);
            long won = flips.of(on, player, opponent);
            candidates.square[end] = on;
            candidates.flips[end] = won;
            if (on == hashMove) {
                candidates.order[end] = Integer.MAX_VALUE;
            } else if (on == secondMove) {
                candidates.order[end] = Integer.MAX_VALUE - 1;
            } else {
                candidates.order[end] = promise(player, opponent, on, won, depth);
            }
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
