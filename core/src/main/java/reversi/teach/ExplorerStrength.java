package reversi.teach;

/** How strong both players of a recorded game are at least, by the results of all of them. */
public enum ExplorerStrength {
    /** Anybody. */
    ANY,
    /** The stronger ones: about one game in five. */
    STRONG,
    /** The strongest: about one game in twelve. */
    STRONGEST
}
