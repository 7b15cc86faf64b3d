package reversi.training.insights;

/** A third of a game of 60 discs. */
public enum Phase {
    /** Until 20 discs were placed. */
    OPENING,
    /** Until 40 discs were placed. */
    MIDDLE,
    /** From then on. */
    END;

    private static final int DISCS = 20;

    /** The phase of the move before which so many discs were placed, 0 or more. */
    static Phase of(int placed) {
        return placed < DISCS ? OPENING : placed < 2 * DISCS ? MIDDLE : END;
    }
}
