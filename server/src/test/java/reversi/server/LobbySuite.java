package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.Protocol;
import reversi.online.Refusal;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.server.game.SeatedAccount;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;

/** The lobby: who is there, invitations, pairing, links and bots. */
abstract class LobbySuite extends OnlineSuite {
    private HttpResponse<String> players() throws Exception {
        URI address = URI.create("http://127.0.0.1:" + server.port() + Protocol.PLAYERS_PATH);
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void servesThePlayerCountToEverybody() throws Exception {
        guest();
        member("Ann");
        HttpResponse<String> answer = players();
        assertEquals("{\"online\":2,\"games\":0}", answer.body());
        assertEquals("no-store", answer.headers().firstValue("cache-control").orElseThrow());
    }

    @Test
    void theLobbyLives() throws InterruptedException {
        Person ann = member("Ann");
        ann.client().send(LobbyRequest.EnterLobby.first());
        LobbyNews.Lobby lobby = ann.client().await(LobbyNews.Lobby.class);
        assertEquals(1, lobby.online());
        assertEquals("Ann", lobby.players().get(0).name());
        Person guest = guest();
        LobbyNews.LobbyChanged came = ann.client().await(LobbyNews.LobbyChanged.class, news -> news.changed().stream()
                .anyMatch(card -> card.id() == guest.id()));
        assertEquals(2, came.online());
        assertEquals(
                PlayerKind.GUEST,
                came.changed().stream()
                        .filter(card -> card.id() == guest.id())
                        .findFirst()
                        .orElseThrow()
                        .kind());
        long table = begin(guest, ann, FRIENDLY).id();
        ann.client().await(LobbyNews.LobbyChanged.class, news -> news.changed().stream()
                .anyMatch(card -> card.table().equals(Optional.of(table)) && card.presence() == Presence.PLAYING));
        Client looker = client();
        looker.send(new LobbyRequest.AskPlayer(ann.id()));
        LobbyNews.PlayerInfo info = looker.await(LobbyNews.PlayerInfo.class);
        assertEquals(guest.id(), info.opponent().orElseThrow().id());
        assertEquals(Optional.of(FRIENDLY.variant()), info.variant());
        looker.send(new LobbyRequest.AskTables());
        assertEquals(table, looker.await(LobbyNews.Tables.class).tables().get(0).table());
        looker.send(new TableRequest.Watch(table));
        looker.await(TableNews.Seated.class);
        assertEquals(1, ann.client().await(TableNews.Watchers.class).watchers());
        guest.client().send(new TableRequest.Leave(table));
        assertEquals(
                Ending.LEFT,
                ((TableEvent.Finished) event(looker, TableEvent.Finished.class).event())
                        .finish()
                        .ending());
        guest.client().close();
        ann.client().await(LobbyNews.LobbyChanged.class, news -> news.gone().contains(guest.id()));
    }

    @Test
    void invitationsCanBeRefused() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person guest = guest();
        fails(ErrorCode.YOURSELF, ann.client(), new LobbyRequest.Invite(ann.id(), FRIENDLY));
        fails(ErrorCode.NOT_RATED, guest.client(), new LobbyRequest.Invite(ann.id(), RATED));
        fails(ErrorCode.NO_SUCH_PLAYER, ann.client(), new LobbyRequest.Invite(99_999, FRIENDLY));
        ann.client().send(new AccountRequest.SetRefusal(Refusal.GUESTS));
        ann.client().await(AccountNews.Settings.class);
        fails(ErrorCode.REFUSED, guest.client(), new LobbyRequest.Invite(ann.id(), FRIENDLY));
        bert.client().send(new LobbyRequest.Invite(ann.id(), FRIENDLY));
        long invitation =
                ann.client().await(LobbyNews.Invited.class).invitation().id();
        fails(ErrorCode.NO_SUCH_INVITATION, guest.client(), new LobbyRequest.AnswerInvitation(invitation, true));
        ann.client().send(new LobbyRequest.AnswerInvitation(invitation, false));
        assertFalse(bert.client().await(LobbyNews.InvitationOver.class).accepted());
        ann.client().send(new AccountRequest.Block(bert.id()));
        assertEquals(
                bert.id(),
                ann.client().await(AccountNews.Settings.class).blocked().get(0).id());
        fails(ErrorCode.REFUSED, bert.client(), new LobbyRequest.Invite(ann.id(), FRIENDLY));
        fails(ErrorCode.REFUSED, bert.client(), new AccountRequest.Write(ann.id(), "Why?"));
        ann.client().send(new AccountRequest.Unblock(bert.id()));
        ann.client().await(AccountNews.Settings.class);
        bert.client().send(new LobbyRequest.Invite(ann.id(), FRIENDLY));
        long next = ann.client().await(LobbyNews.Invited.class).invitation().id();
        assertInstanceOf(ServerMessage.Done.class, bert.client().answer(new LobbyRequest.Withdraw(next)));
        fails(ErrorCode.NO_SUCH_INVITATION, ann.client(), new LobbyRequest.AnswerInvitation(next, true));
    }

