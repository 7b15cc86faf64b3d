package reversi.engine;

/** Values a position by its {@link Features}, weighted by how far the game has gone; it reads each board anew. */
final class FeatureEvaluation implements Evaluation {
    /** No position that is not finished is worth more than this. */
    static final int LIMIT = 6_300;

    private final Features features;
    private final int[] values = new int[Features.COUNT];
    private final int[] weights;
    private final Goal goal;

    FeatureEvaluation(Goal goal, Stability stability) {
        this.goal = goal;
        this.features = new Features(stability);
        this.weights = Weights.of(goal);
    }

    @Override
    public void start(long player, long opponent) {}

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
        int at = Weights.phase(empties) * Features.COUNT;
        int sum = 0;
        for (int i = 0; i < Features.COUNT; i++) {
            sum += weights[at + i] * values[i];
        }
        int value = sum / Weights.SCALE;
        return Math.max(-LIMIT, Math.min(LIMIT, value));
    }
}
