package reversi.server.lobby;

import java.util.ArrayList;
import java.util.HashMap;
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
 * once in a round of turns, and its own card whenever that changes. A few hundred watchers of the same rows share one encoding and one
 * turn, so that a full lobby is told little by little and no move waits behind thousands of sockets. Thread-safe.
 */
public final class LobbyWindows {
    /** The turns of a round. */
    public static final int TURNS = 20;

    /** The most watchers who are told at once. */
    static final int MOST_TOGETHER = 500;

    private final Codec codec;
    private final PresenceRegistry presence;
    private final Crowd crowd = new Crowd();
    private final List<LobbyWindow> windows = new ArrayList<>();
    private final Map<Subscriber, LobbyWindow> watching = new HashMap<>();
    private int turn;
    private int nextTurn;

    /** What changed since the last round, of which those concerned may have to be told besides their rows. */
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
        LobbyWindow window = withRoom(LobbyWindow.Span.of(request.from(), request.rows()));
        watching.put(subscriber, window);
        window.add(subscriber, codec);
        presence.connected(subscriber.account()).ifPresent(card -> tellSelf(subscriber, card));
    }

    private LobbyWindow withRoom(LobbyWindow.Span span) {
        return windows.stream()
                .filter(window -> window.span().equals(span) && window.size() < MOST_TOGETHER)
                .findFirst()
                .orElseGet(() -> open(span));
    }

    private LobbyWindow open(LobbyWindow.Span span) {
        takeChanges();
        LobbyWindow window = new LobbyWindow(span, nextTurn, crowd, presence.gameCount());
        nextTurn = (nextTurn + 1) % TURNS;
        windows.add(window);
        return window;
    }

    /** Unsubscribes. */
    public synchronized void leave(Subscriber subscriber) {
        LobbyWindow window = watching.remove(subscriber);
        if (window != null && window.remove(subscriber)) {
            windows.remove(window);
        }
    }

    /** Sends the watchers whose turn it is the changes of their rows; call it so often that a round lasts half a second. */
    public synchronized void turn() {
        if (turn == 0) {
            takeChanges();
        }
        int playing = presence.gameCount();
        for (LobbyWindow window : windows) {
            if (window.turn() == turn) {
                window.tick(crowd, playing, codec);
            }
        }
        turn = (turn + 1) % TURNS;
        if (turn == 0) {
            endRound();
        }
    }

    private void endRound() {
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
        Optional.ofNullable(watching.get(subscriber))
                .filter(window -> !window.shows(card))
                .ifPresent(window -> subscriber.send(codec.write(new LobbyNews.LobbyChanged(
                        List.of(), List.of(), crowd.size(), presence.gameCount(), Optional.of(card)))));
    }
}
