package reversi.archive;

/** How a game ended for the person whose archive it is in. */
public enum Outcome {
    WON,
    DRAWN,
    LOST,
    /** It was between others, or counts for nobody. */
    NEUTRAL
}
