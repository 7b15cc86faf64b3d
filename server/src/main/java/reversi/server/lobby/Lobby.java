package reversi.server.lobby;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reversi.online.Codec;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.Presence;
import reversi.server.table.Subscriber;

/** The subscribers of the lobby. Each gets a snapshot on entering, then batched changes twice a second. Thread-safe. */
public final class Lobby {
    /** Players in a snapshot, and in one batch of changes; limits what each change costs to broadcast. */
    static final int MAX_PLAYERS = 200;

    private final Codec codec;
    private final PresenceRegistry presence;
    private final Set<Subscriber> subscribers = new LinkedHashSet<>();

    /** The encoded snapshot, shared by all who enter between two ticks; null until the first one does. */
    private @Nullable String snapshot;

    /** A lobby without subscribers. */
    public Lobby(Codec codec, PresenceRegistry presence) {
        this.codec = codec;
        this.presence = presence;
    }

    /** Subscribes and sends a snapshot; entering again sends it again. */
    public synchronized void enter(Subscriber subscriber) {
        subscribers.add(subscriber);
        if (snapshot == null) {
            snapshot = codec.write(createSnapshot());
        }
        subscriber.send(snapshot);
    }

    private LobbyNews.Lobby createSnapshot() {
        List<PlayerCard> players = new ArrayList<>(presence.onlinePlayers());
        players.sort(Comparator.comparing((PlayerCard player) -> player.presence() == Presence.PLAYING)
                .thenComparing(PlayerCard::rating, Comparator.reverseOrder())
                .thenComparing(PlayerCard::id));
        List<PlayerCard> shown = players.subList(0, Math.min(MAX_PLAYERS, players.size()));
        return new LobbyNews.Lobby(shown, presence.onlineCount(), presence.gameCount());
    }

    /** Unsubscribes. */
    public synchronized void leave(Subscriber subscriber) {
        subscribers.remove(subscriber);
    }

    /** Broadcasts at most {@code MAX_PLAYERS} changes, the rest next time; call it twice a second. */
    public synchronized void tick() {
        PresenceRegistry.Changes changes = presence.takeChanges(MAX_PLAYERS);
        // A snapshot from before this batch would be stale for new subscribers.
        snapshot = null;
        if (subscribers.isEmpty()
                || (changes.changed().isEmpty() && changes.gone().isEmpty())) {
            return;
        }
        String frame = codec.write(new LobbyNews.LobbyChanged(
                changes.changed(), changes.gone(), presence.onlineCount(), presence.gameCount()));
        for (Subscriber subscriber : subscribers) {
            subscriber.send(frame);
        }
    }
}
