package reversi.session;

import reversi.rules.Disc;

/** The clocks of one game: how much time each side has left. Only its session moves them. */
public final class GameClock {
    private final GameSetup setup;
    private long black;
    private long white;
    private boolean blackWarned;
    private boolean whiteWarned;
    private int holds;

    GameClock(GameSetup setup) {
        this.setup = setup;
        black = full();
        white = full();
    }

    private long full() {
        return setup.time().seconds() * 1000L;
    }

    /** Whether this side is timed; where it is not, its time left means nothing. */
    public boolean isTimed(Disc disc) {
        return setup.time().times(setup.seat(disc));
    }

    /** The time this side has left for the game or for this move, in milliseconds, 0 or more. */
    public long millisLeft(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    /** Whether this side is timed and should be warned that its time is short. */
    public boolean isLow(Disc disc) {
        return isTimed(disc) && millisLeft(disc) <= setup.time().lowMillis();
    }

    /** What both clocks show. */
    public ClockTimes times() {
        return new ClockTimes(black, white);
    }

    /** Lets no time run until as many calls of {@link #release}. */
    void hold() {
        holds++;
    }

    /** Takes one {@link #hold} back. */
    void release() {
        holds = Math.max(0, holds - 1);
    }

    /** Takes time from a side, down to nothing; returns whether any runs: the side is timed and nobody holds the clocks. */
    boolean run(Disc disc, long millis) {
        boolean isRunning = isTimed(disc) && holds == 0;
        if (isRunning) {
            set(disc, Math.max(0, millisLeft(disc) - millis));
        }
        return isRunning;
    }

    /** A side has made its move: moves that are timed one by one start afresh, a game's time grows by the increment. */
    void moved(Disc mover) {
        if (setup.time().isPerMove()) {
            restore(new ClockTimes(full(), full()));
        } else {
            set(mover, millisLeft(mover) + setup.time().increment() * 1000L);
        }
    }

    /** Puts the clocks back to what they showed; a side with time enough again can be warned again. */
    void restore(ClockTimes times) {
        black = times.black();
        white = times.white();
        blackWarned = blackWarned && isLow(Disc.BLACK);
        whiteWarned = whiteWarned && isLow(Disc.WHITE);
    }

    /** Whether this side must be warned now; true only once while its time stays low. */
    boolean warnOnce(Disc disc) {
        boolean warned = disc == Disc.BLACK ? blackWarned : whiteWarned;
        if (warned || !isLow(disc)) {
            return false;
        }
        if (disc == Disc.BLACK) {
            blackWarned = true;
        } else {
            whiteWarned = true;
        }
        return true;
    }

    private void set(Disc disc, long millis) {
        if (disc == Disc.BLACK) {
            black = millis;
        } else {
            white = millis;
        }
    }
}
