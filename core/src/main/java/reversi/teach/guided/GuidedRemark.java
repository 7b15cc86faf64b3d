package reversi.teach.guided;

/** What a newcomer is told of the turn just played; each but the last six is told once in a game. */
public enum GuidedRemark {
    /** How a move is made, before the first one. */
    TAP,
    /** The newcomer's first move flipped what it held between two discs. */
    FLIPPED,
    /** Pip's first move flipped discs of the newcomer. */
    ANSWERED,
    /** A move flipped discs along more than one line. */
    LINES,
    /** The newcomer can take a corner. */
    CORNER_FREE,
    /** The newcomer took a corner, where no disc is ever flipped. */
    CORNER,
    /** Pip took a corner. */
    PIP_CORNER,
    /** Pip can flip nothing and passes. */
    PIP_PASSES,
    /** The newcomer can flip nothing and passes. */
    YOU_PASS,
    /** The newcomer moved, and it taught nothing new. */
    FLIPS,
    /** Pip moved, and it taught nothing new. */
    YOUR_TURN,
    /** The newcomer has more discs at the end. */
    WON,
    /** Both have as many. */
    DRAWN,
    /** Pip has more. */
    LOST;

    /** Whether the game is over with this. */
    public boolean isEnd() {
        return this == WON || this == DRAWN || this == LOST;
    }
}
