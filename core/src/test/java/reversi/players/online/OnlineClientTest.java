package reversi.players.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.ClockTimes;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.AppealStatus;
import reversi.online.ClientMessage;
import reversi.online.Conversation;
import reversi.online.ErrorCode;
import reversi.online.Invitation;
import reversi.online.Letter;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.ModerationNews;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.Refusal;
import reversi.online.Remark;
import reversi.online.Sanction;
import reversi.online.SanctionCard;
import reversi.online.ServerMessage;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.platform.MemoryStore;
import reversi.players.HumanPlayer;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;

/** What the client knows after what the server said, and how it comes back after a loss. */
class OnlineClientTest {
    private final ScriptedServer server = new ScriptedServer();
    private final OnlineFixture fixture = new OnlineFixture(server);
    private final OnlineClient client = fixture.client;

    private void hear(ServerMessage message) {
        server.say(message);
        server.deliverAll();
    }

    private static PlayerCard person(long id, String name, int rating) {
        PlayerKind kind = rating == 0 ? PlayerKind.GUEST : PlayerKind.MEMBER;
        return new PlayerCard(id, name, kind, rating, 0, Presence.IDLE, Optional.empty(), 0, 0);
    }

    @Test
    void aKnownDeviceIsSignedInByItsToken() {
        fixture.signIn();
        assertEquals(Optional.of(ScriptedServer.ADA), client.you());
        OnlineFixture again = new OnlineFixture(server);
        again.kept.putAll(fixture.kept);
        OnlineClient second = new OnlineClient(server, memory(again), () -> server.now, () -> 0.5, "test");
        second.connect(new ServerAddress("localhost:8080", false));
        server.deliverAll();
        assertEquals(Optional.of(ScriptedServer.ADA), second.you());
    }

    private static OnlineMemory memory(OnlineFixture fixture) {
        return new OnlineMemory(new MemoryStore(fixture.kept), result -> {});
    }

    @Test
    void aLostLinkIsBackWithinTheSameSecondAndFollowsWhatItFollowed() {
        fixture.signIn();
        client.enterLobby();
        client.watch(9);
        server.deliverAll();
        server.heard.clear();
        server.cut();
        assertEquals(ConnectionState.AWAY, client.state());
        fixture.wait(400);
        server.deliverAll();
        assertEquals(ConnectionState.READY, client.state());
        assertTrue(server.heard.get(0) instanceof ClientMessage.Hello hello
                && hello.token().isPresent());
        assertTrue(server.heard.contains(LobbyRequest.EnterLobby.first()));
        assertTrue(server.heard.contains(new TableRequest.Watch(9)));
    }

    @Test
    void aServerThatStaysAwayIsAskedLessAndLessOften() {
        fixture.signIn();
        server.setUp(false);
        server.cut();
        int tries = 0;
        for (int i = 0; i < 600; i++) {
            int before = server.opened();
            fixture.wait(100);
            server.connect();
            tries += server.opened() - before;
        }
        assertTrue(tries >= 6 && tries <= 12, "tries in a minute: " + tries);
    }

    @Test
    void onesOwnClockStandsStillOnceOneHasMovedThoughTheServerIsAway() {
        fixture.signIn();
        server.seat();
        server.deliverAll();
        OnlineTable table = client.table(7).orElseThrow();
        fixture.wait(4_000);
        server.setUp(false);
        server.cut();
        client.play(table, Move.at("d3"));
        assertEquals(new ClockTimes(196_000, 100_000), table.clocksAt(client.serverNow()));
        for (int i = 0; i < 60; i++) {
            fixture.wait(500);
            server.connect();
        }
        assertEquals(new ClockTimes(196_000, 100_000), table.clocksAt(client.serverNow()), "it isn't one's own turn");
        server.setUp(true);
        fixture.wait(60_000);
        server.deliverAll();
        assertTrue(table.pending().isEmpty(), "the move has arrived");
        fixture.wait(5_000);
        assertEquals(new ClockTimes(200_000, 95_000), table.clocksAt(client.serverNow()), "as the server says");
    }

    @Test
    void silenceIsNoticed() {
        fixture.signIn();
        server.heard.clear();
        fixture.wait(9_000);
        server.deliverAll();
        assertTrue(server.heard.stream().anyMatch(ClientMessage.Ping.class::isInstance));
        assertEquals(ConnectionState.READY, client.state());
        fixture.wait(9_000);
        fixture.wait(9_000);
        assertEquals(ConnectionState.AWAY, client.state());
    }

