package reversi.engine;

/**
 * How soon to try a move near the end of the game, by the board after it. The numbers were found by counting nodes of 20,000
 * positions of 12 empties from searches of real games' endings.
 */
final class NearOrder {
    /** From so many empties before the move on, {@link #far} is worth its time; below, {@link #near}. */
    static final int FAR_EMPTIES = 10;

    private static final long CORNERS = 0x8100000000000081L;

    private static final int NEAR_REPLY = 24;
    private static final int NEAR_CORNER_REPLY = 16;
    private static final int NEAR_ODD_QUADRANT = 8;
    private static final int NEAR_STABLE_EDGE = 2;

    private static final int FAR_REPLY = 20;
    private static final int FAR_CORNER_REPLY = 20;
    private static final int FAR_ODD_QUADRANT = 6;
    private static final int FAR_FRONTIER = 3;
    private static final int FAR_OUTLOOK = 4;
    private static final int FAR_STABLE_EDGE = 4;
    private static final int FAR_ALONE = 8;

    private final Stability stability;

    NearOrder(Stability stability) {
        this.stability = stability;
    }

    /** The promise of a move, by few signs: higher is sooner. */
    int near(long mover, long opponent, long replies, int on, long odd) {
        return -NEAR_REPLY * Long.bitCount(replies)
                - NEAR_CORNER_REPLY * Long.bitCount(replies & CORNERS)
                + ((odd >>> on & 1) != 0 ? NEAR_ODD_QUADRANT : 0)
                + NEAR_STABLE_EDGE * stability.stableEdgeCount(mover, opponent);
    }

    /** The promise of a move, by more signs: squares that either side may come to, and one that nobody else can come to. */
    int far(long mover, long opponent, long replies, int on, long odd) {
        long empties = ~(mover | opponent);
        return -FAR_REPLY * Long.bitCount(replies)
                - FAR_CORNER_REPLY * Long.bitCount(replies & CORNERS)
                - FAR_FRONTIER * Long.bitCount(BitMoves.around(mover) & empties)
                + FAR_OUTLOOK * Long.bitCount(BitMoves.around(opponent) & empties)
                + ((odd >>> on & 1) != 0 ? FAR_ODD_QUADRANT : 0)
                + ((BitMoves.around(1L << on) & empties) == 0 ? FAR_ALONE : 0)
                + FAR_STABLE_EDGE * stability.stableEdgeCount(mover, opponent);
    }
}
