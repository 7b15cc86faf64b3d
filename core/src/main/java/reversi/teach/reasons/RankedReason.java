package reversi.teach.reasons;

/**
 * A reason and how it is chosen among others: of several with the same idea only the weightiest is told.
 *
 * @param reason the reason
 * @param weight the higher, the earlier it is told
 */
record RankedReason(Reason reason, int weight) {}
