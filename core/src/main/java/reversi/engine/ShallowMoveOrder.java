package reversi.engine;

/**
 * Move ordering of the {@link ShallowEndgameSolver}, from the board after a move. The weights were tuned on the node counts of 20,000
 * positions with 12 empties from real games' endings.
 */
final class ShallowMoveOrder {
    /** From this number of empties before the move on, {@link #detailedScore} pays off; below, {@link #quickScore}. */
    static final int DETAILED_EMPTIES = 10;

    private static final long CORNERS = 0x8100000000000081L;

    private static final int QUICK_REPLY = 24;
    private static final int QUICK_CORNER_REPLY = 16;
    private static final int QUICK_ODD_QUADRANT = 8;
    private static final int QUICK_STABLE_EDGE = 2;

    private static final int DETAILED_REPLY = 20;
    private static final int DETAILED_CORNER_REPLY = 20;
    private static final int DETAILED_ODD_QUADRANT = 6;
    private static final int DETAILED_FRONTIER = 3;
    private static final int DETAILED_POTENTIAL_MOBILITY = 4;
    private static final int DETAILED_STABLE_EDGE = 4;
    private static final int DETAILED_ISOLATED = 8;

    private final Stability stability;

    ShallowMoveOrder(Stability stability) {
        this.stability = stability;
    }

    /** The score of a move by replies and parity; higher is tried sooner. */
    static int plainScore(long replies, int square, long oddQuadrants) {
        return -QUICK_REPLY * Long.bitCount(replies)
                - QUICK_CORNER_REPLY * Long.bitCount(replies & CORNERS)
                + ((oddQuadrants >>> square & 1) != 0 ? QUICK_ODD_QUADRANT : 0);
    }

    /** As {@link #plainScore}, with the mover's stable edge discs. */
    int quickScore(long mover, long opponent, long replies, int square, long oddQuadrants) {
        return plainScore(replies, square, oddQuadrants)
                + QUICK_STABLE_EDGE * stability.stableEdgeCount(mover, opponent);
    }

    /** As {@link #quickScore}, with potential mobility of both sides and isolated squares. */
    int detailedScore(long mover, long opponent, long replies, int square, long oddQuadrants) {
        long empties = ~(mover | opponent);
        return -DETAILED_REPLY * Long.bitCount(replies)
                - DETAILED_CORNER_REPLY * Long.bitCount(replies & CORNERS)
                - DETAILED_FRONTIER * Long.bitCount(BitMoves.neighbours(mover) & empties)
                + DETAILED_POTENTIAL_MOBILITY * Long.bitCount(BitMoves.neighbours(opponent) & empties)
                + ((oddQuadrants >>> square & 1) != 0 ? DETAILED_ODD_QUADRANT : 0)
                + ((BitMoves.neighbours(1L << square) & empties) == 0 ? DETAILED_ISOLATED : 0)
                + DETAILED_STABLE_EDGE * stability.stableEdgeCount(mover, opponent);
    }
}
