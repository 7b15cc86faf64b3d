package reversi.training.gym;

/** What a drill trains. Progress is kept by these names: never rename one, and add new ones at the end. */
public enum DrillKind {
    /** How many discs a move flips, under time. */
    COUNT(Group.ENDGAME, 5, 18, 12),
    /** Which gaps have an odd number of squares. */
    REGIONS(Group.ENDGAME, 5, 16, 0),
    /** Who runs out of moves that open no corner. */
    SAFE_MOVES(Group.ENDGAME, 8, 18, 0),
    /** Which move is the best on the last eight empty squares. */
    LAST_EIGHT(Group.ENDGAME, 5, 8, 0),
    /** Whether the move that flips the most is to be played now. */
    SWEEP(Group.ENDGAME, 4, 8, 0),
    /** Which move leaves the opponent even gaps only, and gains by it. */
    PARITY(Group.ENDGAME, 5, 9, 0),
    /** Which move takes every disc of the opponent in the end. */
    WIPE_OUT(Group.ENDGAME, 4, 10, 0),
    /** Where a square is, by its name, under time. */
    FIND_SQUARE(Group.BLIND, 2, 18, 5),
    /** What a square is called, under time. */
    NAME_SQUARE(Group.BLIND, 2, 18, 5),
    /** Which discs lay on a part of the board. */
    MEMORY(Group.BLIND, 2, 18, 0),
    /** Which colour a disc has after moves that are only told. */
    BLINDFOLD(Group.BLIND, 60, 60, 0);

    /** What belongs together: each group has its own mixed set. */
    public enum Group {
        /** How a game ends. */
        ENDGAME,
        /** The board in one's mind, and at a glance. */
        BLIND
    }

    private final Group group;
    private final int leastEmpties;
    private final int mostEmpties;
    private final int seconds;

    DrillKind(Group group, int leastEmpties, int mostEmpties, int seconds) {
        this.group = group;
        this.leastEmpties = leastEmpties;
        this.mostEmpties = mostEmpties;
        this.seconds = seconds;
    }

    /** What it belongs to. */
    public Group group() {
        return group;
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
}
