package reversi.server.lobby;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.server.moderation.PhotoRule;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.BlockListRepository;
import reversi.server.table.PlayerDirectory;
import reversi.server.table.ServerTime;
import reversi.server.table.Subscriber;

/**
 * Who is online: on this node, and on the others as far as they have told. Whoever doesn't show it counts as here, but has the card of
 * somebody who is offline, and nobody hears that they come or go, until a game begins. Thread-safe.
 */
public final class PresenceRegistry implements PlayerDirectory {
    private static final int MAX_CACHED = 10_000;

    private final AccountRepository accounts;
    private final BlockListRepository blockLists;
    private final ServerTime time;
    private final PhotoRule photos;
    private final Map<Long, LocalPlayer> local = new HashMap<>();
    private final Map<String, Map<Long, PlayerCard>> remote = new HashMap<>();
    /** The accounts online, each held by every node that it is connected to. */
    private final Tally people = new Tally();

    /** The games that accounts online are playing, each held by every player of it on every node. */
    private final Tally games = new Tally();

    private final Set<Long> changed = new LinkedHashSet<>();
    private final Set<Long> changedLocally = new LinkedHashSet<>();
    /** Held while the other nodes are told, so that nothing older comes after what is newer. */
    private final Object telling = new Object();

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

    private volatile LongConsumer refreshed = account -> {};

    private static final class LocalPlayer {
        AccountRow row;
        Set<Long> unheard;
        final Set<Subscriber> subscribers = new LinkedHashSet<>();
        Optional<Long> table = Optional.empty();
        boolean seeking;

        LocalPlayer(AccountRow row, Set<Long> unheard) {
            this.row = row;
            this.unheard = unheard;
        }

        Presence presence() {
            if (table.isEmpty() && !row.showsPresence()) {
                return Presence.OFFLINE;
            }
            return table.isPresent() ? Presence.PLAYING : seeking ? Presence.SEEKING : Presence.IDLE;
        }
    }

    /** A registry with nobody online. */
    public PresenceRegistry(
            AccountRepository accounts, BlockListRepository blockLists, PhotoRule photos, ServerTime time) {
        this.time = time;
        this.photos = photos;
        this.accounts = accounts;
        this.blockLists = blockLists;
    }

    /** Sets who hears of accounts that have changed, on any node. */
    public void onRefresh(LongConsumer listener) {
        refreshed = listener;
    }

    /** Players who came online or changed, and accounts that went offline. Among nodes some who changed don't show that they are online. */
    public record Changes(List<PlayerCard> changed, List<Long> gone) {
        boolean isEmpty() {
            return changed.isEmpty() && gone.isEmpty();
        }
    }

    /** Adds a connection of an account; returns whether the account was offline on all nodes before. */
    public boolean connect(Subscriber subscriber, AccountRow row) {
        Set<Long> unheard = Set.copyOf(blockLists.unheard(row.id()));
        synchronized (this) {
            boolean cameOnline = !isHere(row.id());
            boolean wasSeen = online(row.id()).isPresent();
            LocalPlayer known = local.get(row.id());
            LocalPlayer player = known == null ? new LocalPlayer(row, unheard) : known;
            if (known == null) {
                people.hold(row.id());
                local.put(row.id(), player);
            }
            boolean isNews = known == null || !known.row.equals(row);
            player.row = row;
            if (isNews) {
                markChanged(row.id(), wasSeen);
            }
            player.unheard = unheard;
            player.subscribers.add(subscriber);
            return cameOnline;
        }
    }

    /** Removes a connection; returns whether the account is now offline on all nodes. */
    public synchronized boolean disconnect(Subscriber subscriber, long account) {
        LocalPlayer player = local.get(account);
        if (player == null || !player.subscribers.remove(subscriber) || !player.subscribers.isEmpty()) {
            return false;
        }
        boolean wasSeen = online(account).isPresent();
        local.remove(account);
        people.release(account);
        player.table.ifPresent(games::release);
        markChanged(account, wasSeen);
        offline.put(account, player.row);
        return !isHere(account);
    }

