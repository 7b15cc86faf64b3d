package reversi.game;

import java.util.List;
import reversi.rules.Disc;
import reversi.rules.Turn;

/**
 * The clocks of both sides: what they showed at a moment, from which on that of the side to move runs. All times are milliseconds
 * on one scale, which whoever holds the game chooses: those since 1970, or those played.
 *
 * @param control how much time the players have
 * @param timesBlack whether Black has a clock
 * @param timesWhite whether White has a clock
 * @param shown what both showed at {@code since}; of a side without a clock it means nothing
 * @param since when the clock of the side to move began to run
 * @param stopped for how long since then no time counted
 */
public record Clock(
        TimeControl control, boolean timesBlack, boolean timesWhite, ClockTimes shown, long since, long stopped) {
    /** The clocks of a game that begins at a moment. */
    public static Clock start(GameSetup setup, long now) {
        TimeControl control = setup.time();
        long full = control.seconds() * 1_000L;
        return new Clock(
                control,
                control.times(setup.black()),
                control.times(setup.white()),
                new ClockTimes(full, full),
                now,
                0);
    }

    /** Whether a side has a clock. */
    public boolean isTimed(Disc disc) {
        return disc == Disc.BLACK ? timesBlack : timesWhite;
    }

    /** What this side's clock showed, in milliseconds, 0 or more. */
    public long millisLeft(Disc disc) {
        return shown.of(disc);
    }

    /** Whether this side has a clock that showed little time. */
    public boolean isLow(Disc disc) {
        return isTimed(disc) && millisLeft(disc) <= control.lowMillis();
    }

    /** These clocks with what they show at a moment of this side's turn, down to zero. */
    public Clock at(Disc mover, long now) {
        return showing(run(mover, now - since - stopped), now);
    }

    private ClockTimes run(Disc mover, long used) {
        return isTimed(mover) ? with(mover, Math.max(0, shown.of(mover) - Math.max(0, used))) : shown;
    }

    private ClockTimes with(Disc disc, long millis) {
        return disc == Disc.BLACK ? new ClockTimes(millis, shown.white()) : new ClockTimes(shown.black(), millis);
    }

    /** What both clocks show once this side has moved at a moment, of which {@code given} milliseconds are given back. */
    ClockTimes afterMove(Disc mover, long now, long given) {
        if (control.isPerMove()) {
            return full();
        }
        Clock left = showing(run(mover, now - since - stopped - given), now);
        return left.with(mover, left.millisLeft(mover) + control.increment() * 1_000L);
    }

    /**
     * What both clocks show once these turns, the latest ones, are taken back: what each side used stays used, and the increments that the
     * turns earned are gone. Nobody is left with less than one increment, or with less than now where that is less, since nobody
     * would agree to lose. A time for each move starts anew.
     */
    ClockTimes withoutTurns(List<Turn> turns) {
        return control.isPerMove()
                ? full()
                : new ClockTimes(withoutTurns(Disc.BLACK, turns), withoutTurns(Disc.WHITE, turns));
    }

    private long withoutTurns(Disc disc, List<Turn> turns) {
        long left = millisLeft(disc);
        long increment = control.increment() * 1_000L;
        long placed = turns.stream()
                .filter(turn -> turn.mover() == disc && !turn.move().isPass())
                .count();
        return isTimed(disc) ? Math.max(Math.min(left, increment), left - placed * increment) : left;
    }

    private ClockTimes full() {
        long full = control.seconds() * 1_000L;
        return new ClockTimes(full, full);
    }

    /** These clocks, showing this from a moment on. */
    public Clock showing(ClockTimes times, long now) {
        return new Clock(control, timesBlack, timesWhite, times, now, 0);
    }

    /** These clocks where no time counted for so long since the turn began. */
    public Clock stoppedFor(long millis) {
        return new Clock(control, timesBlack, timesWhite, shown, since, millis);
    }

    /** When this side, whose turn it is and who has a clock, will have used up its time. */
    public long runsOutAt(Disc mover) {
        return since + stopped + millisLeft(mover);
    }
}
