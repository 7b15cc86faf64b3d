package reversi.server.lobby;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
            String node, Codec codec, LobbyServices services, Tables tables, QuickPairing pairing, Executor work) {
        this.node = node;
        this.codec = codec;
        this.presence = services.presence();
        this.tables = tables;
        this.dispatcher = services.dispatcher();
        this.seats = services.seats();
        this.pairing = pairing;
        this.work = work;
    }

    /** Synchronises with the other nodes: at the start, and whenever notices may have been missed. */
    public void synchronise() {
        dispatcher.publish(new Notice.PresenceRequested(node));
        tables.catchUpAll();
        work.execute(seats::seatMissed);
        publishPresence();
    }

    private void publishPresence() {
        dispatcher.presenceChanged(presence.local(), List.of());
    }

    /** Handles one notice at time {@code now} (ms); unknown ones are ignored. */
    public void onNotice(String text, long now) {
        Notice.read(text).ifPresent(notice -> notice.accept(new Received(now)));
    }

    private synchronized void markAlive(String other, long now) {
        lastSeen.put(other, now);
    }

    /** Publishes what changed on this node; call it twice a second. */
    public void tick() {
        presence.tellOthers(dispatcher::presenceChanged);
    }

    /**
     * Publishes a heartbeat and drops dead nodes; call it every few seconds. While this node can't hear the others, it takes none for dead
     * and reads what they store.
     */
    public void heartbeat(long now) {
        dispatcher.publish(new Notice.Heartbeat(node));
        if (seats.isOwing()) {
            seats.seatMissed();
        }
        if (!dispatcher.hearsAll()) {
            keepAll(now);
            tables.catchUpAll();
            return;
        }
        for (String silent : takeSilent(now)) {
            presence.removeNode(silent).forEach(tables::presenceChanged);
        }
    }

    private synchronized void keepAll(long now) {
        lastSeen.replaceAll((other, before) -> now);
    }

    private synchronized List<String> takeSilent(long now) {
        List<String> silent = lastSeen.entrySet().stream()
                .filter(entry -> now - entry.getValue() > SILENCE_MILLIS)
                .map(Map.Entry::getKey)
                .toList();
        silent.forEach(lastSeen::remove);
        return silent;
    }

    /** Handles a notice that came at time {@code now} (ms). */
    private final class Received implements Notice.Visitor {
        private final long now;

        Received(long now) {
            this.now = now;
        }

        @Override
        public void eventsAppended(Notice.EventsAppended notice) {
            notice.games().forEach(game -> tables.loaded(game.game()).ifPresent(table -> table.heardOf(game.seq())));
        }

        @Override
        public void accountMessage(Notice.AccountMessage notice) {
            dispatcher.sendLocal(notice.account(), notice.frame());
        }

        @Override
        public void seated(Notice.Seated notice) {
            seats.seatLocal(notice.account(), notice.game(), notice.isLive());
        }

        @Override
        public void sessionEnded(Notice.SessionEnded notice) {
            dispatcher.onRemoteSessionEnded(notice.session());
        }

        @Override
        public void accountChanged(Notice.AccountChanged notice) {
            presence.refresh(notice.account());
        }

        @Override
        public void tournamentRemark(Notice.TournamentRemark notice) {
            dispatcher.onRemoteRemark(notice);
        }

        @Override
        public void studyChanged(Notice.StudyChanged notice) {
            work.execute(() -> dispatcher.onRemoteStudyChange(notice.study()));
        }

        @Override
        public void matchProposed(Notice.MatchProposed notice) {
            work.execute(() -> pairing.onMatchProposed(notice.account(), notice.seeker()));
        }

        @Override
        public void presenceChanged(Notice.PresenceChanged notice) {
            markAlive(notice.node(), now);
            if (codec.readServer(notice.frame()) instanceof Decoded.Ok<ServerMessage> ok
                    && ok.value() instanceof LobbyNews.LobbyChanged news) {
                PresenceRegistry.Changes changes = presence.applyRemoteChanges(notice.node(), news);
                for (PlayerCard player : changes.changed()) {
                    tables.presenceChanged(player.id());
                }
                changes.gone().forEach(tables::presenceChanged);
            }
        }

        @Override
        public void heartbeat(Notice.Heartbeat notice) {
            markAlive(notice.node(), now);
        }

        @Override
        public void presenceRequested(Notice.PresenceRequested notice) {
            publishPresence();
        }
    }
}
