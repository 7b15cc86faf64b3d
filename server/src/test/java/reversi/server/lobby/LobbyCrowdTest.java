package reversi.server.lobby;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.LobbyNews;
import reversi.online.LobbyOrder;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.ServerMessage;
import reversi.server.moderation.PhotoRule;
import reversi.server.store.AccountRepository;
import reversi.server.store.BlockListRepository;
import reversi.server.store.Database;
import reversi.server.table.Subscriber;

/** What a crowd costs each of those who watch it: the same however many people there are. */
class LobbyCrowdTest {
    private static final int SECONDS = 60;
    private static final int TICKS_A_SECOND = 2;
    private static final int MOST_BYTES_A_SECOND = 1_000;

    @TempDir
    Path folder;

    private final Codec codec = new Codec();
    private final Map<Long, PlayerCard> crowd = new HashMap<>();
    private final List<Watcher> watchers = new ArrayList<>();
    private final Random random = new Random(1);
    private Database database;
    private PresenceRegistry people;
    private LobbyWindows lobby;
    private int nextTable = 1;

    /** Counts the bytes and keeps the rows. */
    private final class Watcher implements Subscriber {
        final int from;
        final Map<Long, PlayerCard> rows = new HashMap<>();
        long bytes;

        Watcher(int from) {
            this.from = from;
        }

        @Override
        public long account() {
            return 0;
        }

        @Override
        public void send(String frame) {
            bytes += frame.getBytes(UTF_8).length;
            ServerMessage news = ((Decoded.Ok<ServerMessage>) codec.readServer(frame)).value();
            if (news instanceof LobbyNews.Lobby all) {
                bytes = 0; // only what changes is counted
                all.players().forEach(card -> rows.put(card.id(), card));
            } else if (news instanceof LobbyNews.LobbyChanged change) {
                change.gone().forEach(rows::remove);
                change.changed().forEach(card -> rows.put(card.id(), card));
            }
        }
    }