    @Test
    void refusesInvitationsToBusyOrAbsentPlayersAndRematchesBeforeTheEnd() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        TableState state = begin(ann, bert, FRIENDLY);
        fails(ErrorCode.PLAYER_BUSY, carl.client(), new LobbyRequest.Invite(ann.id(), FRIENDLY));
        fails(ErrorCode.YOU_ARE_BUSY, ann.client(), new LobbyRequest.Invite(carl.id(), FRIENDLY));
        fails(ErrorCode.GAME_GOES_ON, ann.client(), new TableRequest.Rematch(state.id()));
        fails(ErrorCode.NOT_YOUR_GAME, carl.client(), new TableRequest.Rematch(state.id()));
        Person guest = guest();
        carl.client().send(LobbyRequest.EnterLobby.first());
        carl.client().await(LobbyNews.Lobby.class);
        guest.client().close();
        carl.client().await(LobbyNews.LobbyChanged.class, news -> news.gone().contains(guest.id()));
        fails(ErrorCode.PLAYER_AWAY, carl.client(), new LobbyRequest.Invite(guest.id(), FRIENDLY));
    }

    @Test
    void finishedGamesDoNotCountAgainstTheLimitOfWatchedGames() throws InterruptedException {
        Client watcher = client();
        for (int i = 0; i < 21; i++) {
            Person black = guest();
            long table = begin(black, guest(), FRIENDLY).id();
            watcher.send(new TableRequest.Watch(table));
            watcher.await(TableNews.Seated.class, news -> news.state().id() == table);
            black.client().send(new TableRequest.Resign(table));
            event(watcher, TableEvent.Finished.class);
        }
    }

    @Test
    void eachBoardOfTheRankingCanBeAskedFor() throws InterruptedException {
        Client client = client();
        for (String board : List.of("month", "last-month", "bullet", "days", Variant.ANTI.code())) {
            client.send(new LobbyRequest.AskRanking(board, 0));
            LobbyNews.Ranking ranking = client.await(LobbyNews.Ranking.class);
            assertEquals(board, ranking.board());
            assertEquals(Optional.empty(), ranking.own());
        }
        fails(ErrorCode.NO_SUCH_BOARD, client, new LobbyRequest.AskRanking("fastest", 0));
    }

    @Test
    void pairsAndLinks() throws InterruptedException {
        Person ann = guest();
        Person bert = guest();
        GameTerms terms = new GameTerms(Variant.OTHELLO, TimeControl.perGame(60, 0), false, ColourChoice.LOT);
        ann.client().send(new LobbyRequest.Seek(terms, 0));
        assertTrue(ann.client().await(LobbyNews.Seeking.class).seeking());
        bert.client().send(new LobbyRequest.Seek(terms, 0));
        long table = bert.client().await(TableNews.Seated.class).state().id();
        assertEquals(table, ann.client().await(TableNews.Seated.class).state().id());
        fails(ErrorCode.YOU_ARE_BUSY, ann.client(), new LobbyRequest.Seek(terms, 0));
        ann.client().send(new TableRequest.Resign(table));
        event(bert.client(), TableEvent.Finished.class);

        ann.client().send(new LobbyRequest.MakeLink(FRIENDLY));
        String code = ann.client().await(LobbyNews.LinkMade.class).code();
        Client stranger = client();
        stranger.send(new LobbyRequest.AskLink(code));
        LobbyNews.LinkInfo info = stranger.await(LobbyNews.LinkInfo.class);
        assertEquals(ann.id(), info.from().id());
        assertEquals(FRIENDLY, info.terms());
        assertTrue(info.here());
        assertEquals(code, ann.client().await(LobbyNews.LinkOpened.class).code());
        ann.client().send(new LobbyRequest.AskLink(code));
        ann.client().await(LobbyNews.LinkInfo.class);
        fails(ErrorCode.NO_SUCH_INVITATION, stranger, new LobbyRequest.AskLink("nonsense"));
        fails(ErrorCode.YOURSELF, ann.client(), new LobbyRequest.UseLink(code));
        fails(ErrorCode.NO_SUCH_INVITATION, bert.client(), new LobbyRequest.UseLink("nonsense"));
        bert.client().send(new LobbyRequest.UseLink(code));
        assertEquals(
                ann.id(),
                bert.client().await(TableNews.Seated.class).state().black().id());
        fails(ErrorCode.NO_SUCH_INVITATION, guest().client(), new LobbyRequest.UseLink(code));
    }

    @Test
    void whoIsInAGameThatNobodyWasToldOfIsSeatedThere() throws InterruptedException {
        Person ann = guest();
        Person bert = guest();
        long game;
        // As after a commit whose answer got lost with the database.
        try (Database database = Database.open(url)) {
            game = database.write(sql -> new GameRepository(database, new Codec())
                    .create(
                            sql,
                            FRIENDLY,
                            new SeatedAccount(ann.id(), PlayerKind.GUEST),
                            new SeatedAccount(bert.id(), PlayerKind.GUEST),
                            System.currentTimeMillis())
                    .id());
        }
        ann.client().send(new LobbyRequest.MakeLink(FRIENDLY));
        String code = ann.client().await(LobbyNews.LinkMade.class).code();
        bert.client().send(new LobbyRequest.UseLink(code));
        for (Person player : List.of(ann, bert)) {
            assertEquals(
                    game, player.client().await(TableNews.Seated.class).state().id());
        }
    }

    @Test
    void aBotPlays() throws InterruptedException {
        Person ann = guest();
        fails(ErrorCode.NO_SUCH_BOT, ann.client(), new LobbyRequest.PlayBot(99, FRIENDLY));
        ann.client().send(new LobbyRequest.PlayBot(1, FRIENDLY));
        TableState state = ann.client().await(TableNews.Seated.class).state();
        assertEquals(PlayerKind.BOT, state.white().kind());
        assertEquals(List.of(), state.away(), "a bot is always there");
        fails(ErrorCode.NOT_AWAY, ann.client(), new TableRequest.Claim(state.id()));
        Position position = Position.start(FRIENDLY.variant());
        ann.client()
                .send(new TableRequest.Play(
                        state.id(), 1, Move.at(position.placements().get(0))));
        assertEquals(1, event(ann.client(), GameEvent.Played.class).version());
        TableNews.Happened reply = event(ann.client(), GameEvent.Played.class);
        assertEquals(2, Events.as(GameEvent.Played.class, reply.event()).ply());
        ann.client().send(new TableRequest.OfferDraw(state.id()));
        event(ann.client(), GameEvent.DrawDeclined.class);
    }

    @Test
    void aBotWithBlackMovesFirst() throws InterruptedException {
        Person ann = guest();
        GameTerms white = new GameTerms(FRIENDLY.variant(), TimeControl.none(), false, ColourChoice.WHITE);
        ann.client().send(new LobbyRequest.PlayBot(1, white));
        assertEquals(
                PlayerKind.BOT,
                ann.client().await(TableNews.Seated.class).state().black().kind());
        assertEquals(1, event(ann.client(), GameEvent.Played.class).version());
    }

    @Test
    void aBotContinuesAfterARestart() throws Exception {
        Person ann = guest();
        ann.client().send(new LobbyRequest.PlayBot(1, FRIENDLY));
        TableState state = ann.client().await(TableNews.Seated.class).state();
        Move first = Move.at(Position.start(FRIENDLY.variant()).placements().get(0));
        ann.client().send(new TableRequest.Play(state.id(), 1, first));
        event(ann.client(), GameEvent.Played.class);
        server.close();
        server = Server.start(Servers.options(url));
        Client again = Client.greeted(server.port(), Optional.of(ann.token()));
        clients.add(again);
        if (again.await(TableNews.Seated.class).state().moves().size() < 2) {
            assertEquals(2, event(again, GameEvent.Played.class).version());
        }
    }

    @Test
    void aRatedGameNeedsAClock() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        for (TimeControl time :
                List.of(TimeControl.none(), TimeControl.perMove(3_600), TimeControl.perGame(86_400, 0))) {
            GameTerms endless = new GameTerms(Variant.OTHELLO, time, true, ColourChoice.BLACK);
            fails(ErrorCode.RATED_NEEDS_CLOCK, ann.client(), new LobbyRequest.Invite(bert.id(), endless));
            fails(ErrorCode.RATED_NEEDS_CLOCK, ann.client(), new LobbyRequest.Seek(endless, 0));
            fails(ErrorCode.RATED_NEEDS_CLOCK, ann.client(), new LobbyRequest.MakeLink(endless));
        }
    }
}
