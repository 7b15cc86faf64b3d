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

/** Brings what concerns an account to all its connections, on this node and on others. */
public final class MessageDispatcher {
    private static final int CARDS_IN_NOTICE = 20;
    private static final int GAMES_IN_NOTICE = 200;

    private final Codec codec;
    private final PresenceRegistry people;
    private final Bus bus;
    private final String node;
    private volatile LongConsumer sessionEnded = session -> {};

    /** The courier of a node. */
    public MessageDispatcher(Codec codec, PresenceRegistry people, Bus bus, String node) {
        this.codec = codec;
        this.people = people;
        this.bus = bus;
        this.node = node;
    }

    /** Names who signs out the connections of a session that ended. */
    public void onSessionEnded(LongConsumer signOut) {
        sessionEnded = signOut;
    }

    /** Tells all connections of an account. */
    public void tell(long account, ServerMessage message) {
        String frame = codec.write(message);
        tellHere(account, frame);
        publish(new Notice.To(account, frame));
    }

    void tellHere(long account, String frame) {
        for (Subscriber ear : people.earsOf(account)) {
            ear.hear(frame);
        }
    }

    /** Ends sessions everywhere. */
    public void endSessions(List<Long> sessions) {
        for (long session : sessions) {
            sessionEnded.accept(session);
            publish(new Notice.SessionEnded(session));
        }
    }

    void sessionEndedElsewhere(long session) {
        sessionEnded.accept(session);
    }

    /** An account changed. */
    public void changed(long account) {
        people.refresh(account);
        publish(new Notice.Changed(account));
    }

    /** Events were written. */
    public void grown(List<Written> games) {
        for (int from = 0; from < games.size(); from += GAMES_IN_NOTICE) {
            publish(new Notice.Grown(games.subList(from, Math.min(games.size(), from + GAMES_IN_NOTICE))));
        }
    }

    /** Who came, changed or left here. */
    void crowd(List<PlayerCard> changed, List<Long> gone) {
        for (int from = 0; from < changed.size(); from += CARDS_IN_NOTICE) {
            List<PlayerCard> some = changed.subList(from, Math.min(changed.size(), from + CARDS_IN_NOTICE));
            publish(new Notice.Crowd(node, codec.write(new LobbyNews.LobbyChanged(some, List.of(), 0, 0))));
        }
        List<Long> rest = new ArrayList<>(gone);
        for (int from = 0; from < rest.size(); from += GAMES_IN_NOTICE) {
            List<Long> some = rest.subList(from, Math.min(rest.size(), from + GAMES_IN_NOTICE));
            publish(new Notice.Crowd(node, codec.write(new LobbyNews.LobbyChanged(List.of(), some, 0, 0))));
        }
    }

    void publish(Notice notice) {
        String text = notice.write();
        if (text.getBytes(UTF_8).length <= Bus.MOST_BYTES) {
            bus.publish(text);
        }
    }
}
