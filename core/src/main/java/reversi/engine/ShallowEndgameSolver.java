package reversi.engine;

/**
 * Solves positions with up to {@link #MAX_EMPTIES} empties, where a static evaluation does not pay for itself. Moves are ordered by
 * fewest replies and parity ({@link ShallowMoveOrder}).
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class ShallowEndgameSolver {
    /** Maximum number of empties for this solver. */
    static final int MAX_EMPTIES = 12;

    /** From this many empties on, a transposition table is used. */
    private static final int HASHED_EMPTIES = 8;

    /** From this many empties on, the large table is used instead of the small one. */
    private static final int LARGE_TABLE_EMPTIES = 12;

    /** From this many empties on, all children are probed before any is searched (enhanced transposition cutoff). */
    private static final int TRANSPOSITION_CUTOFF_EMPTIES = 10;

    /** From this many empties on, moves are sorted by score; below, only by parity. */
    private static final int SORTED_EMPTIES = 7;

    private static final long CORNERS = 0x8100000000000081L;
    private static final int MAX_SCORE = 64;

    private final Flips flips;
    private final Stability stability;
    private final ShallowMoveOrder moveOrder;
    private final LastSquares lastSquares;
    private final TranspositionTable table;
    private final ShallowTable smallTable = new ShallowTable();
    private final MoveLists moveLists = new MoveLists(MAX_EMPTIES + 1);
    private long nodes;

    ShallowEndgameSolver(Flips flips, Stability stability, TranspositionTable table) {
        this.flips = flips;
        this.stability = stability;
        this.moveOrder = new ShallowMoveOrder(stability);
        this.lastSquares = new LastSquares(flips);
        this.table = table;
    }

    /** Prepares for a new search: clears the small table, so that results do not depend on earlier searches. */
    void start() {
        smallTable.clear();
    }

    /** Nodes searched so far. */
    long nodes() {
        return nodes + lastSquares.nodes();
    }

    /**
     * Stability cutoff: an upper bound of the player's result from the opponent's stable discs, or {@link #MAX_SCORE} if alpha is too low for
     * the count to pay off.
     */
    static int stabilityBound(Stability stability, long player, long opponent, int alpha, int empties) {
        int threshold = empties < 10 ? 2 * empties - 6 : 2 * empties - 4;
        return alpha < threshold ? MAX_SCORE : MAX_SCORE - 2 * Long.bitCount(stability.stable(opponent, player));
    }

    /** The value in discs for the side to move within alpha…beta, otherwise a bound (fail-soft); at most {@link #MAX_EMPTIES} empties. */
    int solve(long player, long opponent, int alpha, int beta, int empties) {
        return solve(player, opponent, BitMoves.moves(player, opponent), alpha, beta, empties);
    }

    private int solve(long player, long opponent, long moves, int alpha, int beta, int empties) {
        if (empties >= SORTED_EMPTIES) {
            return solveSorted(player, opponent, moves, alpha, beta, empties);
        }
        if (empties > 4) {
            return solveUnsorted(player, opponent, moves, alpha, beta, empties);
        }
        return empties == 4
                ? lastSquares.four(player, opponent, moves, alpha, beta)
                : solveFew(player, opponent, moves, alpha, beta);
    }

    /** Plain alpha-beta search for roots with three empties or fewer. */
    private int solveFew(long player, long opponent, long moves, int alpha, int beta) {
        nodes++;
        if (moves == 0) {
            long replies = BitMoves.moves(opponent, player);
            return replies == 0
                    ? LastSquares.result(player, opponent)
                    : -solveFew(opponent, player, replies, -beta, -alpha);
        }
        int best = -MAX_SCORE - 1;
        for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flipped = flips.of(square, player, opponent);
            long nextPlayer = opponent ^ flipped;
            long nextOpponent = player | flipped | 1L << square;
            long replies = BitMoves.moves(nextPlayer, nextOpponent);
            best = Math.max(best, -solveFew(nextPlayer, nextOpponent, replies, -beta, -Math.max(alpha, best)));
        }
        return best;
    }

    private int solveUnsorted(long player, long opponent, long moves, int alpha, int beta, int empties) {
        nodes++;
        int bound = stabilityBound(stability, player, opponent, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        if (moves == 0) {
            long replies = BitMoves.moves(opponent, player);
            return replies == 0
                    ? LastSquares.result(player, opponent)
                    : -solveUnsorted(opponent, player, replies, -beta, -alpha, empties);
        }
        long oddQuadrants = BitMoves.oddQuadrants(~(player | opponent));
        int best = -MAX_SCORE - 1;
        int floor = alpha;
        long rest = moves & oddQuadrants;
        long evenQuadrants = moves & ~oddQuadrants;
        while (true) {
            if (rest == 0) {
                if (evenQuadrants == 0) {
                    return best;
                }
                rest = evenQuadrants;
                evenQuadrants = 0;
            }
            long corner = rest & CORNERS;
            int square = Long.numberOfTrailingZeros(corner != 0 ? corner : rest);
            rest &= ~(1L << square);
            long flipped = flips.of(square, player, opponent);
            long nextPlayer = opponent ^ flipped;
            long nextOpponent = player | flipped | 1L << square;
            long replies = BitMoves.moves(nextPlayer, nextOpponent);
            int value = empties == 5
                    ? -lastSquares.four(nextPlayer, nextOpponent, replies, -beta, -floor)
                    : -solveUnsorted(nextPlayer, nextOpponent, replies, -beta, -floor, empties - 1);
            if (value > best) {
                best = value;
                if (value >= beta) {
                    return value;
                }
                floor = Math.max(floor, value);
            }
        }
    }

    private int solveSorted(long player, long opponent, long moves, int alpha, int beta, int empties) {
        nodes++;
        int bound = stabilityBound(stability, player, opponent, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        if (moves == 0) {
            long replies = BitMoves.moves(opponent, player);
            return replies == 0
                    ? LastSquares.result(player, opponent)
                    : -solveSorted(opponent, player, replies, -beta, -alpha, empties);
        }
        int hashMove = ShallowTable.NO_MOVE;
        if (empties >= HASHED_EMPTIES) {
            long entry = probe(player, opponent, empties);
            hashMove = ShallowTable.move(entry);
            // In PV nodes the search goes on, to find the principal variation and store it in the large table.
            if (entry != 0 && beta - alpha == 1) {
                int lower = ShallowTable.lower(entry);
                if (lower >= beta) {
                    return lower;
                }
                int upper = ShallowTable.upper(entry);
                if (upper <= alpha) {
                    return upper;
                }
            }
        }
        return searchMoves(player, opponent, moves, alpha, beta, empties, hashMove);
    }

    private int searchMoves(long player, long opponent, long moves, int alpha, int beta, int empties, int hashMove) {
        MoveLists lists = moveLists;
        int first = empties * MoveLists.ROW;
        int end = generateMoves(player, opponent, moves, empties, hashMove);
        if (end == first) {
            return MAX_SCORE;
        }
        if (empties >= TRANSPOSITION_CUTOFF_EMPTIES && beta - alpha == 1) {
            int found = transpositionCutoff(player, opponent, beta, first, end);
            if (found >= beta) {
                return found;
            }
        }
        int best = -MAX_SCORE - 1;
        int bestMove = ShallowTable.NO_MOVE;
        int floor = alpha;
        for (int i = first; i < end; i++) {
            lists.pickBest(i, end);
            int square = lists.squares[i];
            long flipped = lists.flips[i];
            long next = lists.replies[i];
            long nextPlayer = opponent ^ flipped;
            long nextOpponent = player | flipped | 1L << square;
            int value;
            if (i == first || beta - floor == 1) {
                value = -solve(nextPlayer, nextOpponent, next, -beta, -floor, empties - 1);
            } else {
                value = -solve(nextPlayer, nextOpponent, next, -floor - 1, -floor, empties - 1);
                if (value > floor && value < beta) {
                    value = -solve(nextPlayer, nextOpponent, next, -beta, -value, empties - 1);
                }
            }
            if (value > best) {
                best = value;
                bestMove = square;
                if (value >= beta) {
                    break;
                }
                floor = Math.max(floor, value);
            }
        }
        if (empties >= HASHED_EMPTIES) {
            int lower = best > alpha ? best : -MAX_SCORE;
            int upper = best < beta ? best : MAX_SCORE;
            store(player, opponent, empties, lower, upper, bestMove, beta - alpha > 1);
        }
        return best;
    }

    /** Stores a result in the small table, and in the large one too at PV nodes. */
    private void store(long player, long opponent, int empties, int lower, int upper, int move, boolean isOpen) {
        if (empties < LARGE_TABLE_EMPTIES) {
            smallTable.store(ShallowTable.index(player, opponent), player, opponent, lower, upper, move);
        }
        if (empties >= LARGE_TABLE_EMPTIES || isOpen) {
            table.store(player, opponent, TranspositionTable.SOLVED, lower * 100, upper * 100, move);
        }
    }

    /** Probes the small table, or the large one from {@link #LARGE_TABLE_EMPTIES} on. */
    private long probe(long player, long opponent, int empties) {
        if (empties < LARGE_TABLE_EMPTIES) {
            return smallTable.probe(ShallowTable.index(player, opponent), player, opponent);
        }
        long entry = table.probe(player, opponent);
        if (entry == 0) {
            return 0;
        }
        boolean isExact = TranspositionTable.isSolved(entry, ProbCut.NONE);
        int lower = isExact ? TranspositionTable.lower(entry) / 100 : -MAX_SCORE;
        int upper = isExact ? TranspositionTable.upper(entry) / 100 : MAX_SCORE;
        return ShallowTable.pack(lower, upper, TranspositionTable.move(entry));
    }

    /** Generates and scores the moves and returns the end of the row; its beginning if one of them wipes the opponent out. */
    private int generateMoves(long player, long opponent, long moves, int empties, int hashMove) {
        MoveLists lists = moveLists;
        long oddQuadrants = BitMoves.oddQuadrants(~(player | opponent));
        boolean isForced = (moves & (moves - 1)) == 0;
        boolean isDetailed = empties >= ShallowMoveOrder.DETAILED_EMPTIES;
        int end = empties * MoveLists.ROW;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flipped = flips.of(square, player, opponent);
            if (flipped == opponent) {
                return empties * MoveLists.ROW;
            }
            long nextPlayer = opponent ^ flipped;
            long nextOpponent = player | flipped | 1L << square;
            long next = BitMoves.moves(nextPlayer, nextOpponent);
            lists.squares[end] = square;
            lists.flips[end] = flipped;
            lists.replies[end] = next;
            if (square == hashMove || isForced) {
                lists.scores[end] = Integer.MAX_VALUE;
            } else if (isDetailed) {
                lists.scores[end] = moveOrder.detailedScore(nextOpponent, nextPlayer, next, square, oddQuadrants);
            } else {
                lists.scores[end] = moveOrder.quickScore(nextOpponent, nextPlayer, next, square, oddQuadrants);
            }
            end++;
        }
        return end;
    }

    /** Enhanced transposition cutoff: the value of a child in the table that is at least beta; otherwise a value below beta. */
    private int transpositionCutoff(long player, long opponent, int beta, int first, int end) {
        for (int i = first; i < end; i++) {
            long flipped = moveLists.flips[i];
            long nextPlayer = opponent ^ flipped;
            long nextOpponent = player | flipped | 1L << moveLists.squares[i];
            long entry = smallTable.probe(ShallowTable.index(nextPlayer, nextOpponent), nextPlayer, nextOpponent);
            if (entry != 0 && -ShallowTable.upper(entry) >= beta) {
                return -ShallowTable.upper(entry);
            }
        }
        return -MAX_SCORE - 1;
    }
}
