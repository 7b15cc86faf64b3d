package reversi.players.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.Ending;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.GameCard;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.ServerMessage;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Variant;

/** What a client makes of its own requests: answered, refused, lost on the way, answered late. */
class OnlineRequestsTest {
    private final ScriptedServer server = new ScriptedServer();
    private final OnlineFixture fixture = new OnlineFixture(server);
    private final OnlineClient client = fixture.client;
    private final List<String> told = new ArrayList<>();

    @BeforeEach
    void signIn() {
        fixture.signIn();
        server.heard.clear();
        client.addListener(new OnlineListener() {
            @Override
            public void failed(ServerMessage.Failed failure) {
                told.add("failed " + failure.fault());
            }

            @Override
            public void seated(OnlineTable table) {
                told.add("seated " + table.id());
            }

            @Override
            public void linkOpened() {
                told.add("link opened");
            }

            @Override
            public void attendance(OnlineTable table) {
                told.add("attendance " + table.watchers());
            }
        });
    }

    private void hear(ServerMessage message) {
        server.say(message);
        server.deliverAll();
    }

    /** Everything that was asked on this link is refused. */
    private void refuseAll(ErrorCode fault) {
        server.deliverAll();
        for (long number = 1; number < 40; number++) {
            hear(new ServerMessage.Failed(number, fault, Optional.empty()));
        }
    }

    /** Everything that was asked on this link is done. */
    private void completeAll() {
        server.deliverAll();
        for (long number = 1; number < 40; number++) {
            hear(new ServerMessage.Done(number));
        }
    }

    @Test
    void aLinkIsAwaitedUntilItIsMade() {
        client.makeLink(server.terms);
        assertTrue(client.lobby().isLinkAwaited());
        hear(new LobbyNews.LinkMade("abc", server.terms));
        assertFalse(client.lobby().isLinkAwaited());
        hear(new LobbyNews.LinkOpened("abc"));
        assertTrue(client.lobby().isLinkOpened());
        assertEquals(List.of("link opened"), told);
        client.makeLink(server.terms);
        assertEquals(Optional.empty(), client.lobby().link(), "the older one is forgotten at once");
        assertFalse(client.lobby().isLinkOpened());
    }

    @Test
    void aLinkThatIsRefusedOrLostIsNotAwaitedAnyMore() {
        client.makeLink(server.terms);
        refuseAll(ErrorCode.TRY_LATER);
        assertFalse(client.lobby().isLinkAwaited());
        assertTrue(told.contains("failed TRY_LATER"));
        client.makeLink(server.terms);
        assertTrue(client.lobby().isLinkAwaited());
        server.cut();
        assertFalse(client.lobby().isLinkAwaited());
        client.makeLink(server.terms);
        assertFalse(client.lobby().isLinkAwaited(), "nothing was asked while the server is away");
    }

    @Test
    void aStarIsShownOnceTheServerHasIt() {
        PlayerCard ada = ScriptedServer.ADA;
        hear(new LobbyNews.History(
                List.of(new GameCard(5, 0, Variant.OTHELLO, false, ada, ada, 60, Optional.empty(), false)), false));
        client.star(5, true);
        server.deliverAll();
        assertFalse(client.account().history().get(0).starred(), "not yet");
        server.cut();
        fixture.wait(400);
        server.deliverAll();
        assertFalse(client.account().history().get(0).starred(), "lost with its link");
        client.star(5, true);
        completeAll();
        assertTrue(client.account().history().get(0).starred());
    }

    @Test
    void aTableThatCanNotBeWatchedIsNotAskedForAgain() {
        client.watch(99);
        refuseAll(ErrorCode.NO_SUCH_TABLE);
        assertTrue(told.contains("failed NO_SUCH_TABLE"));
        server.heard.clear();
        server.cut();
        fixture.wait(400);
        server.deliverAll();
        assertFalse(server.heard.contains(new TableRequest.Watch(99)));
    }

