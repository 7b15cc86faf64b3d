package reversi.engine;

/** Finds results of the game with best play, in discs for the side to move. */
interface Solver {
    /**
     * Whether it solves positions with this number of empties itself when they are searched at a selectivity of {@link ProbCut}; others
     * are searched to the end like any depth.
     */
    boolean takes(int empties, int selectivity);

    /**
     * The exact result if it is within alpha…beta, otherwise a bound (fail-soft). The evaluation must have been led to this position.
     * Meaningless once stopped.
     */
    int solve(long player, long opponent, int alpha, int beta);

    /** Nodes searched since the engine was created. */
    long nodes();

    /** Prepares for a new search: resets its node count and the stop flag. */
    void start();
}
