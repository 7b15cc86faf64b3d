package reversi.server.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.online.Finish;
import reversi.online.PlayerKind;
import reversi.online.Remark;
import reversi.online.TableEvent;
import reversi.rules.Position;
import reversi.rules.Transcript;

/**
 * A table after some of its events: immutable, the same on every node that has heard the same events.
 *
 * @param facts what was settled before
 * @param version the number of the last event
 * @param game the game; its clock counts milliseconds since 1970, and stops where no node serves
 * @param remarks how often the players said something
 * @param chat what they said, the latest {@link #MOST_SHOWN}
 * @param finish how it ended; empty while it goes on
 */
public record GameState(
        GameFacts facts, int version, Game game, int remarks, List<Remark> chat, Optional<Finish> finish) {
    /** So many remarks are shown to somebody who comes later; all of them are kept. */
    public static final int MOST_SHOWN = 50;

    /** So many remarks a game may have. */
    public static final int MOST_REMARKS = 500;

    /** So many events a game may have that are no remarks; then only moves and its end are left. */
    public static final int MOST_EVENTS = 1_000;

    /** So long after the end of a game its players may talk, in milliseconds: 15 minutes. */
    public static final long CHAT_MILLIS = 900_000;

    /** The measured delay of a connection is given back up to this many milliseconds a move, and a flag falls so much later. */
    public static final long MOST_LAG = 300;

    /** So long may a move take in a game of people without a clock, in milliseconds: 12 hours. */
    public static final long MOST_IDLE = 43_200_000;

    /** So many plies are the first moves of both sides. */
    public static final int FIRST_MOVES = 2;

    /** A table before its first event. */
    public static GameState start(GameFacts facts) {
        GameSetup setup = new GameSetup(
                facts.terms().variant(),
                Seat.remote(""),
                Seat.remote(""),
                facts.terms().time());
        return new GameState(facts, 0, Game.start(setup, facts.started()), 0, List.of(), Optional.empty());
    }

    /** The position on the board. */
    public Position position() {
        return game.position();
    }

    /** The turns played. */
    public Transcript transcript() {
        return game.transcript();
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return finish.isPresent();
    }

    /** Whether it ended because somebody did not come to the first moves. */
    public boolean isNoShow() {
        return finish.filter(end -> end.ending() == Ending.TIME).isPresent()
                && transcript().plies() < FIRST_MOVES;
    }

    /** Whether the players have clocks. */
    public boolean isTimed() {
        return facts.terms().time().kind() != TimeControl.Kind.NONE;
    }

    /**
     * When the flag of the side to move falls, in milliseconds since 1970: without a clock after {@link #MOST_IDLE}; empty without a
     * clock against a bot, which waits for ever, and after the end. In a tournament it falls on whoever does not come for the first move.
     */
    public OptionalLong deadline() {
        if (isOver()) {
            return OptionalLong.empty();
        }
        OptionalLong byClock = deadlineByClock();
        if (facts.tournament().isEmpty() || transcript().plies() >= FIRST_MOVES) {
            return byClock;
        }
        long noShow = turnBegan() + facts.tournament().get().noShowMillis();
        return OptionalLong.of(Math.min(noShow, byClock.orElse(noShow)));
    }

    /** When the turn would have begun if no outage had been since. */
    private long turnBegan() {
        return game.clock().since() + game.clock().stopped();
    }

    private OptionalLong deadlineByClock() {
        if (isTimed()) {
            return OptionalLong.of(game.clock().runsOutAt(position().toMove()) + MOST_LAG);
        }
        boolean ofPeople =
                facts.black().kind() != PlayerKind.BOT && facts.white().kind() != PlayerKind.BOT;
        return ofPeople ? OptionalLong.of(turnBegan() + MOST_IDLE) : OptionalLong.empty();
    }

    /** The same table where these outages were, of which those that ended by a moment count. */
    public GameState pausing(List<Outage> outages, long until) {
        long sum = 0;
        for (Outage outage : outages) {
            sum += outage.ended() <= until ? outage.after(game.clock().since()) : 0;
        }
        return sum == game.clock().stopped()
                ? this
                : new GameState(facts, version, game.stoppedFor(sum), remarks, chat, finish);
    }

    /** The same table where all events up to this number were remarks that nobody reads any more. */
    public GameState skippingTo(int number) {
        int skipped = Math.max(0, number - version);
        return skipped == 0 ? this : new GameState(facts, version + skipped, game, remarks + skipped, chat, finish);
    }

    /** Whether the players may say something more. */
    public boolean isTalkOver(long now) {
        return isOver() && now > game.clock().since() + CHAT_MILLIS;
    }

    /** Whether so much was offered and taken back that nothing but moves may follow. */
    public boolean isFull() {
        return version - remarks >= MOST_EVENTS;
    }

    /** The table after one more event; throws IllegalArgumentException for a turn that breaks the rules, which was never stored. */
    public GameState with(TableEvent event, long at) {
        Game next = event.inGame(position())
                .map(happened -> game.with(happened, at))
                .orElse(game);
        return event.fold(
                here -> new GameState(facts, version + 1, next, remarks, chat, finish),
                said -> new GameState(facts, version + 1, next, remarks + 1, withRemark(said, at), finish),
                end -> new GameState(facts, version + 1, next, remarks, chat, Optional.of(end)));
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
}
