package reversi.game;

/**
 * How much time the players have.
 *
 * @param kind what the seconds are for
 * @param seconds for a move or for the whole game; 0 only without a clock
 * @param increment seconds added after each move of a game; 0 for every other kind
 */
public record TimeControl(Kind kind, int seconds, int increment) {
    /** A day; from here on, a time for each move is one of days. */
    public static final int DAY = 86_400;

    /** The longest time and increment of a game, a day. */
    public static final int MAX_SECONDS = DAY;

    /** The most days that a move may have. */
    public static final int MAX_DAYS = 14;

    /** No clock. */
    public static TimeControl none() {
        return new TimeControl(Kind.NONE, 0, 0);
    }

    /** What the seconds of a time control are for. */
    public enum Kind {
        /** Nobody is timed. */
        NONE,
        /** Every move has the same time of its own. */
        PER_MOVE,
        /** All moves of a game share a time, which grows by the increment after each of them. */
        PER_GAME,
        /** As per move, at a step of the {@link TrainingLadder}; only people are timed. */
        LADDER
    }

    public TimeControl {
        boolean timed = kind != Kind.NONE;
        if (timed ? seconds < 1 || seconds > longest(kind) : seconds != 0) {
            throw new IllegalArgumentException("no such time: " + seconds + " s");
        }
        if (increment < 0 || increment > MAX_SECONDS || (increment > 0 && kind != Kind.PER_GAME)) {
            throw new IllegalArgumentException("no such increment: " + increment + " s");
        }
    }

    private static int longest(Kind kind) {
        return kind == Kind.PER_MOVE ? MAX_DAYS * DAY : MAX_SECONDS;
    }

    /** The same time for every move. */
    public static TimeControl perMove(int seconds) {
        return new TimeControl(Kind.PER_MOVE, seconds, 0);
    }

    /** So many days for every move, 1 to {@link #MAX_DAYS}: a game in which nobody waits at the board. */
    public static TimeControl days(int days) {
        return perMove(days * DAY);
    }

    /** A time for all moves of the game, and an increment after each move. */
    public static TimeControl perGame(int seconds, int increment) {
        return new TimeControl(Kind.PER_GAME, seconds, increment);
    }

    /** The time for a move at a person's present step of the ladder. */
    public static TimeControl ladder(TrainingLadder ladder) {
        return new TimeControl(Kind.LADDER, ladder.secondsPerMove(), 0);
    }

    /** Whether a player in this seat has a clock. */
    public boolean times(Seat seat) {
        return switch (kind) {
            case NONE -> false;
            case PER_MOVE, PER_GAME -> true;
            case LADDER -> seat.isHuman();
        };
    }

    /** Whether each move has a time of its own. */
    public boolean isPerMove() {
        return kind == Kind.PER_MOVE || kind == Kind.LADDER;
    }

    /** Whether a move has days, so that the players need not be there at the same time. */
    public boolean isByDays() {
        return kind == Kind.PER_MOVE && seconds >= DAY;
    }

    /** The time left, in milliseconds, at which a player should be warned: a sixth of a move or a tenth of a game, at most 20 s. */
    public long lowMillis() {
        return Math.min(20_000L, seconds * 1000L / (isPerMove() ? 6 : 10));
    }
}
