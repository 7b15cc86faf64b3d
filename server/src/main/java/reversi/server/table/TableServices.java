package reversi.server.table;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import java.util.stream.Stream;
import reversi.online.Codec;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.server.bus.Bus;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.store.GameRepository;

/**
 * What all tables of a node work with.
 *
 * @param time the server's time
 * @param writer brings what happens to the disk
 * @param work threads that may wait for the database
 * @param games what is on the disk
 * @param outages the times in which no clock ran
 * @param codec writes what is told
 * @param players knows the people
 * @param bus brings word of what other nodes do at a table
 */
public record TableServices(
        ServerTime time,
        EventWriter writer,
        Executor work,
        GameRepository games,
        Outages outages,
        Codec codec,
        PlayerDirectory players,
        Bus bus) {
    /** Reads the cards of both players; may wait for the database. */
    PlayerCards cardsOf(GameFacts facts) {
        return new PlayerCards(
                players.card(facts.black().account()),
                players.card(facts.white().account()));
    }

    /** Everything about a table, for an account that comes; 0 for somebody who isn't signed in. Waits for nothing. */
    TableState state(GameState state, PlayerCards cards, Predicate<Disc> isAway, int watchers, long hearer) {
        GameFacts facts = state.facts();
        long now = Math.max(time.now(), state.game().clock().since());
        return new TableState(
                facts.id(),
                facts.terms(),
                cards.black(),
                cards.white(),
                facts.started(),
                state.version(),
                now,
                state.transcript().moves(),
                state.game().clockAt(now).shown(),
                state.game().draw().open(),
                state.game().takeback().open(),
                facts.openChat(),
                facts.discOf(hearer).isEmpty() && !facts.openChat()
                        ? List.of()
                        : state.chat().stream()
                                .filter(remark -> players.hears(hearer, remark.from()))
                                .toList(),
                Stream.of(Disc.values()).filter(isAway).toList(),
                watchers,
                state.finish());
    }
}
