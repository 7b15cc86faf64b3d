package reversi.server.game;

/**
 * How much of the delay of a connection is given back to one player in one game. Each move is given what the quota still holds, and refills
 * it a little: a short delay is always given back, and a client that answers pings late on purpose gains little. Not thread-safe.
 */
public final class LagQuota {
    /** What a game begins with, and the most that is ever left, in milliseconds. */
    static final long FULL = 600;

    /** What each move adds, in milliseconds. */
    static final long REFILL = 60;

    private long left = FULL;

    /** How much of a measured delay may be given back for the next move, in milliseconds. */
    public long available(long lag) {
        return Math.max(0, Math.min(lag, Math.min(GameState.MOST_LAG, left)));
    }

    /** A move was given this much of its time back, in milliseconds. */
    public void onMove(long given) {
        left = Math.min(FULL, left - given + REFILL);
    }
}
