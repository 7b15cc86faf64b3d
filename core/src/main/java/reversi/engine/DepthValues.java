package reversi.engine;

/**
 * Values positions by searches of every depth that leave nothing out: what {@link ProbCut} is fitted to. It remembers nothing
 * from position to position.
 */
public final class DepthValues {
    private static final int TABLE_BITS = 18;
    private static final int WINDOW = 300;

    private final TranspositionTable table = new TranspositionTable(TABLE_BITS);
    private final StopSignal stop = new StopSignal(() -> 0);
    private final MidgameSearch search;

    /** Values by these weights. */
    public DepthValues(PatternWeights weights) {
        this(new PatternEvaluation(weights));
    }

    DepthValues(Evaluation evaluation) {
        Flips flips = new Flips();
        Stability stability = new Stability();
        AbdadaTable alone = new AbdadaTable(false);
        ProbCut probCut = new ProbCut();
        EndgameSolver solver = new EndgameSolver(flips, stability, table, evaluation, probCut, alone, stop);
        this.search = new MidgameSearch(flips, evaluation, solver, table, probCut, alone, stop, Goal.MOST);
    }

    /**
     * The values of a board by depth, from 0 (the evaluation alone) to so many plies, at most one fewer than its empties; in
     * hundredths of a disc for the side to move.
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

    /** The result of the game with best play, in hundredths of a disc for the side to move. */
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
