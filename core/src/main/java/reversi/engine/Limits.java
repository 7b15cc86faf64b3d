package reversi.engine;

/**
 * How far a search goes.
 *
 * @param depth plies to look ahead at most
 * @param selectivity how selective the middle game's search is, as {@link ProbCut} counts
 * @param solveEmpties with so many empties or fewer, the game is searched to its end
 * @param usualMillis milliseconds to spend where nothing special happens
 * @param millis milliseconds to spend at most
 * @param nodes positions to look at, about, at most
 * @param margin moves within so many hundredths of a disc of the best one get a value of their own
 */
record Limits(int depth, int selectivity, int solveEmpties, long usualMillis, long millis, long nodes, int margin) {
    /** The margin that gives every move its value. */
    static final int EVERY_MOVE = 2 * MidgameSearch.INFINITE;

    /** The same with a number of nodes to look at, about, at most. */
    Limits within(long most) {
        return new Limits(depth, selectivity, solveEmpties, usualMillis, millis, most, margin);
    }
}
