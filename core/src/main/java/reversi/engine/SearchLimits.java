package reversi.engine;

/**
 * The limits of a search.
 *
 * @param depth maximum depth in plies
 * @param selectivity selectivity of the midgame search, as in {@link ProbCut}
 * @param solveEmpties number of empties from which the game is searched to its end
 * @param usualMillis target time in milliseconds
 * @param millis maximum time in milliseconds
 * @param nodes approximate maximum number of nodes
 * @param margin moves within this margin of the best, in hundredths of a disc, get exact values
 * @param endsEarly whether the search may end before its time where no other move comes near the best one
 */
record SearchLimits(
        int depth,
        int selectivity,
        int solveEmpties,
        long usualMillis,
        long millis,
        long nodes,
        int margin,
        boolean endsEarly) {
    /** The margin at which all moves get exact values. */
    static final int EVERY_MOVE = 2 * Bounds.INFINITE;

    /** Whether every move gets an exact value. */
    boolean valuesEveryMove() {
        return margin == EVERY_MOVE;
    }

    /** These limits with another maximum number of nodes. */
    SearchLimits within(long maxNodes) {
        return new SearchLimits(depth, selectivity, solveEmpties, usualMillis, millis, maxNodes, margin, endsEarly);
    }
}
