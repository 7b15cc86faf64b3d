package reversi.tools.match;

/**
 * Gives a player as much of a processor as its opponent takes over all games: what the opponent has worked so far, and what it will still
 * work in this game if the game is as those before, less what the player has worked.
 */
final class EqualTime {
    private static final long NANOS = 1_000_000;

    private long own;
    private long theirs;
    private long theirsBefore;
    private int games;

    /** A game begins. */
    void begin() {
        theirsBefore = theirs;
    }

    /** Counts nanoseconds that a processor worked for a move. */
    void worked(boolean byOpponent, long nanos) {
        own += byOpponent ? 0 : nanos;
        theirs += byOpponent ? nanos : 0;
    }

    /** A game has ended. */
    void end() {
        games++;
    }

    /** A game that does not count has ended: it only tells how long the opponent takes. */
    void endOfTrial() {
        end();
        own = theirs;
    }

    /** What the player has for the rest of the game. */
    TimeLeft left() {
        long usual = games == 0 ? 0 : theirsBefore / games;
        long still = Math.max(0, usual - (theirs - theirsBefore));
        long millis = (theirs + still - own) / NANOS;
        return new TimeLeft(Math.max(1, millis) + TimeLeft.RESERVE, 0, 0);
    }
}
