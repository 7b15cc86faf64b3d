package reversi.server.table;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.ErrorCode;
import reversi.online.PlayerKind;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.server.game.Decision;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.game.SeatedAccount;
import reversi.server.game.TableReferee;
import reversi.server.store.StoredEvent;

/** The tables in this node's memory; any node may have any of them. */
public final class Tables {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final int MOST_SWEPT = 100;

    private final TableServices services;
    private final long claimAfter;
    private final List<TableListener> listeners = new CopyOnWriteArrayList<>();
    private final Map<Long, Table> tables = new ConcurrentHashMap<>();
    private final OneLoad<Table> loads = new OneLoad<>(this::read);

    /** The tables in memory by their players, bots left out. */
    private final Map<Long, Set<Table>> byPlayer = new ConcurrentHashMap<>();

    /** Where somebody hears, so that who goes need not be looked for at every table. */
    private final Map<Subscriber, Set<Table>> bySubscriber = new ConcurrentHashMap<>();

    /** Tables whose players may claim a win after the opponent was away for {@code claimAfter} milliseconds. */
    public Tables(TableServices services, long claimAfter) {
        this.services = services;
        this.claimAfter = claimAfter;
    }

    /** Adds someone who hears of every event from now on. */
    public void addListener(TableListener listener) {
        listeners.add(listener);
    }

    /** A table that is in memory already; never waits. */
    public Optional<Table> loaded(long id) {
        return Optional.ofNullable(tables.get(id));
    }

    /** A table, read from the database where need be; empty where there is no such game. */
    public Optional<Table> find(long id) {
        return loaded(id).or(() -> loads.load(id));
    }

    /** As {@link #find}, with what other nodes have added; may wait for the database. */
    public Optional<Table> newest(long id) {
        loaded(id).ifPresent(Table::catchUp);
        return find(id);
    }

    /** Seats somebody at a table or lets them watch; empty where there is no such game. */
    public Optional<Table> join(long id, Subscriber subscriber) {
        // What another node stored a moment ago may not have been heard of here: who comes must see it all the same.
        loaded(id).ifPresent(Table::catchUp);
        Optional<Table> found = find(id);
        while (found.isPresent()) {
            PlayerCards cards = services.cardsOf(found.get().facts());
            // One step with the look-up, which waits for nothing: an idle table must not be forgotten in between.
            Table joined = tables.computeIfPresent(id, (key, present) -> {
                present.join(subscriber, cards);
                bySubscriber.compute(subscriber, (who, at) -> with(at, present));
                return present;
            });
            if (joined != null) {
                listeners.forEach(listener -> listener.joined(joined));
                return Optional.of(joined);
            }
            found = find(id);
        }
        return found;
    }

    private static Set<Table> with(@Nullable Set<Table> tables, Table table) {
        Set<Table> more = tables == null ? ConcurrentHashMap.newKeySet() : tables;
        more.add(table);
        return more;
    }

    private static @Nullable Set<Table> without(Set<Table> tables, Table table) {
        tables.remove(table);
        return tables.isEmpty() ? null : tables;
    }

    /** Somebody wants to hear no more of a table. */
    public void leave(long id, Subscriber subscriber) {
        loaded(id).ifPresent(table -> {
            table.leave(subscriber);
            bySubscriber.computeIfPresent(subscriber, (who, at) -> without(at, table));
        });
    }

    /** Somebody is gone, from every table. */
    public void leaveAll(Subscriber subscriber) {
        Set<Table> at = bySubscriber.remove(subscriber);
        if (at != null) {
            at.forEach(table -> table.leave(subscriber));
        }
    }

    /** Reads a table, with no more of what was said than is shown; one of each game at a time. */
    private Optional<Table> read(long id) {
        return loaded(id).or(() -> services.games().facts(id).map(this::load));
    }

