package reversi.server.lobby;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.BlockListRepository;
import reversi.server.table.PlayerDirectory;
import reversi.server.table.ServerTime;
import reversi.server.table.Subscriber;

/** Who is connected to this node and, as far as it was told, to the others. Safe for any number of threads. */
public final class PresenceRegistry implements PlayerDirectory {
    private static final int MOST_REMEMBERED = 10_000;

    private final AccountRepository accounts;
    private final BlockListRepository blockLists;
    private final ServerTime time;
    private final Map<Long, Here> here = new HashMap<>();
    private final Map<String, Map<Long, PlayerCard>> elsewhere = new HashMap<>();
    private final Set<Long> changed = new LinkedHashSet<>();
    private final Set<Long> changedHere = new LinkedHashSet<>();

    /** People who are not connected, and bots, for tables and lists. */
    private final Map<Long, AccountRow> remembered = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, AccountRow> eldest) {
            return size() > MOST_REMEMBERED;
        }
    };

    /** Accounts that were deleted: what they said is heard no more, also where a table in memory still has it. */
    private final Set<Long> erased = new LinkedHashSet<>();

    /** Counts what was refreshed, so that what was read before is not remembered after. */
    private long refreshes;

    private static final class Here {
        AccountRow row;
        Set<Long> blocked;
        final Set<Subscriber> ears = new LinkedHashSet<>();
        Optional<Long> table = Optional.empty();
        boolean seeking;

        Here(AccountRow row, Set<Long> blocked) {
            this.row = row;
            this.blocked = blocked;
        }

        PlayerCard card(long now) {
            Presence presence = table.isPresent() ? Presence.PLAYING : seeking ? Presence.SEEKING : Presence.IDLE;
            return row.card(presence, table, now);
        }
    }

    /** Nobody is here yet. */
    public PresenceRegistry(AccountRepository accounts, BlockListRepository blockLists, ServerTime time) {
        this.time = time;
        this.accounts = accounts;
        this.blockLists = blockLists;
    }

    /** What changed in the lobby since the last time this was asked. */
    public record Changes(List<PlayerCard> changed, List<Long> gone) {}

    /** Somebody signed in on a connection; returns whether they were not connected to any node before. */
    public boolean arrive(Subscriber ear, AccountRow row) {
        Set<Long> blocked = Set.copyOf(blockLists.of(row.id()));
        synchronized (this) {
            boolean came = !isHere(row.id());
            Here person = here.computeIfAbsent(row.id(), id -> new Here(row, blocked));
            person.row = row;
            person.blocked = blocked;
            person.ears.add(ear);
            touch(row.id());
            return came;
        }
    }

    /** A connection of somebody ended; returns whether they are not connected to any node any more. */
    public synchronized boolean leave(Subscriber ear, long account) {
        Here person = here.get(account);
        if (person == null || !person.ears.remove(ear) || !person.ears.isEmpty()) {
            return false;
        }
        here.remove(account);
        touch(account);
        remembered.put(account, person.row);
        return !isHere(account);
    }

    private void touch(long account) {
        changed.add(account);
        changedHere.add(account);
    }

    /** The connections of an account to this node. */
    public synchronized List<Subscriber> earsOf(long account) {
        Here person = here.get(account);
        return person == null ? List.of() : List.copyOf(person.ears);
    }

    /** The account of somebody who is connected to this node. */
    public synchronized Optional<AccountRow> local(long account) {
        return Optional.ofNullable(here.get(account)).map(person -> person.row);
    }

    /** The game of somebody who is connected to this node begins, or is over where there is none. */
    public synchronized void setTable(long account, Optional<Long> table) {
        Here person = here.get(account);
        if (person != null && !person.table.equals(table)) {
            person.table = table;
            person.seeking = person.seeking && table.isEmpty();
            touch(account);
        }
    }

    /** Somebody who is connected to this node begins or ends to wait for any opponent. */
    public synchronized void setSeeking(long account, boolean seeking) {
        Here person = here.get(account);
        if (person != null && person.seeking != seeking) {
            person.seeking = seeking;
            touch(account);
        }
    }

    /** An account changed: whoever shows it must know. */
    public void refresh(long account) {
        Optional<AccountRow> row = accounts.find(account);
        Set<Long> blocked = Set.copyOf(blockLists.of(account));
        synchronized (this) {
            Here person = here.get(account);
            if (row.isPresent() && person != null) {
                person.row = row.get();
                person.blocked = blocked;
                touch(account);
            }
            if (row.isPresent() && row.get().deleted()) {
                erased.add(account);
                if (erased.size() > MOST_REMEMBERED) {
                    erased.remove(erased.iterator().next());
                }
            }
            remembered.remove(account);
            refreshes++;
        }
    }

    @Override
    public synchronized boolean isHere(long account) {
        if (here.containsKey(account)) {
            return true;
        }
        for (Map<Long, PlayerCard> node : elsewhere.values()) {
            if (node.containsKey(account)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public synchronized boolean hears(long listener, long speaker) {
        Here person = here.get(listener);
        return !erased.contains(speaker) && (person == null || !person.blocked.contains(speaker));
    }

    @Override
    public PlayerCard card(long account) {
        long readAt;
        synchronized (this) {
            readAt = refreshes;
            Optional<PlayerCard> known = online(account)
                    .or(() -> Optional.ofNullable(remembered.get(account)).map(this::away));
            if (known.isPresent()) {
                return known.get();
            }
        }
        AccountRow row = accounts.find(account).orElseThrow(() -> new IllegalStateException("no account " + account));
        synchronized (this) {
            if (readAt == refreshes) {
                remembered.put(account, row);
            }
        }
        return away(row);
    }

    private PlayerCard away(AccountRow row) {
        Presence presence = row.kind() == PlayerKind.BOT ? Presence.IDLE : Presence.OFFLINE;
        return row.card(presence, Optional.empty(), time.now());
    }

    /** The card of somebody who is connected to any node. */
    public synchronized Optional<PlayerCard> online(long account) {
        Here person = here.get(account);
        if (person != null) {
            return Optional.of(person.card(time.now()));
        }
        for (Map<Long, PlayerCard> node : elsewhere.values()) {
            PlayerCard card = node.get(account);
            if (card != null) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }

    /** Everybody who is connected. */
    public synchronized Collection<PlayerCard> everybody() {
        Map<Long, PlayerCard> all = new HashMap<>();
        elsewhere.values().forEach(all::putAll);
        long now = time.now();
        here.forEach((account, person) -> all.put(account, person.card(now)));
        return all.values();
    }

    /** Everybody who is connected to this node. */
    public synchronized List<PlayerCard> local() {
        List<PlayerCard> cards = new ArrayList<>();
        long now = time.now();
        here.values().forEach(person -> cards.add(person.card(now)));
        return cards;
    }

    /** How many are connected. */
    public synchronized int count() {
        if (elsewhere.isEmpty()) {
            return here.size();
        }
        return everybody().size();
    }

    /** How many games they are in. */
    public synchronized int tables() {
        Set<Long> tables = new HashSet<>();
        for (PlayerCard card : everybody()) {
            card.table().ifPresent(tables::add);
        }
        return tables.size();
    }

    /** What changed for the lobby, of at most so many; the next ones come next time. */
    public synchronized Changes takeChanges(int most) {
        return take(changed, most, false);
    }

    /** What changed here, for other nodes. */
    public synchronized Changes takeChangesHere() {
        return take(changedHere, Integer.MAX_VALUE, true);
    }

    private Changes take(Set<Long> accountIds, int most, boolean onlyHere) {
        List<PlayerCard> cards = new ArrayList<>();
        List<Long> gone = new ArrayList<>();
        Iterator<Long> some = accountIds.iterator();
        for (int i = 0; i < most && some.hasNext(); i++) {
            long account = some.next();
            some.remove();
            Here person = here.get(account);
            Optional<PlayerCard> card =
                    onlyHere ? Optional.ofNullable(person).map(there -> there.card(time.now())) : online(account);
            card.ifPresentOrElse(cards::add, () -> gone.add(account));
        }
        return new Changes(cards, gone);
    }

    /** Another node tells who came, changed or left there; returns those of whom it is news that they are here or gone. */
    public synchronized Changes heardOf(String node, LobbyNews.LobbyChanged news) {
        Map<Long, PlayerCard> there = elsewhere.computeIfAbsent(node, name -> new HashMap<>());
        List<PlayerCard> came = new ArrayList<>();
        List<Long> gone = new ArrayList<>();
        for (PlayerCard card : news.changed()) {
            if (!isHere(card.id())) {
                came.add(card);
            }
            there.put(card.id(), card);
            changed.add(card.id());
        }
        for (long account : news.gone()) {
            there.remove(account);
            changed.add(account);
            if (!isHere(account)) {
                gone.add(account);
            }
        }
        return new Changes(came, gone);
    }

    /** Another node is gone with everybody there; returns those who are not connected any more. */
    public synchronized List<Long> lost(String node) {
        Map<Long, PlayerCard> there = elsewhere.remove(node);
        List<Long> gone = new ArrayList<>();
        if (there != null) {
            for (long account : there.keySet()) {
                changed.add(account);
                if (!isHere(account)) {
                    gone.add(account);
                }
            }
        }
        return gone;
    }
}
