package reversi.engine;

import reversi.rules.Variant;

/** A bare search of boards of up to 8×8 squares for tools that need millions of them, without {@link Question} and {@link Answer}. */
public final class BoardSearch {
    private static final int BOUND = Bounds.INFINITE;
    private static final int HUNDREDTHS = 100;

    /** How sure the searches to the end of the game are, one after the other, before an exact answer. */
    private static final int[] SELECTIVITIES = {1, 3, ProbCut.NONE};

    /** Searches that come nearer to the end of the game than this many plies see all of it. */
    private static final int LAST_PLIES = 9;

    private final TranspositionTable table;
    private final MidgameSearch search;
    private final long squares;

    /** A search with pattern weights of a family that fits bitboards, and a table of 2^{@code tableBits} entries. */
    public BoardSearch(PatternWeights weights, int tableBits) {
        this(weights.family(), new PatternEvaluation(weights), tableBits);
    }

    /** A search without trained weights: with {@link FeatureEvaluation}, or on smaller boards by mobility alone. */
    public BoardSearch(Variant variant, int tableBits) {
        this(Family.of(variant).orElseThrow(), tableBits);
    }

    private BoardSearch(Family family, int tableBits) {
        this(
                family,
                family == Family.SMALL
                        ? new PatternEvaluation(PatternWeights.untrained(family))
                        : new FeatureEvaluation(family.goal(), new Stability()),
                tableBits);
    }

    private BoardSearch(Family family, Evaluation evaluation, int tableBits) {
        Flips flips = new Flips();
        StopSignal never = new StopSignal(() -> 0);
        never.start(Long.MAX_VALUE, Long.MAX_VALUE);
        this.squares = family.squares();
        this.table = new TranspositionTable(tableBits);
        AbdadaTable unshared = new AbdadaTable(false);
        ProbCut probCut = new ProbCut(family);
        Solver solver = family == Family.OTHELLO
                ? new EndgameSolver(flips, new Stability(), table, evaluation, probCut, unshared, never)
                : new PlainSolver(family, flips, table, never);
        this.search = new MidgameSearch(
                family, flips, evaluation, solver, table, probCut, new SplitPoints(Helpers.NONE), 0, never);
        search.start();
    }

    /** The legal moves, one bit each. */
    public long moves(Board board) {
        return board.moves() & squares;
    }

    /** The number of empty squares. */
    public int empties(Board board) {
        return Long.bitCount(board.empties() & squares);
    }

    /** Clears the transposition table. */
    public void clear() {
        table.clear();
        search.start();
    }

    /** The value of a full-width search to {@code depth} plies, in hundredths of a disc for the side to move. */
    public int value(Board board, int depth) {
        return search.search(board.player(), board.opponent(), depth, ProbCut.NONE, -BOUND, BOUND);
    }

    /** As {@link #value}, by iterative deepening in steps of two plies and with the selectivity {@code confidence} of {@link ProbCut}. */
    public int deepen(Board board, int depth, int confidence) {
        int value = 0;
        for (int plies = 2 - (depth & 1); plies <= depth; plies += 2) {
            value = search.search(board.player(), board.opponent(), plies, confidence, -BOUND, BOUND);
        }
        return value;
    }

    /**
     * The result with best play for the side to move: the disc difference, empties counted for the winner; in Anti-Othello the negated
     * difference of discs on the board.
     */
    public int solve(Board board) {
        return value(board, empties(board)) / HUNDREDTHS;
    }

    /**
     * As {@link #solve}, for many empties: ever deeper and surer searches first, then exact ones whose window is the likely result
     * alone. What the table holds of earlier boards is used. The best move is -1 where the side to move must pass.
     */
    public Solution solveByDeepening(Board board) {
        long before = search.nodes();
        int empties = empties(board);
        int value = 0;
        for (int plies = 2; plies < empties - LAST_PLIES; plies += 2) {
            value = search.search(board.player(), board.opponent(), plies, SELECTIVITIES[0], -BOUND, BOUND);
        }
        for (int selectivity : SELECTIVITIES) {
            value = closeIn(board, empties, selectivity, value);
        }
        return new Solution(value / HUNDREDTHS, provenBest(board, value), search.nodes() - before);
    }

    /** The value to the end of the game, found by windows of one result from a guess on. */
    private int closeIn(Board board, int empties, int selectivity, int guess) {
        int value = 2 * HUNDREDTHS * Math.round(guess / (2f * HUNDREDTHS));
        int low = -BOUND;
        int high = BOUND;
        while (low < high) {
            int alpha = Math.max(low, value - HUNDREDTHS);
            int found = search.search(
                    board.player(), board.opponent(), empties, selectivity, alpha, Math.min(high, value + HUNDREDTHS));
            if (found >= value + HUNDREDTHS) {
                low = found;
            } else if (found <= value - HUNDREDTHS) {
                high = found;
            } else {
                return found;
            }
            value = found;
        }
        return value;
    }

    /** A move that is worth the value of its board, proved by a search of its own. */
    private int provenBest(Board board, int value) {
        int likely = best(board);
        if (likely >= 0 && reaches(board, likely, value)) {
            return likely;
        }
        for (long rest = moves(board); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (reaches(board, move, value)) {
                return move;
            }
        }
        return -1;
    }

    private boolean reaches(Board board, int move, int value) {
        Board after = board.play(move, board.flips(move));
        int plies = empties(after);
        return -search.search(after.player(), after.opponent(), plies, ProbCut.NONE, -value, 1 - value) >= value;
    }

    /** The hash move of a board, 0…63; -1 if there is none. */
    public int best(Board board) {
        int move = TranspositionTable.move(table.probe(board.player(), board.opponent()));
        return BitMoves.contains(moves(board), move) ? move : -1;
    }
}
