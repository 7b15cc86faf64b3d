package reversi.training.gym;

/** What a drill trains. Progress is kept by these names: never rename one, and add new ones at the end. */
public enum DrillKind {
    /** How many discs a move flips, under time. */
    COUNT(5, 18, 12, false),
    /** Which gaps have an odd number of squares. */
    REGIONS(5, 16, 0, false),
    /** Who runs out of moves that open no corner. */
    SAFE_MOVES(8, 18, 0, false),
    /** Which move is the best on the last eight empty squares. */
    LAST_EIGHT(5, 8, 0, true),
    /** Whether the move that flips the most is to be played now. */
    SWEEP(4, 8, 0, true),
    /** Which move leaves the opponent even gaps only, and gains by it. */
    PARITY(5, 9, 0, true),
    /** Which move takes every disc of the opponent in the end. */
    WIPE_OUT(4, 10, 0, true);

    private final int leastEmpties;
    private final int mostEmpties;
    private final int seconds;
    private final boolean isSolved;

    DrillKind(int leastEmpties, int mostEmpties, int seconds, boolean isSolved) {
        this.leastEmpties = leastEmpties;
        this.mostEmpties = mostEmpties;
        this.seconds = seconds;
        this.isSolved = isSolved;
    }

    /** The fewest empty squares of its positions. */
    public int leastEmpties() {
        return leastEmpties;
    }

    /** The most empty squares of its positions. */
    public int mostEmpties() {
        return mostEmpties;
    }

    /** A right answer after so many seconds counts half; 0 where time does not matter. */
    public int seconds() {
        return seconds;
    }

    /** Whether it takes the exact value of every move to make one. */
    public boolean isSolved() {
        return isSolved;
    }
}