    @BeforeEach
    void open() {
        database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"));
        people = new PresenceRegistry(
                new AccountRepository(database), new BlockListRepository(database), new PhotoRule(3), () -> 0);
        lobby = new LobbyWindows(codec, people);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private void gather(int count) {
        for (long id = 1; id <= count; id++) {
            set(id, Presence.IDLE, Optional.empty());
        }
        flush(List.copyOf(crowd.values()));
        for (int from : new int[] {0, 0, 200, count / 2, Math.max(0, count - 50)}) {
            watch(from);
        }
    }

    private void watch(int from) {
        Watcher watcher = new Watcher(from);
        watchers.add(watcher);
        lobby.enter(watcher, new LobbyRequest.EnterLobby(from, 50));
    }

    /** How many have heard of a change. */
    private long told() {
        return watchers.stream().filter(watcher -> watcher.bytes > 0).count();
    }

    private PlayerCard set(long id, Presence presence, Optional<Long> table) {
        // Every second one is a guest.
        boolean guest = id % 2 == 0;
        PlayerCard card = new PlayerCard(
                id,
                guest ? "Guest " + id : "Player " + id,
                guest ? PlayerKind.GUEST : PlayerKind.MEMBER,
                guest ? 0 : 1_000 + (int) (id * 7_919 % 1_200),
                guest ? 0 : 250,
                presence,
                table,
                0,
                0);
        crowd.put(id, card);
        return card;
    }

    private void flush(List<PlayerCard> changed) {
        people.applyRemoteChanges("other", new LobbyNews.LobbyChanged(changed, List.of(), 0, 0));
    }

    private void assertCheapAndTrue() {
        for (Watcher watcher : watchers) {
            long each = watcher.bytes / SECONDS;
            assertTrue(each <= MOST_BYTES_A_SECOND, each + " B/s of " + crowd.size() + " from row " + watcher.from);
        }
        for (int tick = 0; tick < 60; tick++) {
            Rounds.round(lobby);
        }
        List<PlayerCard> sorted =
                crowd.values().stream().sorted(new LobbyOrder()).toList();
        for (Watcher watcher : watchers) {
            int first = watcher.from / 25 * 25;
            Map<Long, PlayerCard> rows = new HashMap<>();
            sorted.subList(Math.min(first, sorted.size()), Math.min(sorted.size(), first + 50))
                    .forEach(card -> rows.put(card.id(), card));
            assertEquals(rows, watcher.rows, "after a quiet time everybody knows the latest");
        }
    }

    /** A fifth of the people begin a game and end it every five seconds. */
    @ParameterizedTest
    @ValueSource(ints = {200, 1_200, 10_000})
    void gamesThatBeginAndEnd(int count) {
        gather(count);
        for (int tick = 0; tick < SECONDS * TICKS_A_SECOND; tick++) {
            List<PlayerCard> changed = new ArrayList<>();
            for (long id = 1; id + 1 <= count / 5; id += 2) {
                int phase = (int) ((id * 31 + tick) % 10);
                // Spread over the ranks as over the ids.
                if (phase == 0) {
                    long table = nextTable++;
                    changed.add(set(id * 5, Presence.PLAYING, Optional.of(table)));
                    changed.add(set(id * 5 + 5, Presence.PLAYING, Optional.of(table)));
                } else if (phase == 5) {
                    changed.add(set(id * 5, Presence.IDLE, Optional.empty()));
                    changed.add(set(id * 5 + 5, Presence.IDLE, Optional.empty()));
                }
            }
            flush(changed);
            Rounds.round(lobby);
        }
        assertCheapAndTrue();
    }

    /** A tenth of the people begin or stop seeking every ten seconds. */
    @ParameterizedTest
    @ValueSource(ints = {1_200, 10_000})
    void seeks(int count) {
        gather(count);
        for (int tick = 0; tick < SECONDS * TICKS_A_SECOND; tick++) {
            List<PlayerCard> changed = new ArrayList<>();
            for (int i = 0; i < count / 10 / 10 / TICKS_A_SECOND; i++) {
                long id = 1L + random.nextInt(count);
                boolean seeks = crowd.get(id).presence() == Presence.SEEKING;
                changed.add(set(id, seeks ? Presence.IDLE : Presence.SEEKING, Optional.empty()));
            }
            flush(changed);
            Rounds.round(lobby);
        }
        assertCheapAndTrue();
    }

    /** Everybody changes at every tick, and some come and go: what exceeds the allowance waits for the latest state. */
    @ParameterizedTest
    @ValueSource(ints = {60, 1_200})
    void aStorm(int count) {
        gather(count);
        for (int tick = 0; tick < SECONDS * TICKS_A_SECOND; tick++) {
            List<PlayerCard> changed = new ArrayList<>();
            for (long id = 1; id <= count; id++) {
                changed.add(set(id, tick % 2 == 0 ? Presence.SEEKING : Presence.IDLE, Optional.empty()));
            }
            long gone = 1L + random.nextInt(count);
            crowd.remove(gone);
            flush(changed);
            people.applyRemoteChanges("other", new LobbyNews.LobbyChanged(List.of(), List.of(gone), 0, 0));
            Rounds.round(lobby);
        }
        assertCheapAndTrue();
    }

    @Test
    void aFullLobbyIsToldLittleByLittle() {
        gather(1_200);
        for (int i = 0; i < 4 * LobbyWindows.MOST_TOGETHER; i++) {
            watch(0);
        }
        long first = crowd.values().stream().min(new LobbyOrder()).orElseThrow().id();
        flush(List.of(set(first, Presence.PLAYING, Optional.of(7L))));
        long before = told();
        for (int turn = 0; turn < LobbyWindows.TURNS; turn++) {
            lobby.turn();
            long now = told();
            assertTrue(now - before <= LobbyWindows.MOST_TOGETHER, (now - before) + " at once");
            before = now;
        }
        assertEquals(4L * LobbyWindows.MOST_TOGETHER + 2, told(), "everybody who looks there, in one round");
    }
}
