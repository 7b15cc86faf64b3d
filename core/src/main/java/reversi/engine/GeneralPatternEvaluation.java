package reversi.engine;

/**
 * Pattern evaluation of a {@link GeneralBoard}, which tells it of every disc that changes: the pattern numbers follow, from Black's point of
 * view.
 */
final class GeneralPatternEvaluation implements GeneralEvaluator, DiscListener {
    private final GeneralBoard board;
    private final PatternWeights weights;
    private final int limit;
    private final long[] highest;
    private final int longs;

    /** By index of the board, for each long, what one step of its digit (White → empty → Black) adds. */
    private final long[] steps;

    private final long[] numbers;

    GeneralPatternEvaluation(GeneralBoard board, PatternWeights weights) {
        Patterns patterns = weights.patterns();
        this.board = board;
        this.weights = weights;
        this.limit = 100 * weights.family().squareCount() - 100;
        this.highest = patterns.highest();
        this.longs = patterns.longs();
        this.numbers = new long[longs];
        this.steps = new long[Geometry.LIMIT * longs];
        int width = weights.family().width();
        for (int square = 0; square < width * width; square++) {
            int index = Geometry.index(square % width, square / width);
            System.arraycopy(patterns.steps(), square * longs, steps, index * longs, longs);
        }
        clear();
        board.attach(this);
    }

    @Override
    public void clear() {
        weights.patterns().fill(0, 0, numbers, 0);
    }

    @Override
    public void change(int index, int by) {
        long[] now = numbers;
        long[] step = steps;
        int from = index * longs;
        for (int i = 0; i < now.length; i++) {
            now[i] += by * step[from + i];
        }
    }

    @Override
    public int value() {
        int side = board.toMove();
        int moves = board.mobility(side);
        int replies = board.mobility(3 - side);
        if ((moves | replies) == 0) {
            return Goal.MOST.result(board.count(side), board.count(3 - side), board.empties());
        }
        PatternTable table =
                weights.table(Math.min(board.empties(), weights.family().phases() - 1));
        int value = table.others(
                PatternEntries.mobilityIndex(moves), PatternEntries.mobilityIndex(replies), board.parity());
        short[][] shapes = table.shapes();
        long[] now = numbers;
        for (int i = 0; i < now.length; i++) {
            value += PatternTable.four(shapes[i], side == Sides.BLACK ? now[i] : highest[i] - now[i]);
        }
        return Math.max(-limit, Math.min(limit, value));
    }
}
