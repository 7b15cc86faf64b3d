package reversi.server.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import reversi.online.Finish;
import reversi.online.PlayerKind;
import reversi.online.Remark;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.session.ClockTimes;
import reversi.session.TimeControl;

/**
 * A game after some of its events: immutable, the same on every node that has heard the same events.
 *
 * @param facts what was settled before
 * @param version the number of the last event
 * @param transcript the turns
 * @param clocks what the clocks showed at {@code since}
 * @param since when the turn of the side to move began, in milliseconds since 1970
 * @param paused how long no node served since then, in milliseconds, which nobody is charged for
 * @param draw the offers of a draw
 * @param takeback the wishes to take back
 * @param chat what the players said, the latest {@link #MOST_REMARKS}
 * @param finish how it ended; empty while it goes on
 */
public record GameLine(
        GameFacts facts,
        int version,
        Transcript transcript,
        ClockTimes clocks,
        long since,
        long paused,
        Offers draw,
        Offers takeback,
        List<Remark> chat,
        Optional<Finish> finish) {
    /** So many remarks are shown to somebody who comes later; all of them are kept. */
    static final int MOST_REMARKS = 50;

    /** The measured delay of a connection is given back up to so many milliseconds a move, and a flag falls so much later. */
    public static final long MOST_LAG = 300;

    /** So long may a move take in a game of people without a clock, in milliseconds: 12 hours. */
    public static final long MOST_IDLE = 43_200_000;

    /** A game before its first event. */
    public static GameLine start(GameFacts facts) {
        long full = facts.terms().time().seconds() * 1000L;
        return new GameLine(
                facts,
                0,
                Transcript.start(facts.terms().variant()),
                new ClockTimes(full, full),
                facts.started(),
                0,
                Offers.none(),
                Offers.none(),
                List.of(),
                Optional.empty());
    }

    /** The position on the board. */
    public Position position() {
        return transcript.current();
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return finish.isPresent();
    }

    private TimeControl time() {
        return facts.terms().time();
    }

    /** Whether the players have clocks. */
    public boolean isTimed() {
        return time().kind() != TimeControl.Kind.NONE;
    }

    /**
     * When the flag of the side to move falls, in milliseconds since 1970: without a clock after {@link #MOST_IDLE}; empty without a
     * clock against a bot, which waits for ever, and after the end.
     */
    public OptionalLong deadline() {
        if (isOver()) {
            return OptionalLong.empty();
        }
        if (isTimed()) {
            return OptionalLong.of(since + paused + clocks.of(position().toMove()) + MOST_LAG);
        }
        boolean ofPeople =
                facts.black().kind() != PlayerKind.BOT && facts.white().kind() != PlayerKind.BOT;
        return ofPeople ? OptionalLong.of(since + paused + MOST_IDLE) : OptionalLong.empty();
    }

    /** What the clocks show at a moment; the one of the side to move runs while the game goes on. */
    public ClockTimes clocksAt(long now) {
        return isTimed() && !isOver() ? run(Math.max(0, now - since - paused)) : clocks;
    }

    private ClockTimes run(long used) {
        Disc mover = position().toMove();
        long left = Math.max(0, clocks.of(mover) - used);
        return mover == Disc.BLACK ? new ClockTimes(left, clocks.white()) : new ClockTimes(clocks.black(), left);
    }

    /** What the clocks show after a move at a moment, with a delay of the connection given back, in milliseconds. */
    ClockTimes clocksAfterMove(long now, long lag) {
        if (!isTimed()) {
            return clocks;
        }
        if (time().isPerMove()) {
            long full = time().seconds() * 1000L;
            return new ClockTimes(full, full);
        }
        ClockTimes left = run(Math.max(0, now - since - paused - Math.min(MOST_LAG, Math.max(0, lag))));
        long increment = time().increment() * 1000L;
        return position().toMove() == Disc.BLACK
                ? new ClockTimes(left.black() + increment, left.white())
                : new ClockTimes(left.black(), left.white() + increment);
    }

    /** The same game where these outages were, of which those that ended by a moment count. */
    public GameLine pausing(List<Outage> outages, long until) {
        long sum = 0;
        for (Outage outage : outages) {
            sum += outage.ended() <= until ? outage.after(since) : 0;
        }
        return sum == paused
                ? this
                : new GameLine(facts, version, transcript, clocks, since, sum, draw, takeback, chat, finish);
    }

    /** The game after one more event; throws IllegalStateException for a turn that breaks the rules, which was never stored. */
    public GameLine with(TableEvent event, long at) {
        if (event instanceof TableEvent.Played played) {
            return played(played, at);
        }
        if (event instanceof TableEvent.DrawOffered offer) {
            return next(draw.offered(offer.by(), transcript.plies()), takeback);
        }
        if (event instanceof TableEvent.DrawDeclined) {
            return next(draw.closed(), takeback);
        }
        if (event instanceof TableEvent.TakebackOffered offer) {
            return next(draw, takeback.offered(offer.by(), transcript.plies()));
        }
        if (event instanceof TableEvent.TakebackDeclined) {
            return next(draw, takeback.closed());
        }
        if (event instanceof TableEvent.TakenBack back) {
            Transcript shorter = transcript.upTo(back.plies());
            return line(shorter, back.clocks(), at, draw.closed(), takeback.closed(), chat, finish);
        }
        if (event instanceof TableEvent.Said said) {
            return line(transcript, clocks, since, draw, takeback, withRemark(said, at), finish);
        }
        Finish end = ((TableEvent.Finished) event).finish();
        return line(transcript, clocksAt(at), at, draw.closed(), takeback.closed(), chat, Optional.of(end));
    }

    private GameLine played(TableEvent.Played event, long at) {
        Disc mover = position().toMove();
        Played played = position().play(event.move());
        return line(
                transcript.with(played.orThrow()),
                event.clocks(),
                at,
                draw.afterMoveOf(mover),
                takeback.afterMoveOf(mover),
                chat,
                finish);
    }

    private List<Remark> withRemark(TableEvent.Said said, long at) {
        if (said.text().isEmpty()) {
            // Erased with the account of its speaker.
            return chat;
        }
        List<Remark> longer = new ArrayList<>(chat);
        longer.add(new Remark(facts.seat(said.by()).account(), at, said.text()));
        return List.copyOf(longer.subList(Math.max(0, longer.size() - MOST_REMARKS), longer.size()));
    }

    private GameLine next(Offers nextDraw, Offers nextTakeback) {
        return line(transcript, clocks, since, nextDraw, nextTakeback, chat, finish);
    }

    private GameLine line(
            Transcript turns,
            ClockTimes times,
            long from,
            Offers nextDraw,
            Offers nextTakeback,
            List<Remark> remarks,
            Optional<Finish> end) {
        long still = from == since ? paused : 0;
        return new GameLine(facts, version + 1, turns, times, from, still, nextDraw, nextTakeback, remarks, end);
    }
}
