package reversi.server.game;

/**
 * A time in which no node served, so that nobody could move and no clock ran.
 *
 * @param began the last sign of life before it, in milliseconds since 1970
 * @param ended the first one after it
 */
public record Outage(long began, long ended) {
    /** How much of it lies after a moment, in milliseconds. */
    long after(long moment) {
        return Math.max(0, ended - Math.max(began, moment));
    }
}
