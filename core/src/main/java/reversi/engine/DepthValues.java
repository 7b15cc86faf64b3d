package reversi.engine;

/**
 * Full-width values of a position for every depth, to which {@link ProbCut} is fitted. Positions are independent: the table is cleared
 * for each.
 */
public final class DepthValues {
    private static final int TABLE_BITS = 18;
    private static final int WINDOW = 300;

    private final TranspositionTable table = new TranspositionTable(TABLE_BITS);
    private final StopSignal stop = new StopSignal(() -> 0);
    private final Family family;
    private final MidgameSearch search;

    public DepthValues(PatternWeights weights) {
        this(weights.family(), new PatternEvaluation(weights));
    }

    DepthValues(Family family, Evaluation evaluation) {
        this.family = family;
        Flips flips = new Flips();
        AbdadaTable unshared = new AbdadaTable(false);
        ProbCut probCut = new ProbCut(family);
        Solver solver = family == Family.OTHELLO
                ? new EndgameSolver(flips, new Stability(), table, evaluation, probCut, unshared, stop)
                : new PlainSolver(family, flips, table, stop);
        this.search = new MidgameSearch(
                family, flips, evaluation, solver, table, probCut, new SplitPoints(Helpers.NONE), 0, stop);
    }

    /**
     * The values of a board at depth 0 (static evaluation) to {@code depth}, at most empties - 1; in hundredths of a disc for the side to
     * move.
     */
    public int[] upTo(Board board, int depth) {
        start();
        int deepest = Math.min(depth, empties(board) - 1);
        int[] values = new int[deepest + 1];
        for (int plies = 0; plies <= deepest; plies++) {
            int guess = values[Math.max(0, plies - 2)];
            values[plies] = value(board, plies, guess);
        }
        return values;
    }

    /** The exact result with best play, in hundredths of a disc for the side to move. */
    public int result(Board board) {
        start();
        int infinite = Bounds.INFINITE;
        return search.search(board.player(), board.opponent(), empties(board), ProbCut.NONE, -infinite, infinite);
    }

    private int empties(Board board) {
        return Long.bitCount(board.empties() & family.squares());
    }

    private int value(Board board, int depth, int guess) {
        int low = guess - WINDOW;
        int high = guess + WINDOW;
        int value = search.search(board.player(), board.opponent(), depth, ProbCut.NONE, low, high);
        if (value <= low || value >= high) {
            int infinite = Bounds.INFINITE;
            value = search.search(board.player(), board.opponent(), depth, ProbCut.NONE, -infinite, infinite);
        }
        return value;
    }

    private void start() {
        table.clear();
        stop.start(Long.MAX_VALUE, Long.MAX_VALUE);
        search.start();
    }
}
