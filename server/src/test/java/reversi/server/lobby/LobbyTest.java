package reversi.server.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.server.moderation.PhotoRule;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.BlockListRepository;
import reversi.server.store.Database;
import reversi.server.table.Subscriber;

/** Everybody in the lobby knows the rows asked for as they are. */
class LobbyTest {
    private static final int CROWD = 1_050;

    @TempDir
    Path folder;

    private final Codec codec = new Codec();
    private Database database;
    private AccountRepository accounts;
    private PresenceRegistry people;
    private LobbyWindows lobby;

    /** Somebody in the lobby, and what he or she knows of it. */
    private final class Listener implements Subscriber {
        final long account;
        final List<String> frames = new ArrayList<>();
        final Map<Long, PlayerCard> rows = new LinkedHashMap<>();
        int from;
        int online;
        Optional<PlayerCard> self = Optional.empty();

        Listener() {
            this(0);
        }

        Listener(long account) {
            this.account = account;
        }

        @Override
        public long account() {
            return account;
        }

        @Override
        public void send(String frame) {
            frames.add(frame);
            ServerMessage news = ((Decoded.Ok<ServerMessage>) codec.readServer(frame)).value();
            if (news instanceof LobbyNews.Lobby all) {
                rows.clear();
                all.players().forEach(card -> rows.put(card.id(), card));
                from = all.from();
                online = all.online();
            } else {
                LobbyNews.LobbyChanged change = assertInstanceOf(LobbyNews.LobbyChanged.class, news);
                change.gone().forEach(rows::remove);
                change.changed().forEach(card -> rows.put(card.id(), card));
                online = change.online();
                self = change.you().or(() -> self);
            }
        }
    }

