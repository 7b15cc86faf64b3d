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
    private final MidgameSearch search;

    public DepthValues(PatternWeights weights) {
        this(new PatternEvaluation(weights));
    }

    DepthValues(Evaluation evaluation) {
        Flips flips = new Flips();
        Stability stability = new Stability();
        AbdadaTable unshared = new AbdadaTable(false);
        ProbCut probCut = new ProbCut();
        EndgameSolver solver = new EndgameSolver(flips, stability, table, evaluation, probCut, unshared, stop);
        this.search = new MidgameSearch(flips, evaluation, solver, table, probCut, unshared, stop, Goal.MOST);
    }

    /**
     * The values of a board at depth 0 (static evaluation) to {@code depth}, at most empties - 1; in hundredths of a disc for the side to
     * move.
     */
    public int[] upTo(Board board, int depth) {
        start();
        int deepest = Math.min(depth, Long.bitCount(board.empties()) - 1);
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
        int infinite = MidgameSearch.INFINITE;
        int empties = Long.bitCount(board.empties());
        return search.search(board.player(), board.opponent(), empties, ProbCut.NONE, -infinite, infinite);
    }

    private int value(Board board, int depth, int guess) {
        int low = guess - WINDOW;
        int high = guess + WINDOW;
        int value = search.search(board.player(), board.opponent(), depth, ProbCut.NONE, low, high);
        if (value <= low || value >= high) {
            int infinite = MidgameSearch.INFINITE;
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
