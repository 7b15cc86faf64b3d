package reversi.server.lobby;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.online.Codec;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.server.table.Subscriber;

/**
 * Who watches which rows of the list of people online. Each watcher gets a snapshot of its rows on entering, then their batched changes
 * twice a second, and its own card whenever that changes. Watchers of the same rows share one encoding. Thread-safe.
 */
public final class LobbyWindows {
    private final Codec codec;
    private final PresenceRegistry presence;
    private final Crowd crowd = new Crowd();
    private final Map<LobbyWindow.Span, LobbyWindow> windows = new LinkedHashMap<>();
    private final Map<Subscriber, LobbyWindow.Span> watching = new HashMap<>();

    /** What changed since the last tick, of which those concerned may have to be told besides their rows. */
    private final List<PlayerCard> changed = new ArrayList<>();

    private volatile Consumer<PresenceRegistry.Changes> listener = changes -> {};

    /** A lobby without watchers. */
    public LobbyWindows(Codec codec, PresenceRegistry presence) {
        this.codec = codec;
        this.presence = presence;
    }

    /** Sets who hears of all changes, whether anybody watches or not. */
    public void onChanges(Consumer<PresenceRegistry.Changes> heard) {
        listener = heard;
    }

    /** Subscribes to the requested rows, instead of any others before, and sends them; entering again sends them again. */
    public synchronized void enter(Subscriber subscriber, LobbyRequest.EnterLobby request) {
        leave(subscriber);
        LobbyWindow.Span span = LobbyWindow.Span.of(request.from(), request.rows());
        LobbyWindow window = windows.get(span);
        if (window == null) {
            takeChanges();
            window = new LobbyWindow(span, crowd, presence.gameCount());
            windows.put(span, window);
        }
        watching.put(subscriber, span);
        window.add(subscriber, codec);
        presence.connected(subscriber.account()).ifPresent(card -> tellSelf(subscriber, card));
    }

    private Optional<LobbyWindow> windowOf(Subscriber subscriber) {
        return Optional.ofNullable(watching.get(subscriber)).map(windows::get);
    }

    /** Unsubscribes. */
    public synchronized void leave(Subscriber subscriber) {
        windowOf(subscriber).ifPresent(window -> {
            if (window.remove(subscriber)) {
                windows.remove(window.span());
            }
        });
        watching.remove(subscriber);
    }

    /** Sends each watcher the changes of its rows; call it twice a second. */
    public synchronized void tick() {
        takeChanges();
        int playing = presence.gameCount();
        for (LobbyWindow window : windows.values()) {
            window.tick(crowd, playing, codec);
        }
        if (!windows.isEmpty()) {
            for (PlayerCard card : changed) {
                presence.subscribersOf(card.id()).forEach(subscriber -> tellSelf(subscriber, card));
            }
        }
        changed.clear();
    }

    private void takeChanges() {
        PresenceRegistry.Changes changes = presence.takeChanges();
        crowd.apply(changes);
        changed.addAll(changes.changed());
        listener.accept(changes);
    }

    /** Sends a watcher its own card, unless its rows show it. */
    private void tellSelf(Subscriber subscriber, PlayerCard card) {
        windowOf(subscriber)
                .filter(window -> !window.shows(card))
                .ifPresent(window -> subscriber.send(codec.write(new LobbyNews.LobbyChanged(
                        List.of(), List.of(), crowd.size(), presence.gameCount(), Optional.of(card)))));
    }
}
