package reversi.screens.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.ClockTimes;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.ErrorCode;
import reversi.online.Finish;
import reversi.online.GameCard;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.RatingChange;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.platform.Link;
import reversi.platform.MemoryStore;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineMemory;
import reversi.players.online.ServerAddress;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.board.BoardModel;

/** The lobby's game against a server whose every word is written here. */
class ShowcaseTest {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(180, 2), true, ColourChoice.LOT);
    private static final PlayerCard YOU = player(5, 1_600);

    private final Codec codec = new Codec();
    private final List<ClientMessage> asked = new ArrayList<>();
    private final Map<Integer, Long> requests = new HashMap<>();
    private final Eye eye = new Eye();
    private long now = 1_000_000;
    private Link.Listener link = new NoListener();
    private OnlineClient client;
    private Showcase showcase;

    private static PlayerCard player(long id, int rating) {
        return new PlayerCard(
                id, "player " + id, PlayerKind.MEMBER, rating, 0, Presence.PLAYING, Optional.of(id), 0, 0);
    }

    /** Counts what it is told. */
    private static final class Eye implements Showcase.Watcher {
        private int replaced;
        private int moved;

        @Override
        public void replaced() {
            replaced++;
        }

        @Override
        public void moved() {
            moved++;
        }
    }

    private static final class NoListener implements Link.Listener {
        @Override
        public void opened() {}

        @Override
        public void text(String text) {}

        @Override
        public void closed(String reason) {}
    }

    @BeforeEach
    void enter() {
        Link.Opener opener = (address, listener) -> {
            link = listener;
            return new Link() {
                @Override
                public boolean send(String text) {
                    if (codec.readClient(text) instanceof Decoded.Ok<ClientFrame> ok) {
                        requests.put(asked.size(), ok.value().request());
                        asked.add(ok.value().message());
                    }
                    return true;
                }

                @Override
                public void close() {}
            };
        };
        client = new OnlineClient(
                opener, new OnlineMemory(new MemoryStore(), result -> {}), () -> now, () -> 0.5, "test");
        client.connect(ServerAddress.read("http://localhost:8080").orElseThrow());
        link.opened();
        say(new ServerMessage.Welcome(1, "1", now, 60, List.of(), false, Optional.empty()));
        say(new ServerMessage.SignedIn("token", YOU, 0));
        showcase = Showcase.ofAll(client);
        showcase.open(eye);
    }

    private void say(ServerMessage message) {
        link.text(codec.write(message));
    }

    private void list(GameCard... games) {
        say(new LobbyNews.Tables(List.of(games)));
    }

    private static GameCard game(long table, int rating) {
        return new GameCard(
                table,
                0,
                Variant.OTHELLO,
                true,
                player(2 * table, rating),
                player(2 * table + 1, rating),
                0,
                Optional.empty(),
                false);
    }

    private void seat(long table, int rating) {
        say(new TableNews.Seated(new TableState(
                table,
                TERMS,
                player(2 * table, rating),
                player(2 * table + 1, rating),
                now,
                1,
                now,
                List.of(),
                new ClockTimes(180_000, 180_000),
                Optional.empty(),
                Optional.empty(),
                false,
                List.of(),
                List.of(),
                1,
                Optional.empty())));
    }

    private void happen(long table, int version, TableEvent event) {
        say(new TableNews.Happened(table, version, now, event));
    }

    private void end(long table, int version) {
        RatingChange none = new RatingChange(0, 1_500, 1_500);
        happen(
                table,
                version,
                new TableEvent.Finished(new Finish(Ending.RESIGNATION, Optional.of(Disc.BLACK), 4, 1, none, none)));
    }

    private ClientMessage last() {
        return asked.get(asked.size() - 1);
    }

    private void pass(long millis) {
        now += millis;
        showcase.pass();
    }

    @Test
    void theBestGameIsWatchedAndItsMovesAreShown() {
        list(game(11, 1_400), game(12, 1_700));
        assertEquals(new TableRequest.Watch(12), last());
        assertTrue(showcase.now().isExpecting());
        seat(12, 1_700);
        assertEquals(2, eye.replaced);
        assertEquals(12, showcase.table().orElseThrow().id());
        happen(12, 2, new TableEvent.InGame(new GameEvent.Played(1, Move.at("f5"), new ClockTimes(1, 1))));
        BoardModel board = showcase.board().orElseThrow();
        assertTrue(board.animation().isMoving());
        board.animation().finish();
        assertEquals(Optional.of(Disc.BLACK), board.animation().shown().at(Square.of("f5")));
        assertEquals(Square.of("f5"), board.last());
        assertEquals(1, eye.moved);
        happen(12, 3, new TableEvent.InGame(new GameEvent.TakenBack(0, new ClockTimes(1, 1))));
        board.animation().finish();
        assertEquals(Position.start(Variant.OTHELLO), board.animation().shown());
        assertEquals(null, board.last());
    }

    @Test
    void onesOwnGameIsNotShown() {
        list(new GameCard(11, 0, Variant.OTHELLO, true, YOU, player(9, 2_000), 0, Optional.empty(), false));
        assertFalse(showcase.now().isExpecting());
        assertTrue(showcase.table().isEmpty());
    }

    @Test
    void anEndedGameLingersBeforeTheNextOneComes() {
        list(game(11, 1_400), game(12, 1_700));
        seat(12, 1_700);
        end(12, 2);
        pass(Showcase.LINGER_MILLIS - 1);
        assertEquals(12, showcase.table().orElseThrow().id());
        pass(1);
        assertEquals(new TableRequest.Watch(11), last());
        seat(11, 1_400);
        list(game(11, 1_400), game(12, 1_700));
        pass(2 * Attraction.LEAST_MILLIS);
        assertEquals(11, showcase.table().orElseThrow().id());
    }

    @Test
    void aGameThatCannotBeWatchedGivesWayToTheNextOneInSilence() {
        list(game(11, 1_400), game(12, 1_700));
        say(new ServerMessage.Failed(requests.get(asked.size() - 1), ErrorCode.NO_SUCH_TABLE, Optional.empty()));
        assertEquals(new TableRequest.Watch(11), last());
    }

    @Test
    void leavingTheLobbyEndsTheWatching() {
        list(game(12, 1_700));
        seat(12, 1_700);
        showcase.close();
        assertEquals(new TableRequest.Unwatch(12), last());
        assertTrue(client.table(12).isEmpty());
        int before = asked.size();
        list(game(13, 1_900));
        pass(Attraction.LEAST_MILLIS);
        assertEquals(before, asked.size());
    }

    @Test
    void aGameThatIsOpenedIsNotLeftWithTheLobby() {
        list(game(12, 1_700));
        seat(12, 1_700);
        showcase.handOver(12);
        showcase.close();
        assertTrue(client.table(12).isPresent());
        assertFalse(asked.contains(new TableRequest.Unwatch(12)));
    }

    @Test
    void aGameThatIsOpenedByItsAddressIsNotChosenWhileItComes() {
        showcase.handOver(12);
        list(game(12, 1_700));
        assertFalse(asked.contains(new TableRequest.Watch(12)));
        showcase.close();
        assertFalse(asked.contains(new TableRequest.Unwatch(12)), "it would be left for both");
        showcase.open(eye);
        assertEquals(new TableRequest.Watch(12), last());
    }

    @Test
    void theListIsAskedForAgainWhenPeopleBeginOtherGamesButNotTooOften() {
        say(new LobbyNews.Lobby(0, List.of(player(31, 1_500)), 1, 1));
        pass(Showcase.ASK_MILLIS - 1);
        assertFalse(asked.contains(new LobbyRequest.AskTables()));
        pass(1);
        assertEquals(new LobbyRequest.AskTables(), last());
        int before = asked.size();
        pass(Showcase.ASK_MILLIS);
        assertEquals(before, asked.size());
    }
}
