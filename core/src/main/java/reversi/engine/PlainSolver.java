package reversi.engine;

/**
 * Solves the last empties of any {@link Family} on bitboards, whatever the goal and the size of the board: moves that leave the opponent few
 * replies first, with the transposition table.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class PlainSolver implements Solver {
    /** With more empties an evaluation finds better orders of moves. */
    static final int MAX_EMPTIES = 12;

    /** From this many empties on, the transposition table is used. */
    private static final int HASHED_EMPTIES = 6;

    /** From this many empties on, moves are ordered. */
    private static final int ORDERED_EMPTIES = 4;

    private static final int REPLY = 8;
    private static final int ODD_QUADRANT = 4;
    private static final int INFINITE = 100;

    private final Flips flips;
    private final TranspositionTable table;
    private final StopSignal stop;
    private final Goal goal;
    private final long squares;
    private final MoveLists moveLists = new MoveLists(MAX_EMPTIES + 1);
    private long nodes;
    private long nodesBefore;
    private long nextPoll;
    private boolean stopped;

    PlainSolver(Family family, Flips flips, TranspositionTable table, StopSignal stop) {
        this.flips = flips;
        this.table = table;
        this.stop = stop;
        this.goal = family.goal();
        this.squares = family.squares();
    }

    @Override
    public boolean takes(int empties, int selectivity) {
        return empties <= MAX_EMPTIES;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public void start() {
        nodesBefore = nodes;
        nextPoll = 0;
        stopped = false;
    }

    @Override
    public int solve(long player, long opponent, int alpha, int beta) {
        return search(player, opponent, alpha, beta, Long.bitCount(squares & ~(player | opponent)));
    }

    private int search(long player, long opponent, int alpha, int beta, int empties) {
        nodes++;
        long moves = BitMoves.moves(player, opponent) & squares;
        if (moves == 0) {
            return pass(player, opponent, alpha, beta, empties);
        }
        if (empties < ORDERED_EMPTIES) {
            return searchUnordered(player, opponent, moves, alpha, beta, empties);
        }
        if (stopped || nodes >= nextPoll) {
            nextPoll = nodes + StopSignal.POLL_NODES;
            stopped = stop.poll(nodes - nodesBefore);
            if (stopped) {
                return alpha;
            }
        }
        if (empties < HASHED_EMPTIES) {
            return searchMoves(player, opponent, moves, alpha, beta, empties, 0);
        }
        long entry = table.probe(player, opponent);
        int low = alpha;
        int high = beta;
        if (TranspositionTable.isSolved(entry, ProbCut.NONE)) {
            int lower = TranspositionTable.lower(entry) / 100;
            int upper = TranspositionTable.upper(entry) / 100;
            if (lower >= high || lower == upper) {
                return lower;
            }
            if (upper <= low) {
                return upper;
            }
            low = Math.max(low, lower);
            high = Math.min(high, upper);
        }
        return searchMoves(player, opponent, moves, low, high, empties, entry);
    }

    private int pass(long player, long opponent, int alpha, int beta, int empties) {
        if ((BitMoves.moves(opponent, player) & squares) == 0) {
            return goal.result(Long.bitCount(player), Long.bitCount(opponent), empties) / 100;
        }
        return -search(opponent, player, -beta, -alpha, empties);
    }

    private int searchUnordered(long player, long opponent, long moves, int alpha, int beta, int empties) {
        int best = -INFINITE;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flipped = flips.of(square, player, opponent);
            long nextOpponent = player | flipped | 1L << square;
            int value = -search(opponent ^ flipped, nextOpponent, -beta, -Math.max(alpha, best), empties - 1);
            if (value > best) {
                best = value;
                if (best >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    private int searchMoves(long player, long opponent, long moves, int alpha, int beta, int empties, long entry) {
        MoveLists lists = moveLists;
        int first = empties * MoveLists.ROW;
        int end = generate(player, opponent, moves, first, TranspositionTable.move(entry));
        int best = -INFINITE;
        int bestMove = TranspositionTable.NO_MOVE;
        for (int i = first; i < end; i++) {
            lists.pickBest(i, end);
            int square = lists.squares[i];
            long flipped = lists.flips[i];
            long nextOpponent = player | flipped | 1L << square;
            int value = -search(opponent ^ flipped, nextOpponent, -beta, -Math.max(alpha, best), empties - 1);
            if (stopped) {
                return Math.max(best, alpha);
            }
            if (value > best) {
                best = value;
                bestMove = square;
                if (best >= beta) {
                    break;
                }
            }
        }
        if (empties >= HASHED_EMPTIES) {
            int lower = best > alpha ? 100 * best : -Bounds.INFINITE;
            int upper = best < beta ? 100 * best : Bounds.INFINITE;
            table.store(player, opponent, TranspositionTable.SOLVED, lower, upper, bestMove);
        }
        return best;
    }

    /** Lists the moves with their scores from {@code first} on; returns where they end. */
    private int generate(long player, long opponent, long moves, int first, int tableMove) {
        MoveLists lists = moveLists;
        long odd = BitMoves.oddQuadrants(squares & ~(player | opponent));
        int at = first;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flipped = flips.of(square, player, opponent);
            long replies = BitMoves.moves(opponent ^ flipped, player | flipped | 1L << square) & squares;
            lists.squares[at] = square;
            lists.flips[at] = flipped;
            int score = -REPLY * Long.bitCount(replies) + ((odd >>> square & 1) != 0 ? ODD_QUADRANT : 0);
            lists.scores[at++] = square == tableMove ? Integer.MAX_VALUE : score;
        }
        return at;
    }
}