    @Test
    void onesOwnGameIsLeftOnlyWhenItIsOver() {
        server.seat();
        server.deliverAll();
        assertTrue(client.ownGame().isPresent());
        client.leaveTable(7);
        assertTrue(client.table(7).isPresent());
        server.end(Ending.LEFT, Optional.of(Disc.BLACK));
        server.deliverAll();
        assertEquals(Optional.empty(), client.ownGame());
        client.leaveTable(7);
        assertEquals(Optional.empty(), client.table(7));
        server.deliverAll();
        assertFalse(server.heard.contains(new TableRequest.Unwatch(7)), "nothing more comes from there anyway");
        client.leaveTable(7);
        client.leaveTable(12_345);
    }

    @Test
    void whatIsToldOfOtherTablesIsPassedOver() {
        hear(new TableNews.Watchers(99, 5));
        hear(new TableNews.AwayChanged(99, Disc.BLACK, true, 1));
        assertEquals(List.of(), told);
        server.seat();
        server.deliverAll();
        hear(new TableNews.Watchers(7, 5));
        assertEquals(List.of("seated 7", "attendance 5"), told);
    }

    @Test
    void aSeatEndsTheSearch() {
        hear(new LobbyNews.Seeking(true));
        assertTrue(client.lobby().isSeeking());
        server.seat();
        server.deliverAll();
        assertFalse(client.lobby().isSeeking());
    }

    @Test
    void aSearchEndsWithTheConnection() {
        hear(new LobbyNews.Seeking(true));
        server.cut();
        fixture.wait(400);
        server.deliverAll();
        assertFalse(client.lobby().isSeeking());
        assertFalse(server.heard.stream().anyMatch(LobbyRequest.Seek.class::isInstance), "nobody is sent back unasked");
    }

    @Test
    void nothingIsAskedWhileTheServerIsAway() {
        server.setUp(false);
        server.cut();
        assertFalse(client.ask(new AccountRequest.AskSessions()));
        client.enterLobby();
        client.leaveLobby();
        client.markRead(4, 1);
        client.askHistory(false);
        assertEquals(List.of(), server.heard);
        server.setUp(true);
        fixture.wait(30_000);
        server.deliverAll();
        assertFalse(server.heard.contains(LobbyRequest.EnterLobby.first()), "it was left meanwhile");
    }

    @Test
    void signingOutForgetsAndComesBackAsNobody() {
        server.seat();
        server.deliverAll();
        client.signOut();
        server.deliverAll();
        assertTrue(server.heard.contains(new AccountRequest.Logout()));
        assertEquals(Optional.empty(), client.token());
        assertEquals(Optional.empty(), client.ownGame());
        server.heard.clear();
        server.cut();
        fixture.wait(400);
        server.deliverAll();
        ClientMessage.Hello hello = (ClientMessage.Hello) server.heard.get(0);
        assertEquals(Optional.empty(), hello.token());
        assertEquals(Optional.empty(), client.you());
    }

    @Test
    void onesOwnCardFollowsTheLobby() {
        PlayerCard better =
                new PlayerCard(1, "Ada", PlayerKind.MEMBER, 1_600, 9, Presence.IDLE, Optional.empty(), 2, 0);
        hear(new LobbyNews.LobbyChanged(List.of(better), List.of(), 1, 0));
        assertEquals(Optional.of(better), client.you());
        hear(new LobbyNews.LobbyChanged(List.of(), List.of(1L), 1, 0));
        assertEquals(Optional.of(better), client.you(), "who is seen no more is still oneself");
        PlayerCard best = new PlayerCard(1, "Ada", PlayerKind.MEMBER, 1_900, 9, Presence.IDLE, Optional.empty(), 2, 0);
        hear(new LobbyNews.LobbyChanged(List.of(), List.of(), 1, 0, Optional.of(best)));
        assertEquals(Optional.of(best), client.you(), "in a row that is not shown");
        assertEquals(List.of(), client.lobby().people());
    }

    @Test
    void aMoveIsRefusedWhereTheGameWentOnWithoutIt() {
        server.seat();
        server.deliverAll();
        OnlineTable table = client.table(7).orElseThrow();
        server.cut();
        client.play(table, Move.at("d3"));
        server.play(Disc.BLACK, 1, Move.at("c4"));
        fixture.wait(400);
        server.deliverAll();
        assertTrue(table.pending().isEmpty());
        assertEquals(List.of(Move.at("c4")), server.transcript().moves());
        assertEquals(server.transcript(), table.transcript());
        assertEquals(List.of("seated 7"), told, "another device's move is no fault of one's own");
    }
}