    @Test
    void aMoveMadeWhileAwayIsSentOnReturn() {
        fixture.signIn();
        server.seat();
        server.deliverAll();
        OnlineTable table = client.table(7).orElseThrow();
        HumanPlayer human = new HumanPlayer();
        TableGame game = new TableGame(client, table, human);
        game.start();
        server.cut();
        human.choose(Square.of("d3"));
        assertEquals(1, game.session().transcript().plies());
        assertEquals(0, server.transcript().plies());
        fixture.wait(400);
        server.deliverAll();
        assertEquals(List.of(Move.at("d3")), server.transcript().moves());
        assertEquals(server.transcript(), table.transcript());
    }

    private long plays() {
        return server.heard.stream().filter(TableRequest.Play.class::isInstance).count();
    }

    private long watches() {
        return server.heard.stream()
                .filter(TableRequest.Watch.class::isInstance)
                .count();
    }

    private OnlineTable seated() {
        fixture.signIn();
        server.seat();
        server.deliverAll();
        return client.table(7).orElseThrow();
    }

    /** The server seats whoever signs in, and the client asks for the table besides: two snapshots before the move is confirmed. */
    @Test
    void aWaitingMoveIsSentOnceForEachLink() {
        OnlineTable table = seated();
        server.cut();
        client.play(table, Move.at("d3"));
        fixture.wait(400);
        server.deliverAll();
        assertEquals(1, plays());
        assertEquals(1, server.transcript().plies());
    }

    @Test
    void aMoveWhoseLinkIsLostBeforeItArrivesIsSentAgain() {
        OnlineTable table = seated();
        client.play(table, Move.at("d3"));
        server.cut();
        assertEquals(0, plays());
        fixture.wait(400);
        server.deliverAll();
        assertEquals(1, plays());
        assertTrue(table.pending().isEmpty());
    }

    @Test
    void aSnapshotDoesNotSendAMoveThatIsOnItsWay() {
        OnlineTable table = seated();
        client.play(table, Move.at("d3"));
        client.watch(7);
        hear(new TableNews.Seated(server.state()));
        assertEquals(1, plays());
        assertTrue(table.pending().isEmpty());
    }

    /** A move after a refused one is another move, though the ply may be the same. */
    @Test
    void aMoveAfterARefusedOneIsSent() {
        OnlineTable table = seated();
        server.refuseNextPlay(ErrorCode.UNAVAILABLE);
        client.play(table, Move.at("d3"));
        server.deliverAll();
        assertTrue(table.pending().isEmpty());
        client.play(table, Move.at("d3"));
        server.deliverAll();
        assertEquals(2, plays());
        assertEquals(1, server.transcript().plies());
    }

    /** As a node that lags behind the one that told the event. */
    @Test
    void aServerThatIsBehindIsNotAskedWithoutEnd() {
        OnlineTable table = seated();
        TableState old = server.state();
        server.remark(Disc.WHITE, "first");
        server.deliverAll();
        server.answerWatchWith(old);
        server.remark(Disc.WHITE, "lost");
        server.loseNext();
        server.remark(Disc.WHITE, "heard");
        server.heard.clear();
        for (int i = 0; i < 100; i++) {
            server.deliverUp();
            server.deliverDown();
        }
        assertTrue(watches() <= 3, "asked " + watches() + " times");
        assertEquals(List.of("first"), said(table));
    }

    @Test
    void aServerThatHasCaughtUpIsAskedAtTheNextEvent() {
        OnlineTable table = seated();
        server.answerWatchWith(server.state());
        server.remark(Disc.WHITE, "lost");
        server.loseNext();
        server.remark(Disc.WHITE, "heard");
        server.deliverAll();
        server.answerWatchWithItsState();
        server.remark(Disc.WHITE, "next");
        server.deliverAll();
        assertEquals(List.of("lost", "heard", "next"), said(table));
        assertEquals(server.state().version(), table.version());
    }

    @Test
    void aRefusedMoveIsTakenBackHere() {
        fixture.signIn();
        server.seat();
        server.deliverAll();
        OnlineTable table = client.table(7).orElseThrow();
        List<ErrorCode> faults = new ArrayList<>();
        HumanPlayer human = new HumanPlayer();
        TableGame game = new TableGame(client, table, human);
        client.addListener(new OnlineListener() {
            @Override
            public void failed(ServerMessage.Failed failure) {
                faults.add(failure.fault());
            }

            @Override
            public void tableRenewed(OnlineTable renewed) {
                game.follow();
            }
        });
        game.start();
        server.end(reversi.game.Ending.TIME, Optional.of(Disc.WHITE));
        human.choose(Square.of("d3"));
        while (server.deliverUp()) {
            // The server refuses before the client has heard that the game is over.
        }
        server.loseNext();
        server.deliverAll();
        assertEquals(List.of(ErrorCode.GAME_OVER), faults);
        assertEquals(0, game.session().transcript().plies());
    }

