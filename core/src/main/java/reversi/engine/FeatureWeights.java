package reversi.engine;

/** The weights of the {@link Features} by game phase. */
public final class FeatureWeights {
    /** Units per hundredth of a disc. */
    public static final int SCALE = 16;

    /** The number of phases, 0 for the end of the game. */
    public static final int PHASES = 15;

    private static final int EMPTIES_PER_PHASE = 4;

    private FeatureWeights() {}

    /** The phase for a number of empties, 0…{@link #PHASES}-1. */
    public static int phase(int empties) {
        return Math.min(empties / EMPTIES_PER_PHASE, PHASES - 1);
    }

    /** The weights for a goal: {@link Features#COUNT} per phase. */
    static int[] of(Goal goal) {
        return goal == Goal.MOST ? FeatureWeightTable.most() : FeatureWeightTable.fewest();
    }
}
