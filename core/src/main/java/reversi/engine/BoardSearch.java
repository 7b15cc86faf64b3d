package reversi.engine;

import reversi.rules.Variant;

/** Searches 8×8 boards one at a time for tools that need very many of them, without questions and answers around it. */
public final class BoardSearch {
    private static final int BOUND = MidgameSearch.INFINITE;
    private static final int HUNDREDTHS = 100;

    private final TranspositionTable table;
    private final MidgameSearch search;
    private final EndgameSolver solver;
    private final Evaluation evaluation;
    private final Goal goal;

    /** A search by these weights with a table of 2 to the power of {@code tableBits} entries. */
    public BoardSearch(PatternWeights weights, int tableBits) {
        this(new PatternEvaluation(weights), tableBits, Goal.MOST);
    }

    /** A search without pattern weights, by the plain features, for Othello or Anti-Othello. */
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
        AbdadaTable alone = new AbdadaTable(false);
        ProbCut probCut = new ProbCut();
        this.solver = new EndgameSolver(flips, new Stability(), table, evaluation, probCut, alone, never);
        this.search = new MidgameSearch(flips, evaluation, solver, table, probCut, alone, never, goal);
        search.start();
    }

    /** Forgets what the boards so far have taught. */
    public void clear() {
        table.clear();
        search.start();
    }

    /** The value for the player, who is to move, so many plies ahead, in hundredths of a disc. */
    public int value(Board board, int depth) {
        return search.search(board.player(), board.opponent(), depth, ProbCut.NONE, -BOUND, BOUND);
    }

    /**
     * The same, going deeper two plies at a time, leaving out at a confidence (0 boldest…, as {@link ProbCut} counts) what a
     * shallower search makes unlikely.
     */
    public int deepened(Board board, int depth, int confidence) {
        int value = 0;
        for (int plies = 2 - (depth & 1); plies <= depth; plies += 2) {
            value = search.search(board.player(), board.opponent(), plies, confidence, -BOUND, BOUND);
        }
        return value;
    }

    /**
     * The result for the player, who is to move, with best play: the discs ahead, with the empties to the winner; in
     * Anti-Othello the discs behind, as they lie.
     */
    public int solve(Board board) {
        if (goal == Goal.FEWEST) {
            return value(board, Long.bitCount(board.empties())) / HUNDREDTHS;
        }
        evaluation.start(board.player(), board.opponent());
        return solver.solve(board.player(), board.opponent(), -64, 64, ProbCut.NONE);
    }

    /** The move that the last search found best on a board, 0…63; -1 where none is known. */
    public int best(Board board) {
        int move = TranspositionTable.move(table.find(board.player(), board.opponent()));
        return move < 64 && (board.moves() >>> move & 1) != 0 ? move : -1;
    }
}
