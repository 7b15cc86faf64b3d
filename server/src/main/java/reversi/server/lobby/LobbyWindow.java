package reversi.server.lobby;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reversi.online.Codec;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.server.table.Subscriber;

/**
 * Some rows of the lobby, some who watch them and what those have been told. Changes are what differs from that, so that they cost the same
 * however many people there are; when they exceed the allowance they wait, and only the latest state is sent. Not thread-safe.
 */
final class LobbyWindow {
    /** Bytes of changes that each watcher may be sent in one tick, on average. */
    static final int BYTES_A_TICK = 360;

    /** Bytes of changes that may be sent at once after a quiet time. */
    static final int BURST = 4_096;

    /** Counts alone are sent once in so many ticks. */
    static final int COUNT_TICKS = 4;

    private final Span span;
    private final int turn;
    private final Set<Subscriber> watchers = new LinkedHashSet<>();
    private final Map<Long, PlayerCard> told = new LinkedHashMap<>();
    private int online;
    private int playing;
    private int allowance = BURST;
    private int ticks;

    /** The encoded rows as told, shared by all who come before they change; null until somebody does. */
    private @Nullable String snapshot;

    /** Which rows: {@code count} of them from row {@code from} on. */
    record Span(int from, int count) {
        /** The span of whole groups that holds what was requested, within the limits. */
        static Span of(int from, int rows) {
            int first = Math.max(0, from) / Protocol.LOBBY_GROUP * Protocol.LOBBY_GROUP;
            int count = Math.max(1, Math.min(rows, Protocol.MAX_LOBBY_ROWS));
            int groups = (count + Protocol.LOBBY_GROUP - 1) / Protocol.LOBBY_GROUP;
            return new Span(first, groups * Protocol.LOBBY_GROUP);
        }
    }

    LobbyWindow(Span span, int turn, Crowd crowd, int playing) {
        this.span = span;
        this.turn = turn;
        tell(crowd.rows(span.from, span.count), crowd.size(), playing);
    }

    Span span() {
        return span;
    }

    /** At which turn of a round its watchers are told. */
    int turn() {
        return turn;
    }

    /** How many watch. */
    int size() {
        return watchers.size();
    }

    private void tell(List<PlayerCard> rows, int nowOnline, int nowPlaying) {
        told.clear();
        rows.forEach(card -> told.put(card.id(), card));
        online = nowOnline;
        playing = nowPlaying;
        snapshot = null;
        ticks = 0;
    }

    /** Adds a watcher and sends the rows as its watchers know them. */
    void add(Subscriber watcher, Codec codec) {
        watchers.add(watcher);
        if (snapshot == null) {
            snapshot = codec.write(new LobbyNews.Lobby(span.from, List.copyOf(told.values()), online, playing));
        }
        watcher.send(snapshot);
    }

    /** Removes a watcher; returns whether none is left. */
    boolean remove(Subscriber watcher) {
        watchers.remove(watcher);
        return watchers.isEmpty();
    }

    /** Whether the watchers know this state of a player from the rows. */
    boolean shows(PlayerCard card) {
        return card.equals(told.get(card.id()));
    }

    /** Sends what has changed, unless that must wait; call it once a round. */
    void tick(Crowd crowd, int nowPlaying, Codec codec) {
        ticks++;
        allowance = Math.min(BURST, allowance + BYTES_A_TICK);
        if (allowance <= 0) {
            return;
        }
        List<PlayerCard> rows = crowd.rows(span.from, span.count);
        List<PlayerCard> changed = rows.stream().filter(card -> !shows(card)).toList();
        List<Long> gone = gone(rows);
        boolean isRecounted = online != crowd.size() || playing != nowPlaying;
        if (changed.isEmpty() && gone.isEmpty() && !(isRecounted && ticks >= COUNT_TICKS)) {
            return;
        }
        tell(rows, crowd.size(), nowPlaying);
        String frame = codec.write(new LobbyNews.LobbyChanged(changed, gone, online, playing, Optional.empty()));
        allowance -= frame.getBytes(UTF_8).length;
        for (Subscriber watcher : watchers) {
            watcher.send(frame);
        }
    }

    private List<Long> gone(List<PlayerCard> rows) {
        Set<Long> left = new HashSet<>(told.keySet());
        rows.forEach(card -> left.remove(card.id()));
        return new ArrayList<>(left);
    }
}