    private void markChanged(long account, boolean wasSeen) {
        markSeen(account, wasSeen);
        changedLocally.add(account);
    }

    /** The lobby hears of an account that it saw, or sees now. */
    private void markSeen(long account, boolean wasSeen) {
        if (wasSeen || online(account).isPresent()) {
            changed.add(account);
        }
    }

    /** The connections of an account to this node. */
    public synchronized List<Subscriber> subscribersOf(long account) {
        LocalPlayer player = local.get(account);
        return player == null ? List.of() : List.copyOf(player.subscribers);
    }

    /** From where an account is connected to this node; empty if it is not. */
    public synchronized Optional<String> addressOf(long account) {
        return subscribersOf(account).stream().findFirst().map(Subscriber::address);
    }

    /** The row of an account connected to this node. */
    public synchronized Optional<AccountRow> local(long account) {
        return Optional.ofNullable(local.get(account)).map(player -> player.row);
    }

    /** Whether an account connected to this node may not write to others now. */
    public synchronized boolean isMuted(long account) {
        LocalPlayer player = local.get(account);
        return player != null && player.row.standing().isMuted(time.now());
    }

    /** Sets the game that an account connected to this node is playing; empty for none. */
    public synchronized void setTable(long account, Optional<Long> table) {
        LocalPlayer player = local.get(account);
        if (player != null && !player.table.equals(table)) {
            boolean wasSeen = online(account).isPresent();
            player.table.ifPresent(games::release);
            table.ifPresent(games::hold);
            player.table = table;
            player.seeking = player.seeking && table.isEmpty();
            markChanged(account, wasSeen);
        }
    }

    /** Sets whether an account connected to this node is waiting for quick pairing; returns whether that is a change. */
    public synchronized boolean setSeeking(long account, boolean seeking) {
        LocalPlayer player = local.get(account);
        if (player == null || player.seeking == seeking) {
            return false;
        }
        boolean wasSeen = online(account).isPresent();
        player.seeking = seeking;
        markChanged(account, wasSeen);
        return true;
    }

