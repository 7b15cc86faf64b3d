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

/** Who is online: on this node, and on the others as far as they have told. Thread-safe. */
public final class PresenceRegistry implements PlayerDirectory {
    private static final int MAX_CACHED = 10_000;

    private final AccountRepository accounts;
    private final BlockListRepository blockLists;
    private final ServerTime time;
    private final Map<Long, LocalPlayer> local = new HashMap<>();
    private final Map<String, Map<Long, PlayerCard>> remote = new HashMap<>();
    private final Set<Long> changed = new LinkedHashSet<>();
    private final Set<Long> changedLocally = new LinkedHashSet<>();

    /** LRU cache of offline players and bots, for tables and lists. */
    private final Map<Long, AccountRow> offline = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, AccountRow> eldest) {
            return size() > MAX_CACHED;
        }
    };

    /** Recently deleted accounts, whose chat is hidden even where a table in memory still has it. */
    private final Set<Long> deleted = new LinkedHashSet<>();

    /** Number of refreshes; a row read before a concurrent refresh must not be cached. */
    private long refreshCount;

    private static final class LocalPlayer {
        AccountRow row;
        Set<Long> blocked;
        final Set<Subscriber> subscribers = new LinkedHashSet<>();
        Optional<Long> table = Optional.empty();
        boolean seeking;

        LocalPlayer(AccountRow row, Set<Long> blocked) {
            this.row = row;
            this.blocked = blocked;
        }

        PlayerCard card(long now) {
            Presence presence = table.isPresent() ? Presence.PLAYING : seeking ? Presence.SEEKING : Presence.IDLE;
            return row.card(presence, table, now);
        }
    }

    /** A registry with nobody online. */
    public PresenceRegistry(AccountRepository accounts, BlockListRepository blockLists, ServerTime time) {
        this.time = time;
        this.accounts = accounts;
        this.blockLists = blockLists;
    }

    /** Players who came online or changed, and accounts that went offline. */
    public record Changes(List<PlayerCard> changed, List<Long> gone) {}

    /** Adds a connection of an account; returns whether the account was offline on all nodes before. */
    public boolean connect(Subscriber subscriber, AccountRow row) {
        Set<Long> blocked = Set.copyOf(blockLists.of(row.id()));
        synchronized (this) {
            boolean cameOnline = !isHere(row.id());
            LocalPlayer player = local.computeIfAbsent(row.id(), id -> new LocalPlayer(row, blocked));
            player.row = row;
            player.blocked = blocked;
            player.subscribers.add(subscriber);
            markChanged(row.id());
            return cameOnline;
        }
    }

    /** Removes a connection; returns whether the account is now offline on all nodes. */
    public synchronized boolean disconnect(Subscriber subscriber, long account) {
        LocalPlayer player = local.get(account);
        if (player == null || !player.subscribers.remove(subscriber) || !player.subscribers.isEmpty()) {
            return false;
        }
        local.remove(account);
        markChanged(account);
        offline.put(account, player.row);
        return !isHere(account);
    }

    private void markChanged(long account) {
        changed.add(account);
        changedLocally.add(account);
    }

    /** The connections of an account to this node. */
    public synchronized List<Subscriber> subscribersOf(long account) {
        LocalPlayer player = local.get(account);
        return player == null ? List.of() : List.copyOf(player.subscribers);
    }

    /** The row of an account connected to this node. */
    public synchronized Optional<AccountRow> local(long account) {
        return Optional.ofNullable(local.get(account)).map(player -> player.row);
    }

    /** Sets the game that an account connected to this node is playing; empty for none. */
    public synchronized void setTable(long account, Optional<Long> table) {
        LocalPlayer player = local.get(account);
        if (player != null && !player.table.equals(table)) {
            player.table = table;
            player.seeking = player.seeking && table.isEmpty();
            markChanged(account);
        }
    }

    /** Sets whether an account connected to this node is waiting for quick pairing. */
    public synchronized void setSeeking(long account, boolean seeking) {
        LocalPlayer player = local.get(account);
        if (player != null && player.seeking != seeking) {
            player.seeking = seeking;
            markChanged(account);
        }
    }

    /** Reloads an account and its block list after a change. */
    public void refresh(long account) {
        Optional<AccountRow> row = accounts.find(account);
        Set<Long> blocked = Set.copyOf(blockLists.of(account));
        synchronized (this) {
            LocalPlayer player = local.get(account);
            if (row.isPresent() && player != null) {
                player.row = row.get();
                player.blocked = blocked;
                markChanged(account);
            }
            if (row.isPresent() && row.get().deleted()) {
                deleted.add(account);
                if (deleted.size() > MAX_CACHED) {
                    deleted.remove(deleted.iterator().next());
                }
            }
            offline.remove(account);
            refreshCount++;
        }
    }

    @Override
    public synchronized boolean isHere(long account) {
        if (local.containsKey(account)) {
            return true;
        }
        for (Map<Long, PlayerCard> node : remote.values()) {
            if (node.containsKey(account)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public synchronized boolean hears(long listener, long speaker) {
        LocalPlayer player = local.get(listener);
        return !deleted.contains(speaker) && (player == null || !player.blocked.contains(speaker));
    }

    @Override
    public PlayerCard card(long account) {
        long refreshesBefore;
        synchronized (this) {
            refreshesBefore = refreshCount;
            Optional<PlayerCard> known = online(account)
                    .or(() -> Optional.ofNullable(offline.get(account)).map(this::offlineCard));
            if (known.isPresent()) {
                return known.get();
            }
        }
        AccountRow row = accounts.find(account).orElseThrow(() -> new IllegalStateException("no account " + account));
        synchronized (this) {
            if (refreshesBefore == refreshCount) {
                offline.put(account, row);
            }
        }
        return offlineCard(row);
    }

    private PlayerCard offlineCard(AccountRow row) {
        Presence presence = row.kind() == PlayerKind.BOT ? Presence.IDLE : Presence.OFFLINE;
        return row.card(presence, Optional.empty(), time.now());
    }

    /** The card of an account that is online on any node. */
    public synchronized Optional<PlayerCard> online(long account) {
        LocalPlayer player = local.get(account);
        if (player != null) {
            return Optional.of(player.card(time.now()));
        }
        for (Map<Long, PlayerCard> node : remote.values()) {
            PlayerCard card = node.get(account);
            if (card != null) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }

    /** The cards of all players online, on all nodes. */
    public synchronized Collection<PlayerCard> onlinePlayers() {
        Map<Long, PlayerCard> all = new HashMap<>();
        remote.values().forEach(all::putAll);
        long now = time.now();
        local.forEach((account, player) -> all.put(account, player.card(now)));
        return all.values();
    }

    /** The cards of all players connected to this node. */
    public synchronized List<PlayerCard> local() {
        List<PlayerCard> cards = new ArrayList<>();
        long now = time.now();
        local.values().forEach(player -> cards.add(player.card(now)));
        return cards;
    }

    /** The number of accounts online, on all nodes. */
    public synchronized int onlineCount() {
        if (remote.isEmpty()) {
            return local.size();
        }
        return onlinePlayers().size();
    }

    /** The number of games that accounts online are playing. */
    public synchronized int gameCount() {
        Set<Long> tables = new HashSet<>();
        for (PlayerCard card : onlinePlayers()) {
            card.table().ifPresent(tables::add);
        }
        return tables.size();
    }

    /** Takes at most {@code limit} changes for the lobby; the others remain for the next call. */
    public synchronized Changes takeChanges(int limit) {
        return take(changed, limit, false);
    }

    /** Takes all changes on this node, for the other nodes. */
    public synchronized Changes takeLocalChanges() {
        return take(changedLocally, Integer.MAX_VALUE, true);
    }

    private Changes take(Set<Long> accountIds, int limit, boolean onlyLocal) {
        List<PlayerCard> cards = new ArrayList<>();
        List<Long> wentOffline = new ArrayList<>();
        Iterator<Long> some = accountIds.iterator();
        for (int i = 0; i < limit && some.hasNext(); i++) {
            long account = some.next();
            some.remove();
            LocalPlayer player = local.get(account);
            Optional<PlayerCard> card =
                    onlyLocal ? Optional.ofNullable(player).map(players -> players.card(time.now())) : online(account);
            card.ifPresentOrElse(cards::add, () -> wentOffline.add(account));
        }
        return new Changes(cards, wentOffline);
    }

    /** Applies another node's changes; returns the accounts that thereby came online or went offline altogether. */
    public synchronized Changes applyRemoteChanges(String node, LobbyNews.LobbyChanged news) {
        Map<Long, PlayerCard> players = remote.computeIfAbsent(node, name -> new HashMap<>());
        List<PlayerCard> cameOnline = new ArrayList<>();
        List<Long> wentOffline = new ArrayList<>();
        for (PlayerCard card : news.changed()) {
            if (!isHere(card.id())) {
                cameOnline.add(card);
            }
            players.put(card.id(), card);
            changed.add(card.id());
        }
        for (long account : news.gone()) {
            players.remove(account);
            changed.add(account);
            if (!isHere(account)) {
                wentOffline.add(account);
            }
        }
        return new Changes(cameOnline, wentOffline);
    }

    /** Removes a dead node; returns the accounts that are now offline. */
    public synchronized List<Long> removeNode(String node) {
        Map<Long, PlayerCard> players = remote.remove(node);
        List<Long> wentOffline = new ArrayList<>();
        if (players != null) {
            for (long account : players.keySet()) {
                changed.add(account);
                if (!isHere(account)) {
                    wentOffline.add(account);
                }
            }
        }
        return wentOffline;
    }
}
