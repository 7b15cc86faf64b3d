package reversi.engine;

import reversi.rules.Variant;

/** A bare search of 8×8 boards for tools that need millions of them, without {@link Question} and {@link Answer}. */
public final class BoardSearch {
    private static final int BOUND = MidgameSearch.INFINITE;
    private static final int HUNDREDTHS = 100;

    private final TranspositionTable table;
    private final MidgameSearch search;
    private final EndgameSolver solver;
    private final Evaluation evaluation;
    private final Goal goal;

    /** A search with pattern weights and a table of 2^{@code tableBits} entries. */
    public BoardSearch(PatternWeights weights, int tableBits) {
        this(new PatternEvaluation(weights), tableBits, Goal.MOST);
    }

    /** A search with {@link FeatureEvaluation}, for Othello or Anti-Othello. */
    public BoardSearch(Variant variant, int tableBits) {
        this(new FeatureEvaluation(Goal.of(variant), new Stability()), tableBits, Goal.of(variant));
    }

    private BoardSearch(Evaluation evaluation, int tableBits, Goal goal) {
        Flips flips = new Flips();
        StopSignal never = new StopSignal(() -> 0);
        never.start(Long.MAX_VALUE, Long.MAX_VALUE);
        this.evaluation = evaluation;
        this.goal = goal;
        this.table = new TranspositionTable(tableBits);
        AbdadaTable unshared = new AbdadaTable(false);
        ProbCut probCut = new ProbCut();
        this.solver = new EndgameSolver(flips, new Stability(), table, evaluation, probCut, unshared, never);
        this.search = new MidgameSearch(flips, evaluation, solver, table, probCut, unshared, never, goal);
        search.start();
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
        if (goal == Goal.FEWEST) {
            return value(board, Long.bitCount(board.empties())) / HUNDREDTHS;
        }
        evaluation.start(board.player(), board.opponent());
        return solver.solve(board.player(), board.opponent(), -64, 64, ProbCut.NONE);
    }

    /** The hash move of a board, 0…63; -1 if there is none. */
    public int best(Board board) {
        int move = TranspositionTable.move(table.probe(board.player(), board.opponent()));
        return move < 64 && (board.moves() >>> move & 1) != 0 ? move : -1;
    }
}
