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

/** The other nodes as this one hears of them: what they tell, and which of them are still alive. */
public final class ClusterNodes {
    /** A node that hasn't been heard of for so long is gone, and everybody there with it. */
    static final long SILENCE_MILLIS = 15_000;

    private final String node;
    private final Codec codec;
    private final PresenceRegistry people;
    private final Tables tables;
    private final MessageDispatcher courier;
    private final Seats seats;
    private final QuickPairing pairing;
    private final Executor work;
    private final Map<String, Long> heard = new HashMap<>();

    /** The neighbours of a node; {@code work} does what waits for the database. */
    public ClusterNodes(
            String node,
            Codec codec,
            PresenceRegistry people,
            Tables tables,
            MessageDispatcher courier,
            Seats seats,
            QuickPairing pairing,
            Executor work) {
        this.node = node;
        this.codec = codec;
        this.people = people;
        this.tables = tables;
        this.courier = courier;
        this.seats = seats;
        this.pairing = pairing;
        this.work = work;
    }

    /** Asks who is where; at the start, and after notices may have been missed. */
    public void ask() {
        courier.publish(new Notice.WhoIsThere(node));
        tables.catchUpAll();
        introduce();
    }

    private void introduce() {
        courier.crowd(people.local(), List.of());
    }

    /** Hears a notice. */
    public void hear(String text, long now) {
        Optional<Notice> read = Notice.read(text);
        if (read.isEmpty()) {
            return;
        }
        Notice notice = read.get();
        if (notice instanceof Notice.Grown grown) {
            grown.games().forEach(game -> tables.loaded(game.game()).ifPresent(table -> table.heardOf(game.seq())));
        } else if (notice instanceof Notice.To to) {
            courier.tellHere(to.account(), to.frame());
        } else if (notice instanceof Notice.Seat seat) {
            seats.seatHere(seat.account(), seat.game());
        } else if (notice instanceof Notice.SessionEnded ended) {
            courier.sessionEndedElsewhere(ended.session());
        } else if (notice instanceof Notice.Changed changed) {
            people.refresh(changed.account());
        } else if (notice instanceof Notice.Match match) {
            work.execute(() -> pairing.match(match.account(), match.seeker()));
        } else if (notice instanceof Notice.Crowd crowd) {
            alive(crowd.node(), now);
            crowd(crowd);
        } else if (notice instanceof Notice.Alive alive) {
            alive(alive.node(), now);
        } else {
            introduce();
        }
    }

    private synchronized void alive(String other, long now) {
        heard.put(other, now);
    }

    private void crowd(Notice.Crowd crowd) {
        if (codec.readServer(crowd.frame()) instanceof Decoded.Ok<ServerMessage> ok
                && ok.value() instanceof LobbyNews.LobbyChanged news) {
            PresenceRegistry.Changes changes = people.heardOf(crowd.node(), news);
            for (PlayerCard came : changes.changed()) {
                tables.presenceChanged(came.id());
            }
            changes.gone().forEach(tables::presenceChanged);
        }
    }

    /** Tells what changed here; to be called twice a second. */
    public void tick() {
        PresenceRegistry.Changes changes = people.takeChangesHere();
        courier.crowd(changes.changed(), changes.gone());
    }

    /** Tells that this node is alive and forgets those that are not; to be called every few seconds. */
    public void beat(long now) {
        courier.publish(new Notice.Alive(node));
        for (String silent : silent(now)) {
            people.lost(silent).forEach(tables::presenceChanged);
        }
    }

    private synchronized List<String> silent(long now) {
        List<String> silent = heard.entrySet().stream()
                .filter(entry -> now - entry.getValue() > SILENCE_MILLIS)
                .map(Map.Entry::getKey)
                .toList();
        silent.forEach(heard::remove);
        return silent;
    }
}