    private Table load(GameFacts facts) {
        GameState line = GameState.start(facts);
        for (StoredEvent kept : services.games().events(facts.id(), GameState.MOST_SHOWN)) {
            line = line.skippingTo(kept.seq() - 1)
                    .pausing(services.outages().known(), kept.at())
                    .with(kept.event(), kept.at());
        }
        Table table = new Table(services, line, this::tell);
        for (Disc disc : Disc.values()) {
            SeatedAccount seat = facts.seat(disc);
            if (seat.kind() != PlayerKind.BOT) {
                // First the index, then the look: whoever goes in between finds the table.
                byPlayer.compute(seat.account(), (account, at) -> with(at, table));
                lookFor(table, disc);
            }
        }
        services.bus().follow(facts.id());
        tables.put(facts.id(), table);
        if (services.games().isShared()) {
            // Who told of an event while it was read found no table here.
            table.catchUp();
        }
        return table;
    }

    /** All tables in memory. */
    public Collection<Table> all() {
        return tables.values();
    }

    /** Reads what other nodes may have added to the tables in memory; where notices may have been missed. */
    public void catchUpAll() {
        tables.values().forEach(table -> services.work().execute(table::catchUp));
    }

    /** An account came or went: its games hear of it. */
    public void presenceChanged(long account) {
        for (Table table : byPlayer.getOrDefault(account, Set.of())) {
            table.facts().discOf(account).ifPresent(disc -> lookFor(table, disc));
        }
    }

    private void lookFor(Table table, Disc disc) {
        if (table.facts().terms().isByDays()) {
            // Nobody waits at such a board.
            return;
        }
        long account = table.facts().seat(disc).account();
        table.lookFor(
                disc, () -> services.players().isHere(account), services.time().now(), claimAfter);
    }

    private void forget(Table table) {
        services.bus().unfollow(table.facts().id());
        for (Disc disc : Disc.values()) {
            byPlayer.computeIfPresent(table.facts().seat(disc).account(), (account, at) -> without(at, table));
        }
        for (Subscriber subscriber : table.subscribers()) {
            bySubscriber.computeIfPresent(subscriber, (who, at) -> without(at, table));
        }
    }

    /** Whether a side has been away for so long that its opponent may claim the win. */
    public boolean mayClaimFrom(Table table, Disc disc, long now) {
        long since = table.awaySince(disc);
        return since != 0 && now >= since + claimAfter;
    }

    /** Ends the games in memory whose flag has fallen; to be called often. */
    public void sweepFlags() {
        long now = services.time().now();
        for (Table table : tables.values()) {
            table.checkFlag(now);
        }
    }

    /** Tells every table how many watch it now, where that has changed; to be called about twice a second. */
    public void tellWatchers() {
        tables.values().forEach(Table::tellWatchers);
    }

    /** Takes over overdue games that no node looks after, ends those left alone, reads what could not be read, forgets idle tables. */
    public void sweepStore(long graceMillis, long abandonedMillis) {
        long now = services.time().now();
        for (long id : services.games().overdue(now - graceMillis, MOST_SWEPT)) {
            find(id).ifPresent(table -> {
                table.catchUp();
                table.checkFlag(now);
            });
        }
        for (long id : services.games().untouched(now - abandonedMillis, MOST_SWEPT)) {
            find(id).filter(Tables::isLeftAlone).ifPresent(Tables::abandon);
        }
        tables.values().stream().filter(Table::isBehind).forEach(Table::catchUp);
        for (Long id : tables.keySet()) {
            tables.computeIfPresent(id, (key, table) -> {
                if (table.isIdle(now)) {
                    forget(table);
                    return null;
                }
                return table;
            });
        }
    }

    /** A bot waits for ever, but not for nobody. */
    private static boolean isLeftAlone(Table table) {
        for (Disc disc : Disc.values()) {
            boolean person = table.state().facts().seat(disc).kind() != PlayerKind.BOT;
            if (person && table.awaySince(disc) == 0) {
                return false;
            }
        }
        return true;
    }

    private static void abandon(Table table) {
        table.request(
                (line, now) -> line.isOver() ? Decision.denied(ErrorCode.GAME_OVER) : TableReferee.abandoned(line),
                why -> {});
    }

    /** An event was told; called under the table's lock. */
    private void tell(Table table, GameState after, TableEvent event) {
        for (TableListener listener : listeners) {
            try {
                listener.happened(table, after, event);
            } catch (RuntimeException broken) {
                LOG.atError()
                        .addKeyValue("table", table.facts().id())
                        .setCause(broken)
                        .log("listener-failed");
            }
        }
    }
}
