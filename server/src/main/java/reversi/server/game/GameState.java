package reversi.server.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
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
 * @param chat what the players said, the latest {@link #MOST_REMARKS}
 * @param finish how it ended; empty while it goes on
 */
public record GameState(GameFacts facts, int version, Game game, List<Remark> chat, Optional<Finish> finish) {
    /** So many remarks are shown to somebody who comes later; all of them are kept. */
    static final int MOST_REMARKS = 50;

    /** The measured delay of a connection is given back up to this many milliseconds a move, and a flag falls so much later. */
    public static final long MOST_LAG = 300;

    /** So long may a move take in a game of people without a clock, in milliseconds: 12 hours. */
    public static final long MOST_IDLE = 43_200_000;

    /** A table before its first event. */
    public static GameState start(GameFacts facts) {
        GameSetup setup = new GameSetup(
                facts.terms().variant(),
                Seat.remote(""),
                Seat.remote(""),
                facts.terms().time());
        return new GameState(facts, 0, Game.start(setup, facts.started()), List.of(), Optional.empty());
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

    /** Whether the players have clocks. */
    public boolean isTimed() {
        return facts.terms().time().kind() != TimeControl.Kind.NONE;
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
            return OptionalLong.of(game.clock().runsOutAt(position().toMove()) + MOST_LAG);
        }
        boolean ofPeople =
                facts.black().kind() != PlayerKind.BOT && facts.white().kind() != PlayerKind.BOT;
        return ofPeople
                ? OptionalLong.of(game.clock().since() + game.clock().stopped() + MOST_IDLE)
                : OptionalLong.empty();
    }

    /** The same table where these outages were, of which those that ended by a moment count. */
    public GameState pausing(List<Outage> outages, long until) {
        long sum = 0;
        for (Outage outage : outages) {
            sum += outage.ended() <= until ? outage.after(game.clock().since()) : 0;
        }
        return sum == game.clock().stopped() ? this : new GameState(facts, version, game.stoppedFor(sum), chat, finish);
    }

    /** The table after one more event; throws IllegalArgumentException for a turn that breaks the rules, which was never stored. */
    public GameState with(TableEvent event, long at) {
        Game next = event.inGame(position())
                .map(happened -> game.with(happened, at))
                .orElse(game);
        List<Remark> remarks = event instanceof TableEvent.Said said ? withRemark(said, at) : chat;
        Optional<Finish> end = event instanceof TableEvent.Finished finished ? Optional.of(finished.finish()) : finish;
        return new GameState(facts, version + 1, next, remarks, end);
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
