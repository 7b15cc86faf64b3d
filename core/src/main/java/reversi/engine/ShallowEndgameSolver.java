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
    private static final int HASHED_EMPTIES = 7;

    /** From this many empties on, the large table is used instead of the small one. */
    private static final int LARGE_TABLE_EMPTIES = 12;

    /** From this many empties on, all children are probed before any is searched (enhanced transposition cutoff). */
    private static final int TRANSPOSITION_CUTOFF_EMPTIES = 8;

    private static final int ROW_BITS = 4;

    /** The length of a row of moves: at least {@link #MAX_EMPTIES}. */
    private static final int ROW = 1 << ROW_BITS;

    private static final int SQUARE_BITS = 6;
    private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;

    /** The score of a move that is tried first. */
    private static final int FIRST = 1 << 20;

    private static final long CORNERS = 0x8100000000000081L;
    private static final int MAX_SCORE = 64;

    private final Flips flips;
    private final Stability stability;
    private final ShallowMoveOrder moveOrder;
    private final LastSquares lastSquares;
    private final TranspositionTable table;
    private final ShallowTable smallTable = new ShallowTable();

    /** The moves by number of empties, a row each: their score, index in the row and square in one number, the highest to be tried first. */
    private final int[] keys = new int[(MAX_EMPTIES + 1) * ROW];

    /** By index in the row: the discs flipped, and the opponent's replies. */
    private final long[] flippedDiscs = new long[(MAX_EMPTIES + 1) * ROW];

    private final long[] replies = new long[(MAX_EMPTIES + 1) * ROW];
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

    /** From six empties on moves are sorted by score, at four and five only by parity. */
    private int solve(long player, long opponent, long moves, int alpha, int beta, int empties) {
        return switch (empties) {
            case 0, 1, 2, 3 -> solveFew(player, opponent, moves, alpha, beta);
            case 4 -> solveFour(player, opponent, alpha, beta);
            case 5 -> solveFive(player, opponent, moves, alpha, beta);
            default -> solveSorted(player, opponent, moves, alpha, beta, empties);
        };
    }

    private int solveFour(long player, long opponent, int alpha, int beta) {
        int bound = stabilityBound(stability, player, opponent, alpha, 4);
        if (bound <= alpha) {
            nodes++;
            return bound;
        }
        return lastSquares.four(player, opponent, alpha, beta);
    }

    /** Plain alpha-beta search for roots with three empties or fewer. */
    private int solveFew(long player, long opponent, long moves, int alpha, int beta) {
        nodes++;
        if (moves == 0) {
            long next = BitMoves.moves(opponent, player);
            return next == 0 ? LastSquares.result(player, opponent) : -solveFew(opponent, player, next, -beta, -alpha);
        }
        int best = -MAX_SCORE - 1;
        for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flipped = flips.of(square, player, opponent);
            long nextPlayer = opponent ^ flipped;
            long nextOpponent = player | flipped | 1L << square;
            long next = BitMoves.moves(nextPlayer, nextOpponent);
            best = Math.max(best, -solveFew(nextPlayer, nextOpponent, next, -beta, -Math.max(alpha, best)));
        }
        return best;
    }

    private int solveFive(long player, long opponent, long moves, int alpha, int beta) {
        nodes++;
        int bound = stabilityBound(stability, player, opponent, alpha, 5);
        if (bound <= alpha) {
            return bound;
        }
        if (moves == 0) {
            long next = BitMoves.moves(opponent, player);
            return next == 0 ? LastSquares.result(player, opponent) : -solveFive(opponent, player, next, -beta, -alpha);
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
            int value = -solveFour(opponent ^ flipped, player | flipped | 1L << square, -beta, -floor);
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
            long next = BitMoves.moves(opponent, player);
            return next == 0
                    ? LastSquares.result(player, opponent)
                    : -solveSorted(opponent, player, next, -beta, -alpha, empties);
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
        int first = empties * ROW;
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
            int key = pickBest(first, end);
            int square = key & SQUARE_MASK;
            int at = first + ((key >>> SQUARE_BITS) & (ROW - 1));
            long flipped = flippedDiscs[at];
            long next = replies[at];
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
            smallTable.store(player, opponent, empties, lower, upper, move);
        }
        if (empties >= LARGE_TABLE_EMPTIES || isOpen) {
            table.store(player, opponent, TranspositionTable.SOLVED, lower * 100, upper * 100, move);
        }
    }

    /** Probes the small table, or the large one from {@link #LARGE_TABLE_EMPTIES} on. */
    private long probe(long player, long opponent, int empties) {
        if (empties < LARGE_TABLE_EMPTIES) {
            return smallTable.probe(player, opponent);
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
        long oddQuadrants = BitMoves.oddQuadrants(~(player | opponent));
        boolean isForced = (moves & (moves - 1)) == 0;
        boolean isDetailed = empties >= ShallowMoveOrder.DETAILED_EMPTIES;
        int first = empties * ROW;
        int end = first;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flipped = flips.of(square, player, opponent);
            if (flipped == opponent) {
                return first;
            }
            long nextPlayer = opponent ^ flipped;
            long nextOpponent = player | flipped | 1L << square;
            long next = BitMoves.moves(nextPlayer, nextOpponent);
            flippedDiscs[end] = flipped;
            replies[end] = next;
            int score;
            if (square == hashMove || isForced) {
                score = FIRST;
            } else if (isDetailed) {
                score = moveOrder.detailedScore(nextOpponent, nextPlayer, next, square, oddQuadrants);
            } else if (empties >= HASHED_EMPTIES) {
                score = moveOrder.quickScore(nextOpponent, nextPlayer, next, square, oddQuadrants);
            } else {
                score = ShallowMoveOrder.plainScore(next, square, oddQuadrants);
            }
            keys[end] = (score << ROW_BITS | (end - first)) << SQUARE_BITS | square;
            end++;
        }
        return end;
    }

    /** The highest key of a row, which is not picked again. */
    private int pickBest(int first, int end) {
        int[] row = keys;
        int highest = Integer.MIN_VALUE;
        for (int i = first; i < end; i++) {
            highest = Math.max(highest, row[i]);
        }
        row[first + ((highest >>> SQUARE_BITS) & (ROW - 1))] = Integer.MIN_VALUE;
        return highest;
    }

    /** Enhanced transposition cutoff: the value of a child in the table that is at least beta; otherwise a value below beta. */
    private int transpositionCutoff(long player, long opponent, int beta, int first, int end) {
        for (int i = first; i < end; i++) {
            long flipped = flippedDiscs[i];
            long nextPlayer = opponent ^ flipped;
            long nextOpponent = player | flipped | 1L << (keys[i] & SQUARE_MASK);
            long entry = smallTable.probe(nextPlayer, nextOpponent);
            if (entry != 0 && -ShallowTable.upper(entry) >= beta) {
                return -ShallowTable.upper(entry);
            }
        }
        return -MAX_SCORE - 1;
    }
}
