package reversi.teach.reasons;

/**
 * A reason and how it is chosen among others.
 *
 * @param reason the reason
 * @param idea of several reasons with the same idea only the weightiest is told
 * @param weight the higher, the earlier it is told
 */
record RankedReason(Reason reason, Idea idea, int weight) {
    /** What reasons are about. */
    enum Idea {
        RESULT,
        WIPE_OUT,
        CORNER,
        TEMPO,
        PARITY,
        STABILITY,
        MOBILITY,
        FRONTIER,
        EDGE,
        COUNTING
    }
}
