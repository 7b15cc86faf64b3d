package reversi.server.lobby;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import reversi.online.Codec;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.ServerMessage;
import reversi.server.bus.Bus;
import reversi.server.table.EventWriter.Written;
import reversi.server.table.Subscriber;

/** Sends messages to all connections of an account, on this node and, over the bus, on the others. */
public final class MessageDispatcher {
    private static final int CARDS_IN_NOTICE = 20;
    private static final int GAMES_IN_NOTICE = 200;

    private final Codec codec;
    private final PresenceRegistry presence;
    private final Bus bus;
    private final String node;
    private volatile LongConsumer sessionEnded = session -> {};
    private volatile LongConsumer studyChanged = study -> {};
    private volatile RemarkListener remarkListener = (tournament, author, frame) -> {};

    /** {@code node} is this node's id. */
    public MessageDispatcher(Codec codec, PresenceRegistry presence, Bus bus, String node) {
        this.codec = codec;
        this.presence = presence;
        this.bus = bus;
        this.node = node;
    }

    /** Sets what signs out the connections of a session that has ended. */
    public void onSessionEnded(LongConsumer signOut) {
        sessionEnded = signOut;
    }

    /** Hears what was said about a tournament at another node. */
    public interface RemarkListener {
        /** {@code frame} is what those who follow it there were sent. */
        void said(long tournament, long author, String frame);
    }

    /** Sets who tells this node's connections what was said about tournaments at other nodes. */
    public void onTournamentRemark(RemarkListener listener) {
        remarkListener = listener;
    }

    /** Tells the other nodes what was said about a tournament here. */
    public void tournamentRemark(long tournament, long author, String frame) {
        publish(new Notice.TournamentRemark(tournament, author, frame));
    }

    /** Sets who tells this node's connections of studies that changed at other nodes. */
    public void onStudyChange(LongConsumer listener) {
        studyChanged = listener;
    }

    /** Tells the other nodes that a study has changed. */
    public void studyChanged(long study) {
        publish(new Notice.StudyChanged(study));
    }

    void onRemoteStudyChange(long study) {
        studyChanged.accept(study);
    }

    void onRemoteRemark(Notice.TournamentRemark remark) {
        remarkListener.said(remark.tournament(), remark.author(), remark.frame());
    }

    /** Sends a message to all connections of an account. */
    public void send(long account, ServerMessage message) {
        String frame = codec.write(message);
        sendLocal(account, frame);
        publish(new Notice.AccountMessage(account, frame));
    }

    /** Sends a message to one connection. */
    void answer(Subscriber asker, ServerMessage message) {
        asker.send(codec.write(message));
    }

    void sendLocal(long account, String frame) {
        for (Subscriber subscriber : presence.subscribersOf(account)) {
            subscriber.send(frame);
        }
    }

    /** Signs out the connections of these sessions on all nodes. */
    public void endSessions(List<Long> sessions) {
        for (long session : sessions) {
            sessionEnded.accept(session);
            publish(new Notice.SessionEnded(session));
        }
    }

    void onRemoteSessionEnded(long session) {
        sessionEnded.accept(session);
    }

    /** An account's card, settings or block list changed: refreshes it on all nodes. */
    public void accountChanged(long account) {
        presence.refresh(account);
        publish(new Notice.AccountChanged(account));
    }

    /** Tells the other nodes which games have new events. */
    public void eventsAppended(List<Written> games) {
        if (bus.hasSubjects()) {
            games.forEach(game -> bus.publish(game.game(), new Notice.EventsAppended(List.of(game)).write()));
            return;
        }
        for (int from = 0; from < games.size(); from += GAMES_IN_NOTICE) {
            publish(new Notice.EventsAppended(games.subList(from, Math.min(games.size(), from + GAMES_IN_NOTICE))));
        }
    }

    /** Tells the other nodes who came online, changed or went offline here. */
    void presenceChanged(List<PlayerCard> changed, List<Long> gone) {
        for (int from = 0; from < changed.size(); from += CARDS_IN_NOTICE) {
            List<PlayerCard> batch = changed.subList(from, Math.min(changed.size(), from + CARDS_IN_NOTICE));
            publish(new Notice.PresenceChanged(node, codec.write(new LobbyNews.LobbyChanged(batch, List.of(), 0, 0))));
        }
        List<Long> rest = new ArrayList<>(gone);
        for (int from = 0; from < rest.size(); from += GAMES_IN_NOTICE) {
            List<Long> batch = rest.subList(from, Math.min(rest.size(), from + GAMES_IN_NOTICE));
            publish(new Notice.PresenceChanged(node, codec.write(new LobbyNews.LobbyChanged(List.of(), batch, 0, 0))));
        }
    }

    /** Whether everything comes in that other nodes publish. */
    boolean hearsAll() {
        return bus.isWhole();
    }

    void publish(Notice notice) {
        String text = notice.write();
        if (text.getBytes(UTF_8).length <= Bus.MAX_BYTES) {
            bus.publish(text);
        }
    }
}
