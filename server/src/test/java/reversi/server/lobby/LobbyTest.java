package reversi.server.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.ServerMessage;
import reversi.server.store.AccountRepository;
import reversi.server.store.BlockListRepository;
import reversi.server.store.Database;
import reversi.server.table.Subscriber;

/** Everybody in the lobby hears of everybody, a crowd a part at a time. */
class LobbyTest {
    private static final int CROWD = 1_050;

    @TempDir
    Path folder;

    private final Codec codec = new Codec();
    private Database database;
    private PresenceRegistry people;
    private Lobby lobby;

    /** Somebody in the lobby. */
    private static final class Listener implements Subscriber {
        final List<String> frames = new ArrayList<>();

        @Override
        public long account() {
            return 0;
        }

        @Override
        public void send(String frame) {
            frames.add(frame);
        }
    }

    @BeforeEach
    void open() {
        database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"));
        people = new PresenceRegistry(new AccountRepository(database), new BlockListRepository(database), () -> 0);
        lobby = new Lobby(codec, people);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private static PlayerCard card(long id) {
        return PlayerCard.settled(id, "Guest " + id, PlayerKind.GUEST, 0, 0, Presence.IDLE, Optional.empty(), 0);
    }

    private void come(long... ids) {
        List<PlayerCard> cards = LongStream.of(ids).mapToObj(LobbyTest::card).toList();
        people.applyRemoteChanges("other", new LobbyNews.LobbyChanged(cards, List.of(), 0, 0));
    }

    private <T> T read(Class<T> type, String frame) {
        Decoded<ServerMessage> decoded = codec.readServer(frame);
        return assertInstanceOf(type, ((Decoded.Ok<ServerMessage>) decoded).value());
    }

    @Test
    void aLargeLobbyLosesNobody() {
        Listener ann = new Listener();
        lobby.enter(ann);
        come(LongStream.rangeClosed(1, CROWD).toArray());
        people.applyRemoteChanges("other", new LobbyNews.LobbyChanged(List.of(), List.of(7L), 0, 0));
        Set<Long> seen = new HashSet<>();
        Set<Long> gone = new HashSet<>();
        for (int tick = 0; tick < 1 + CROWD / Lobby.MAX_PLAYERS; tick++) {
            lobby.tick();
        }
        for (String frame : ann.frames.subList(1, ann.frames.size())) {
            LobbyNews.LobbyChanged news = read(LobbyNews.LobbyChanged.class, frame);
            assertTrue(news.changed().size() <= Lobby.MAX_PLAYERS);
            news.changed().forEach(player -> seen.add(player.id()));
            gone.addAll(news.gone());
        }
        assertEquals(CROWD - 1, seen.size());
        assertEquals(Set.of(7L), gone);
        int heard = ann.frames.size();
        lobby.tick();
        assertEquals(heard, ann.frames.size(), "nothing is told twice");
    }

    @Test
    void aClientThatEntersBetweenTwoTicksMissesNothing() {
        Listener ann = new Listener();
        Listener bert = new Listener();
        Listener carl = new Listener();
        lobby.enter(ann);
        come(1);
        lobby.enter(bert);
        lobby.tick();
        come(2);
        lobby.enter(carl);
        lobby.tick();
        assertEquals(ann.frames.get(0), bert.frames.get(0), "made once for both");
        for (Listener listener : List.of(bert, carl)) {
            Set<Long> known = new HashSet<>();
            read(LobbyNews.Lobby.class, listener.frames.get(0)).players().forEach(player -> known.add(player.id()));
            for (String frame : listener.frames.subList(1, listener.frames.size())) {
                read(LobbyNews.LobbyChanged.class, frame).changed().forEach(player -> known.add(player.id()));
            }
            assertEquals(Set.of(1L, 2L), known);
        }
    }
}