    /** The accounts connected to this node that wait for quick pairing. */
    public synchronized List<Long> seekers() {
        return local.entrySet().stream()
                .filter(entry ->
                        entry.getValue().seeking && entry.getValue().table.isEmpty())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Reloads an account, and whose words it does not want to hear, after a change. */
    public void refresh(long account) {
        Optional<AccountRow> row = accounts.find(account);
        Set<Long> unheard = Set.copyOf(blockLists.unheard(account));
        synchronized (this) {
            LocalPlayer player = local.get(account);
            if (row.isPresent() && player != null) {
                boolean wasSeen = online(account).isPresent();
                PlayerCard before = card(player, 0);
                player.row = row.get();
                player.unheard = unheard;
                if (!card(player, 0).equals(before)) {
                    markChanged(account, wasSeen);
                }
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
        refreshed.accept(account);
    }

    @Override
    public synchronized boolean isHere(long account) {
        return people.contains(account);
    }

    @Override
    public synchronized boolean hears(long listener, long speaker) {
        LocalPlayer player = local.get(listener);
        return !deleted.contains(speaker) && (player == null || !player.unheard.contains(speaker));
    }

    @Override
    public PlayerCard card(long account) {
        long refreshesBefore;
        synchronized (this) {
            refreshesBefore = refreshCount;
            Optional<PlayerCard> known = connected(account)
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

    /** The card of an account that was just read. */
    public PlayerCard card(AccountRow row) {
        return connected(row.id()).orElseGet(() -> offlineCard(row));
    }

    private PlayerCard offlineCard(AccountRow row) {
        Presence presence = row.kind() == PlayerKind.BOT ? Presence.IDLE : Presence.OFFLINE;
        return seen(row, row.card(presence, Optional.empty(), time.now()));
    }

    private PlayerCard card(LocalPlayer player, long now) {
        return seen(player.row, player.row.card(player.presence(), player.table, now));
    }

    /** A card as others see it. */
    private PlayerCard seen(AccountRow row, PlayerCard card) {
        return card.withPhoto(photos.shown(card.photo(), row.stats().games()));
    }

    /** The card of an account with a photo that others may not see yet. */
    public PlayerCard cardWithPhoto(AccountRow row) {
        return card(row.id()).withPhoto(row.photo());
    }

    /** How many rated games an account must still finish until others see its photo. */
    public int photoGames(AccountRow row) {
        return photos.missing(row.stats().games());
    }

    /** The card of an account that is online on any node and shows it. */
    public synchronized Optional<PlayerCard> online(long account) {
        return connected(account).filter(card -> card.presence() != Presence.OFFLINE);
    }

    /** The card of an account that is connected to any node, as others see it: {@code OFFLINE} where it shows nothing. */
    synchronized Optional<PlayerCard> connected(long account) {
        Optional<PlayerCard> here = onlineLocally(account);
        if (here.isPresent()) {
            return here;
        }
        for (Map<Long, PlayerCard> node : remote.values()) {
            PlayerCard card = node.get(account);
            if (card != null) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }

    private Optional<PlayerCard> onlineLocally(long account) {
        return Optional.ofNullable(local.get(account)).map(player -> card(player, time.now()));
    }

    /** The cards of all players connected to this node, also of those who don't show it. */
    public synchronized List<PlayerCard> local() {
        List<PlayerCard> cards = new ArrayList<>();
        long now = time.now();
        local.values().forEach(player -> cards.add(card(player, now)));
        return cards;
    }

    /** The number of accounts online, on all nodes, whether they show it or not. */
    public synchronized int onlineCount() {
        return people.size();
    }

    /** The number of games that accounts online are playing. */
    public synchronized int gameCount() {
        return games.size();
    }

    /** Takes all changes for the lobby. */
    public synchronized Changes takeChanges() {
        return take(changed, this::online);
    }

    /** Takes all changes on this node, for the other nodes. */
    public synchronized Changes takeLocalChanges() {
        return take(changedLocally, this::onlineLocally);
    }

    /** Tells the other nodes what changed on this one since the last time, in order whoever calls: what is sent to them afterwards finds them knowing. */
    void tellOthers(BiConsumer<List<PlayerCard>, List<Long>> others) {
        synchronized (telling) {
            Changes changes = takeLocalChanges();
            others.accept(changes.changed(), changes.gone());
        }
    }

    private static Changes take(Set<Long> accountIds, LongFunction<Optional<PlayerCard>> cardOf) {
        List<PlayerCard> cards = new ArrayList<>();
        List<Long> wentOffline = new ArrayList<>();
        for (long account : accountIds) {
            cardOf.apply(account).ifPresentOrElse(cards::add, () -> wentOffline.add(account));
        }
        accountIds.clear();
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
            boolean wasSeen = online(card.id()).isPresent();
            forget(players, card.id());
            players.put(card.id(), card);
            people.hold(card.id());
            card.table().ifPresent(games::hold);
            markSeen(card.id(), wasSeen);
        }
        for (long account : news.gone()) {
            forgetSeen(players, account);
            if (!isHere(account)) {
                wentOffline.add(account);
            }
        }
        return new Changes(cameOnline, wentOffline);
    }

    private void forgetSeen(Map<Long, PlayerCard> players, long account) {
        boolean wasSeen = online(account).isPresent();
        forget(players, account);
        markSeen(account, wasSeen);
    }

    /** Removes an account from what another node has told. */
    private void forget(Map<Long, PlayerCard> players, long account) {
        PlayerCard before = players.remove(account);
        if (before != null) {
            people.release(account);
            before.table().ifPresent(games::release);
        }
    }

    /** Removes a dead node; returns the accounts that are now offline. */
    public synchronized List<Long> removeNode(String node) {
        Map<Long, PlayerCard> players = remote.remove(node);
        List<Long> wentOffline = new ArrayList<>();
        if (players != null) {
            for (long account : List.copyOf(players.keySet())) {
                forgetSeen(players, account);
                if (!isHere(account)) {
                    wentOffline.add(account);
                }
            }
        }
        return wentOffline;
    }
}
