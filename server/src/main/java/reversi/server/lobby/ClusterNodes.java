package reversi.server.lobby;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.ServerMessage;
import reversi.server.table.Tables;

/** Handles notices from other nodes and detects nodes that have failed. */
public final class ClusterNodes {
    /** A node silent for this long is considered dead, and its players offline. */
    static final long SILENCE_MILLIS = 15_000;

    private final String node;
    private final Codec codec;
    private final PresenceRegistry presence;
    private final Tables tables;
    private final MessageDispatcher dispatcher;
    private final Seats seats;
    private final QuickPairing pairing;
    private final Executor work;
    private final Map<String, Long> lastSeen = new HashMap<>();

    /** {@code node} is this node's id; {@code work} runs tasks that block on the database. */
    public ClusterNodes(
            String node,
            Codec codec,
            PresenceRegistry presence,
            Tables tables,
            MessageDispatcher dispatcher,
            Seats seats,
            QuickPairing pairing,
            Executor work) {
        this.node = node;
        this.codec = codec;
        this.presence = presence;
        this.tables = tables;
        this.dispatcher = dispatcher;
        this.seats = seats;
        this.pairing = pairing;
        this.work = work;
    }

    /** Synchronises with the other nodes: at the start, and whenever notices may have been missed. */
    public void synchronise() {
        dispatcher.publish(new Notice.PresenceRequested(node));
        tables.catchUpAll();
        publishPresence();
    }

    private void publishPresence() {
        dispatcher.presenceChanged(presence.local(), List.of());
    }

    /** Handles one notice at time {@code now} (ms); unknown ones are ignored. */
    public void onNotice(String text, long now) {
        Optional<Notice> read = Notice.read(text);
        if (read.isEmpty()) {
            return;
        }
        Notice notice = read.get();
        if (notice instanceof Notice.EventsAppended grown) {
            grown.games().forEach(game -> tables.loaded(game.game()).ifPresent(table -> table.heardOf(game.seq())));
        } else if (notice instanceof Notice.AccountMessage to) {
            dispatcher.sendLocal(to.account(), to.frame());
        } else if (notice instanceof Notice.Seated seat) {
            seats.seatLocal(seat.account(), seat.game());
        } else if (notice instanceof Notice.SessionEnded ended) {
            dispatcher.onRemoteSessionEnded(ended.session());
        } else if (notice instanceof Notice.AccountChanged changed) {
            presence.refresh(changed.account());
        } else if (notice instanceof Notice.MatchProposed match) {
            work.execute(() -> pairing.onMatchProposed(match.account(), match.seeker()));
        } else if (notice instanceof Notice.PresenceChanged update) {
            markAlive(update.node(), now);
            onPresenceChanged(update);
        } else if (notice instanceof Notice.Heartbeat alive) {
            markAlive(alive.node(), now);
        } else if (notice instanceof Notice.PresenceRequested) {
            publishPresence();
        } else {
            throw new IllegalStateException("unknown notice " + notice);
        }
    }

    private synchronized void markAlive(String other, long now) {
        lastSeen.put(other, now);
    }

    private void onPresenceChanged(Notice.PresenceChanged update) {
        if (codec.readServer(update.frame()) instanceof Decoded.Ok<ServerMessage> ok
                && ok.value() instanceof LobbyNews.LobbyChanged news) {
            PresenceRegistry.Changes changes = presence.applyRemoteChanges(update.node(), news);
            for (PlayerCard player : changes.changed()) {
                tables.presenceChanged(player.id());
            }
            changes.gone().forEach(tables::presenceChanged);
        }
    }

    /** Publishes what changed on this node; call it twice a second. */
    public void tick() {
        PresenceRegistry.Changes changes = presence.takeLocalChanges();
        dispatcher.presenceChanged(changes.changed(), changes.gone());
    }

    /** Publishes a heartbeat and drops dead nodes; call it every few seconds. */
    public void heartbeat(long now) {
        dispatcher.publish(new Notice.Heartbeat(node));
        for (String silent : takeSilent(now)) {
            presence.removeNode(silent).forEach(tables::presenceChanged);
        }
    }

    private synchronized List<String> takeSilent(long now) {
        List<String> silent = lastSeen.entrySet().stream()
                .filter(entry -> now - entry.getValue() > SILENCE_MILLIS)
                .map(Map.Entry::getKey)
                .toList();
        silent.forEach(lastSeen::remove);
        return silent;
    }
}