    @Test
    void theLobbyIsWhatWasSaidLast() {
        fixture.signIn();
        hear(new LobbyNews.Lobby(0, List.of(person(3, "Cleo", 0), person(4, "Dan", 1_700), ScriptedServer.ADA), 3, 1));
        hear(new LobbyNews.LobbyChanged(List.of(person(5, "Eve", 1_700)), List.of(3L), 3, 0));
        assertEquals(
                List.of("Dan", "Eve", "Ada"),
                client.lobby().people().stream().map(PlayerCard::name).toList());
    }

    @Test
    void invitationsEndWithTheirAnswerAndWithTheConnection() {
        fixture.signIn();
        List<Long> declined = new ArrayList<>();
        List<Long> invited = new ArrayList<>();
        client.addListener(new OnlineListener() {
            @Override
            public void declined(Invitation invitation) {
                declined.add(invitation.id());
            }

            @Override
            public void invited(Invitation invitation) {
                invited.add(invitation.id());
            }
        });
        PlayerCard dan = person(4, "Dan", 1_700);
        hear(new LobbyNews.Invited(new Invitation(1, ScriptedServer.ADA, dan, server.terms, false)));
        hear(new LobbyNews.Invited(new Invitation(2, dan, ScriptedServer.ADA, server.terms, false)));
        assertEquals(List.of(2L), invited);
        hear(new LobbyNews.InvitationOver(1, false));
        assertEquals(List.of(1L), declined);
        assertEquals(1, client.lobby().invitations().size());
        fixture.settle();
        assertEquals(List.of(), client.lobby().invitations());
    }

    @Test
    void onesOwnPhotoIsSeenByOneselfBeforeOthersSeeIt() {
        fixture.signIn();
        PlayerCard dan = person(4, "Dan", 1_700).withPhoto(9);
        assertEquals(0, client.photo(ScriptedServer.ADA));
        hear(new AccountNews.Settings(
                ScriptedServer.ADA, "", Refusal.NOBODY, false, true, List.of(), false, false, 71, 3));
        assertEquals(71, client.photo(ScriptedServer.ADA));
        assertEquals(9, client.photo(dan));
    }

    @Test
    void lettersAreKnownOnceAndInOrder() {
        fixture.signIn();
        PlayerCard dan = person(4, "Dan", 1_700);
        Letter first = Letter.known(10, 4, 1, 1, "Hello", false);
        Letter second = Letter.known(11, 1, 4, 2, "Hello, Dan", false);
        hear(new AccountNews.Conversations(List.of(new Conversation(dan, first, 1))));
        hear(new AccountNews.Unread(1));
        hear(new AccountNews.LetterCame(dan, second));
        hear(new AccountNews.LetterCame(dan, second));
        hear(new AccountNews.Letters(dan, List.of(second, first), false));
        assertEquals(List.of(first, second), client.mail().letters(4));
        assertEquals(List.of(new Conversation(dan, second, 0)), client.mail().conversations());
        hear(new AccountNews.LetterCame(dan, Letter.known(12, 4, 1, 3, "So?", false)));
        assertEquals(1, client.mail().conversations().get(0).unread());
        client.markRead(4, 12);
        assertEquals(0, client.mail().conversations().get(0).unread());
        assertEquals(0, client.mail().unread());
    }

    @Test
    void whoComesBackToAnEmptyChairMayClaimInTime() {
        fixture.signIn();
        server.seat();
        server.setAway(Disc.WHITE, 45_000);
        server.deliverAll();
        OnlineTable table = client.table(7).orElseThrow();
        assertEquals(server.now + 45_000, table.claimAt(Disc.WHITE));
        client.disconnect();
        fixture.signIn();
        OnlineTable again = client.table(7).orElseThrow();
        assertTrue(again.isAway(Disc.WHITE));
        assertEquals(server.now + 60_000, again.claimAt(Disc.WHITE), "the latest that it can be");
        assertEquals(0, again.claimAt(Disc.BLACK));
    }

