package reversi.server.table;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import java.util.stream.Stream;
import reversi.online.Codec;
import reversi.online.TableState;
import reversi.rules.Disc;
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
 * @param faces knows the people
 */
public record TableServices(
        ServerTime time,
        EventWriter writer,
        Executor work,
        GameRepository games,
        Outages outages,
        Codec codec,
        PlayerDirectory faces) {
    /** Reads the cards of both players; may wait for the database. */
    Faces facesOf(GameFacts facts) {
        return new Faces(
                faces.card(facts.black().account()), faces.card(facts.white().account()));
    }

    /** Everything about a table, for an account that comes; 0 for somebody who isn't signed in. Waits for nothing. */
    TableState state(GameState line, Faces players, Predicate<Disc> isAway, int watchers, long hearer) {
        GameFacts facts = line.facts();
        long now = Math.max(time.now(), line.game().clock().since());
        return new TableState(
                facts.id(),
                facts.terms(),
                players.black(),
                players.white(),
                facts.started(),
                line.version(),
                now,
                line.transcript().moves(),
                line.game().clockAt(now).shown(),
                line.game().draw().open(),
                line.game().takeback().open(),
                facts.openChat(),
                facts.discOf(hearer).isEmpty() && !facts.openChat()
                        ? List.of()
                        : line.chat().stream()
                                .filter(remark -> faces.hears(hearer, remark.from()))
                                .toList(),
                Stream.of(Disc.values()).filter(isAway).toList(),
                watchers,
                line.finish());
    }
}
