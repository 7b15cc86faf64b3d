package reversi.server.lobby;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import reversi.online.RatingChange;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.store.GameRepository;
import reversi.server.table.Subscriber;
import reversi.server.table.Table;
import reversi.server.table.TableListener;
import reversi.server.table.Tables;

/** Brings players to their tables, and knows when they are free again. */
public final class Seats implements TableListener {
    private final PresenceRegistry people;
    private final Tables tables;
    private final GameRepository games;
    private final MessageDispatcher courier;
    private final Executor work;

    /** The seats of a node. */
    public Seats(
            PresenceRegistry people, Tables tables, GameRepository games, MessageDispatcher courier, Executor work) {
        this.people = people;
        this.tables = tables;
        this.games = games;
        this.courier = courier;
        this.work = work;
    }

    /** A game begins: its players sit down, on whichever node they are. */
    public void begin(GameFacts game) {
        for (Disc disc : Disc.values()) {
            long account = game.seat(disc).account();
            seatHere(account, game.id());
            courier.publish(new Notice.Seat(account, game.id()));
        }
    }

    /** Seats somebody on this node, where they are. */
    void seatHere(long account, long game) {
        List<Subscriber> ears = people.earsOf(account);
        if (!ears.isEmpty()) {
            people.setTable(account, Optional.of(game));
            work.execute(() -> ears.forEach(ear -> seat(account, game, ear)));
        }
    }

    private void seat(long account, long game, Subscriber ear) {
        tables.join(game, ear);
        if (!people.earsOf(account).contains(ear)) {
            // Gone meanwhile: nobody else would take it from the table again.
            tables.leaveAll(ear);
        }
    }

    /** The games that somebody who has just arrived plays; from now on that shows. */
    public List<Long> openGames(long account) {
        List<Long> open = games.open(account);
        people.setTable(account, open.stream().findFirst());
        return open;
    }

    /** Seats a connection that has just signed in at the games that its account plays; returns those. */
    public List<Table> resume(Subscriber ear, List<Long> open) {
        return open.stream().flatMap(game -> tables.join(game, ear).stream()).toList();
    }

    @Override
    public void happened(Table table, GameState after, TableEvent event) {
        if (event instanceof TableEvent.Finished finished) {
            for (Disc disc : Disc.values()) {
                long account = after.facts().seat(disc).account();
                people.setTable(account, Optional.empty());
                if (changes(finished.finish().gain(disc))) {
                    // Also for somebody who is not here: the profile is, on every node.
                    work.execute(() -> courier.changed(account));
                }
            }
        }
    }

    private static boolean changes(RatingChange gain) {
        return gain.points() != 0 || gain.before() != gain.after();
    }
}