    @BeforeEach
    void open() {
        database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"));
        accounts = new AccountRepository(database);
        people = new PresenceRegistry(accounts, new BlockListRepository(database), new PhotoRule(3), () -> 0);
        lobby = new LobbyWindows(codec, people);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private static PlayerCard member(long id, Presence presence, Optional<Long> table) {
        return new PlayerCard(id, "Member " + id, PlayerKind.MEMBER, rating(id), 0, presence, table, 0, 0);
    }

    /** The first ones have the highest rating. */
    private static int rating(long id) {
        return (int) (20_000 - id);
    }

    private void come(long... ids) {
        change(LongStream.of(ids)
                .mapToObj(id -> member(id, Presence.IDLE, Optional.empty()))
                .toList());
    }

    private void change(List<PlayerCard> cards) {
        people.applyRemoteChanges("other", new LobbyNews.LobbyChanged(cards, List.of(), 0, 0));
    }

    private void go(Long... ids) {
        people.applyRemoteChanges("other", new LobbyNews.LobbyChanged(List.of(), List.of(ids), 0, 0));
    }

    private static List<Long> ids(long from, long to) {
        return LongStream.rangeClosed(from, to).boxed().toList();
    }

    private static List<Long> sorted(Listener listener) {
        return listener.rows.keySet().stream().sorted().toList();
    }

    @Test
    void aLargeLobbyIsToldByTheRowsThatSomebodyLooksAt() {
        Listener ann = new Listener();
        Listener bert = new Listener();
        lobby.enter(ann, LobbyRequest.EnterLobby.first());
        lobby.enter(bert, new LobbyRequest.EnterLobby(130, 30));
        come(LongStream.rangeClosed(1, CROWD).toArray());
        go(7L);
        Rounds.round(lobby);
        assertEquals(Protocol.LOBBY_ROWS, ann.rows.size());
        assertEquals(CROWD - 1, ann.online);
        List<Long> first = new ArrayList<>(ids(1, 51));
        first.remove(7L);
        assertEquals(first, sorted(ann));
        assertEquals(125, bert.from);
        assertEquals(ids(127, 176), sorted(bert), "whole groups around what was requested");
        int heard = ann.frames.size();
        Rounds.round(lobby);
        assertEquals(heard, ann.frames.size(), "nothing is told twice");
    }

    @Test
    void rowsMoveUpWhereSomebodyLeavesAboveThem() {
        come(LongStream.rangeClosed(1, 200).toArray());
        Listener ann = new Listener();
        lobby.enter(ann, new LobbyRequest.EnterLobby(50, 25));
        go(3L);
        Rounds.round(lobby);
        assertEquals(ids(52, 76), sorted(ann));
        LobbyNews.LobbyChanged news =
                (LobbyNews.LobbyChanged) ((Decoded.Ok<ServerMessage>) codec.readServer(ann.frames.get(1))).value();
        assertEquals(List.of(51L), news.gone());
        assertEquals(1, news.changed().size());
    }

    @Test
    void whoAsksForOtherRowsHearsOfThoseOnly() {
        come(LongStream.rangeClosed(1, 200).toArray());
        Listener ann = new Listener();
        lobby.enter(ann, LobbyRequest.EnterLobby.first());
        lobby.enter(ann, new LobbyRequest.EnterLobby(100, 50));
        assertEquals(ids(101, 150), sorted(ann));
        int heard = ann.frames.size();
        change(List.of(member(2, Presence.SEEKING, Optional.empty())));
        Rounds.round(lobby);
        assertEquals(heard, ann.frames.size());
        change(List.of(member(102, Presence.SEEKING, Optional.empty())));
        Rounds.round(lobby);
        assertEquals(Presence.SEEKING, ann.rows.get(102L).presence());
        lobby.leave(ann);
        change(List.of(member(102, Presence.IDLE, Optional.empty())));
        Rounds.round(lobby);
        assertEquals(heard + 1, ann.frames.size());
    }

    @Test
    void senselessRowsAreBounded() {
        come(LongStream.rangeClosed(1, 200).toArray());
        Listener ann = new Listener();
        lobby.enter(ann, new LobbyRequest.EnterLobby(-5, Integer.MAX_VALUE));
        assertEquals(ids(1, Protocol.MAX_LOBBY_ROWS), sorted(ann));
        lobby.enter(ann, new LobbyRequest.EnterLobby(Integer.MAX_VALUE, -1));
        assertEquals(List.of(), sorted(ann));
        assertEquals(200, ann.online);
    }

    @Test
    void aClientThatEntersBetweenTwoTicksMissesNothing() {
        Listener ann = new Listener();
        Listener bert = new Listener();
        Listener carl = new Listener();
        lobby.enter(ann, LobbyRequest.EnterLobby.first());
        come(1);
        lobby.enter(bert, LobbyRequest.EnterLobby.first());
        Rounds.round(lobby);
        come(2);
        lobby.enter(carl, LobbyRequest.EnterLobby.first());
        Rounds.round(lobby);
        assertEquals(ann.frames.get(0), bert.frames.get(0), "made once for both");
        for (Listener listener : List.of(ann, bert, carl)) {
            assertEquals(List.of(1L, 2L), sorted(listener));
        }
    }

    /** Somebody on this node. */
    private Listener connect() {
        AccountRow row = accounts.addGuest(1_200, 0);
        Listener listener = new Listener(row.id());
        people.connect(listener, row);
        return listener;
    }

    @Test
    void everybodyHearsOfHimselfWhereverHeStands() {
        come(LongStream.rangeClosed(1_001, 1_200).toArray());
        Listener guest = connect();
        lobby.enter(guest, LobbyRequest.EnterLobby.first());
        assertEquals(Presence.IDLE, guest.self.orElseThrow().presence(), "below the rows");
        people.setTable(guest.account, Optional.of(9L));
        Rounds.round(lobby);
        assertEquals(Optional.of(9L), guest.self.orElseThrow().table());
        int heard = guest.frames.size();
        Rounds.round(lobby);
        assertEquals(heard, guest.frames.size());
    }

    @Test
    void gamesAndPeopleAreCountedOnceWhereverTheyAre() {
        Listener ann = connect();
        people.setTable(ann.account, Optional.of(9L));
        change(List.of(
                member(1_001, Presence.PLAYING, Optional.of(9L)), member(1_002, Presence.PLAYING, Optional.of(10L))));
        people.applyRemoteChanges(
                "third",
                new LobbyNews.LobbyChanged(
                        List.of(member(1_002, Presence.PLAYING, Optional.of(10L))), List.of(), 0, 0));
        assertEquals(3, people.onlineCount());
        assertEquals(2, people.gameCount());
        people.removeNode("third");
        assertEquals(3, people.onlineCount());
        assertEquals(2, people.gameCount());
        change(List.of(member(1_002, Presence.IDLE, Optional.empty())));
        assertEquals(1, people.gameCount());
        people.setTable(ann.account, Optional.empty());
        assertEquals(1, people.gameCount(), "the opponent's node has not told yet");
        go(1_001L);
        people.disconnect(ann, ann.account);
        assertEquals(0, people.gameCount());
        assertEquals(1, people.onlineCount());
    }

    @Test
    void countsAloneWaitForEachOther() {
        come(LongStream.rangeClosed(1, 200).toArray());
        Listener ann = new Listener();
        lobby.enter(ann, LobbyRequest.EnterLobby.first());
        for (long id = 201; id <= 200 + 2 * LobbyWindow.COUNT_TICKS; id++) {
            come(id);
            Rounds.round(lobby);
        }
        assertEquals(3, ann.frames.size());
        assertEquals(200 + 2 * LobbyWindow.COUNT_TICKS, ann.online);
    }
}
