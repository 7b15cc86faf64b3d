package reversi.players.online;

/** How long to wait before the link is opened again: hardly at first, then twice as long each time, so that a server that comes up isn't stormed. */
final class Backoff {
    private static final int FIRST_MILLIS = 200;
    private static final int LONGEST_MILLIS = 15_000;

    private int wait = FIRST_MILLIS;

    /** The link works: the next wait is the shortest again. */
    void reset() {
        wait = FIRST_MILLIS;
    }

    /** The server wants to be left alone for a while: the next wait is the longest. */
    void lengthen() {
        wait = LONGEST_MILLIS;
    }

    /** The next wait in milliseconds; {@code random} from 0 to 1 spreads those who lost their links at the same moment. */
    int next(double random) {
        int now = wait;
        wait = Math.min(LONGEST_MILLIS, wait * 2);
        return (int) (now * (0.75 + random / 2));
    }
}
