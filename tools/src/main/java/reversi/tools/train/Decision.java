package reversi.tools.train;

/** A position of a game between people, and what they chose. */
final class Decision {
    private final int empties;
    private final double[][] moves;
    private final int chosen;

    /** A decision: the features of each legal move, and which one was played, at a number of empties. */
    Decision(int empties, double[][] moves, int chosen) {
        this.empties = empties;
        this.moves = moves;
        this.chosen = chosen;
    }

    /** Empty squares before the move. */
    int empties() {
        return empties;
    }

    /** A line of terms for each legal move; not to be changed. */
    double[][] moves() {
        return moves;
    }

    /** Which of the moves was played. */
    int chosen() {
        return chosen;
    }
}
