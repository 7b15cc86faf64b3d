package reversi.server.lobby;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import reversi.online.Codec;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.server.store.AccountRow;
import reversi.server.table.Subscriber;

/**
 * Who looks at the list of those whom they follow. Each hears of these alone, twice a second, of the latest state of a few at a time, so that
 * it costs nobody more when there are more people. Everybody who follows a player is sent the same text. Thread-safe.
 */
public final class FollowedPlayers {
    /** The most players that somebody is told of in one tick; the others wait for the next one. */
    static final int MOST_A_TICK = 10;

    private final Codec codec;
    private final PresenceRegistry presence;
    private final Map<Subscriber, Watch> watches = new HashMap<>();

    /** Who looks at each player. */
    private final Map<Long, Set<Watch>> watchers = new HashMap<>();

    private static final class Watch {
        final Subscriber subscriber;
        final List<Long> followed;
        final Set<Long> untold = new LinkedHashSet<>();
        /** Whether the list was sent, before which no changes are. */
        boolean isOpen;

        Watch(Subscriber subscriber, List<Long> followed) {
            this.subscriber = subscriber;
            this.followed = followed;
        }

        List<Long> takeUntold() {
            List<Long> some = untold.stream().limit(isOpen ? MOST_A_TICK : 0).toList();
            some.forEach(untold::remove);
            return some;
        }
    }

    /** Nobody looks yet. */
    public FollowedPlayers(Codec codec, PresenceRegistry presence) {
        this.codec = codec;
        this.presence = presence;
    }

    /** Sends somebody those whom they follow, and from now on what changes, in place of any list before. */
    public void enter(Subscriber subscriber, List<AccountRow> followed) {
        Watch watch =
                new Watch(subscriber, followed.stream().map(AccountRow::id).toList());
        synchronized (this) {
            leave(subscriber);
            watches.put(subscriber, watch);
            watch.followed.forEach(account -> watchers.computeIfAbsent(account, none -> new LinkedHashSet<>())
                    .add(watch));
        }
        List<PlayerCard> cards = followed.stream().map(presence::card).toList();
        synchronized (this) {
            watch.isOpen = true;
            subscriber.send(codec.write(new LobbyNews.Followed(cards)));
        }
    }

    /** Somebody looks no longer. */
    public synchronized void leave(Subscriber subscriber) {
        Watch watch = watches.remove(subscriber);
        if (watch != null) {
            watch.followed.forEach(account -> watchers.computeIfPresent(account, (id, all) -> {
                all.remove(watch);
                return all.isEmpty() ? null : all;
            }));
        }
    }

    /** Some people came, went or changed, on any node. */
    public synchronized void note(PresenceRegistry.Changes changes) {
        changes.changed().forEach(card -> note(card.id()));
        changes.gone().forEach(this::note);
    }

    private void note(long account) {
        watchers.getOrDefault(account, Set.of()).forEach(watch -> watch.untold.add(account));
    }

    /** Tells what changed; call it twice a second. */
    public synchronized void tick() {
        Map<Long, String> frames = new HashMap<>();
        for (Watch watch : new ArrayList<>(watches.values())) {
            for (long account : watch.takeUntold()) {
                watch.subscriber.send(frames.computeIfAbsent(
                        account, id -> codec.write(new LobbyNews.FollowedChanged(presence.card(id)))));
            }
        }
    }
}
