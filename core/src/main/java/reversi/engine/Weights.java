package reversi.engine;

/** How much each of the {@link Features} counts, by how far the game has gone. */
public final class Weights {
    /** Weights are this many times hundredths of a disc. */
    public static final int SCALE = 16;

    /** The number of phases, 0 for the end of the game. */
    public static final int PHASES = 15;

    private static final int EMPTIES_PER_PHASE = 4;

    private Weights() {}

    /** The phase of a position with so many empty squares, 0…{@link #PHASES}-1. */
    public static int phase(int empties) {
        return Math.min(empties / EMPTIES_PER_PHASE, PHASES - 1);
    }

    /** The weights for a goal: {@link Features#COUNT} for each phase. */
    static int[] of(Goal goal) {
        return goal == Goal.MOST ? WeightTable.most() : WeightTable.fewest();
    }
}