    @Test
    void whatBlockedPeopleSayIsNotHeard() {
        fixture.signIn();
        assertTrue(server.heard.contains(new AccountRequest.AskSettings()), "known before anybody speaks");
        server.seat();
        server.remark(Disc.WHITE, "rude");
        server.remark(Disc.BLACK, "polite");
        server.deliverAll();
        OnlineTable table = client.table(7).orElseThrow();
        assertEquals(List.of("rude", "polite"), said(table));
        PlayerCard opponent = table.player(Disc.WHITE);
        hear(new AccountNews.Settings(
                ScriptedServer.ADA, "", Refusal.NOBODY, false, true, List.of(opponent), false, false, 0, 0));
        assertEquals(List.of("polite"), said(table));
        server.remark(Disc.WHITE, "ruder");
        server.deliverAll();
        fixture.settle();
        assertEquals(List.of("polite"), said(table));
        hear(new AccountNews.Settings(
                ScriptedServer.ADA, "", Refusal.NOBODY, false, true, List.of(), false, false, 0, 0));
        assertEquals(List.of("rude", "polite", "ruder"), said(table));
        client.block(opponent.id());
        assertEquals(List.of("polite"), said(table), "wherever on the list that is");
        client.unblock(opponent.id());
        assertEquals(List.of("rude", "polite", "ruder"), said(table));
    }

    @Test
    void whatMutedPeopleSayIsNotHeard() {
        fixture.signIn();
        server.seat();
        server.remark(Disc.WHITE, "rude");
        server.deliverAll();
        OnlineTable table = client.table(7).orElseThrow();
        long opponent = table.player(Disc.WHITE).id();
        client.mute(opponent, true);
        assertEquals(List.of(), said(table));
        server.deliverAll();
        fixture.settle();
        assertTrue(server.heard.contains(new AccountRequest.MutePlayer(opponent, true)));
        client.mute(opponent, false);
        assertEquals(List.of("rude"), said(table));
    }

    private List<String> said(OnlineTable table) {
        return client.remarks(table).stream().map(Remark::text).toList();
    }

    private static List<SanctionCard> closing() {
        return List.of(new SanctionCard(3, Sanction.CLOSE, 1, 0, "insults", false, AppealStatus.NONE));
    }

    @Test
    void whyAnAccountIsClosedIsKnownWhereSigningInIsRefusedAndForgottenWithTheNextOne() {
        List<List<SanctionCard>> told = new ArrayList<>();
        client.addListener(new OnlineListener() {
            @Override
            public void sanctioned(List<SanctionCard> sanctions) {
                told.add(sanctions);
            }
        });
        fixture.signIn();
        hear(new ServerMessage.SignedOut(Optional.of(ErrorCode.ACCOUNT_CLOSED)));
        hear(new ModerationNews.Sanctions(closing()));
        assertEquals(List.of(closing()), told);
        assertEquals(closing(), client.moderation().sanctions());
        hear(new ServerMessage.SignedIn("token", ScriptedServer.BOB, 0));
        assertEquals(List.of(), client.moderation().sanctions());
    }

    @Test
    void anEndedSessionForgetsTheAccount() {
        fixture.signIn();
        server.seat();
        server.deliverAll();
        List<String> told = new ArrayList<>();
        client.addListener(new OnlineListener() {
            @Override
            public void signedOut(ErrorCode why) {
                told.add(why.name());
            }
        });
        hear(new ServerMessage.SignedOut(Optional.of(ErrorCode.SESSION_ENDED)));
        assertEquals(List.of("SESSION_ENDED"), told);
        assertFalse(client.isKnown());
        assertTrue(client.you().isEmpty());
        assertTrue(client.table(7).isEmpty());
    }

    @Test
    void aServerOfAnotherVersionIsNotAskedAgain() {
        client.connect(new ServerAddress("localhost:8080", false));
        server.connect();
        server.deliverUp();
        server.say(new ServerMessage.Failed(1, ErrorCode.VERSION, Optional.empty()));
        server.deliverAll();
        assertEquals(ConnectionState.OUTDATED, client.state());
        int before = server.opened();
        fixture.wait(60_000);
        assertEquals(before, server.opened());
    }

    @Test
    void aRequestWithoutAnswerIsToldThatTheLinkIsLost() {
        fixture.signIn();
        List<String> told = new ArrayList<>();
        client.ask(new AccountRequest.ChangePassword("old secret", "new secret"), new ReplyListener() {
            @Override
            public void lost() {
                told.add("lost");
            }
        });
        server.cut();
        assertEquals(List.of("lost"), told);
    }
}
