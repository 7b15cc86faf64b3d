package reversi.engine;

/** A linear evaluation of {@link Features} with weights by game phase; not incremental. */
final class FeatureEvaluation implements Evaluation {
    /** Unfinished positions are clamped to ± this, in hundredths of a disc. */
    static final int LIMIT = 6_300;

    private final Features features;
    private final int[] values = new int[Features.COUNT];
    private final int[] weights;
    private final Goal goal;

    FeatureEvaluation(Goal goal, Stability stability) {
        this.goal = goal;
        this.features = new Features(stability);
        this.weights = FeatureWeights.of(goal);
    }

    @Override
    public void start(long player, long opponent) {}

    @Override
    public void enter(long player, long opponent) {}

    @Override
    public void play(int square, long flips) {}

    @Override
    public void undo() {}

    @Override
    public void pass() {}

    @Override
    public int value(long player, long opponent) {
        long mine = BitMoves.moves(player, opponent);
        long theirs = BitMoves.moves(opponent, player);
        if (mine == 0 && theirs == 0) {
            int own = Long.bitCount(player);
            int other = Long.bitCount(opponent);
            return goal.result(own, other, 64 - own - other);
        }
        features.fill(player, opponent, mine, theirs, values);
        int empties = 64 - Long.bitCount(player | opponent);
        int row = FeatureWeights.phase(empties) * Features.COUNT;
        int sum = 0;
        for (int i = 0; i < Features.COUNT; i++) {
            sum += weights[row + i] * values[i];
        }
        int value = sum / FeatureWeights.SCALE;
        return Math.max(-LIMIT, Math.min(LIMIT, value));
    }
}
