package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.MailRequest;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.Protocol;
import reversi.online.Refusal;
import reversi.online.Remark;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.server.account.Passwords;
import reversi.server.store.AccountRepository;

/** What people do online, from the outside: real sockets, a real database, nothing made up. */
abstract class OnlineSuite {
    private static final GameTerms RATED =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 2), true, ColourChoice.BLACK);
    private static final GameTerms FRIENDLY =
            new GameTerms(Variant.square(4, Start.DIAGONAL), TimeControl.NONE, false, ColourChoice.BLACK);

    private final List<Client> clients = new ArrayList<>();
    private Server server;
    private String url = "";

    /** A new, empty database. */
    abstract String database() throws Exception;

    @BeforeEach
    void start() throws Exception {
        url = database();
        server = Server.start(Servers.options(url));
    }

    @AfterEach
    void stop() {
        clients.forEach(Client::close);
        server.close();
    }

    private Client client() throws InterruptedException {
        Client client = Client.greeted(server.port(), Optional.empty());
        clients.add(client);
        return client;
    }

    /** Somebody who is signed in. */
    private record Person(Client client, long id, String token) {}

    private Person member(String name) throws InterruptedException {
        Client client = client();
        client.send(new AccountRequest.Register(name, "secret"));
        ServerMessage.SignedIn in = client.await(ServerMessage.SignedIn.class);
        return new Person(client, in.you().id(), in.token());
    }

    private Person guest() throws InterruptedException {
        Client client = client();
        client.send(new AccountRequest.Guest());
        ServerMessage.SignedIn in = client.await(ServerMessage.SignedIn.class);
        return new Person(client, in.you().id(), in.token());
    }

    private static TableState begin(Person black, Person white, GameTerms terms) throws InterruptedException {
        black.client.send(new LobbyRequest.Invite(white.id, terms));
        long invitation =
                white.client.await(LobbyNews.Invited.class).invitation().id();
        white.client.send(new LobbyRequest.AnswerInvitation(invitation, true));
        TableState state = black.client.await(TableNews.Seated.class).state();
        assertEquals(
                state.id(), white.client.await(TableNews.Seated.class).state().id());
        return state;
    }

    private static void fails(ErrorCode fault, Client client, ClientMessage message) throws InterruptedException {
        ServerMessage answer = client.answer(message);
        assertEquals(fault, assertInstanceOf(ServerMessage.Failed.class, answer).fault(), message.toString());
    }

    private static TableNews.Happened event(Client client, Class<?> type) throws InterruptedException {
        return client.await(TableNews.Happened.class, news -> Events.is(type, news.event()));
    }

    /** Plays random moves to the end; both clients see the same versions without a gap. */
    private static TableEvent.Finished playOut(Person black, Person white, TableState state)
            throws InterruptedException {
        Random random = new Random(7);
        Position position = Position.start(state.terms().variant());
        int ply = 0;
        int version = 0;
        while (!position.isOver()) {
            Client mover = (position.toMove() == Disc.BLACK ? black : white).client;
            List<Square> places = position.placements();
            Move move = Move.at(places.get(random.nextInt(places.size())));
            mover.send(new TableRequest.Play(state.id(), ply + 1, move));
            do {
                TableNews.Happened one = event(black.client, GameEvent.Played.class);
                TableNews.Happened other = event(white.client, GameEvent.Played.class);
                assertEquals(one, other);
                assertEquals(++version, one.version());
                GameEvent.Played played = Events.as(GameEvent.Played.class, one.event());
                assertEquals(++ply, played.ply());
                position = position.play(played.move()).orThrow().after();
            } while (position.mustPass());
        }
        TableNews.Happened end = event(black.client, TableEvent.Finished.class);
        assertEquals(end, event(white.client, TableEvent.Finished.class));
        assertEquals(version + 1, end.version());
        TableEvent.Finished finished = (TableEvent.Finished) end.event();
        assertEquals(position.score().leader(), finished.finish().winner());
        assertEquals(position.count(Disc.BLACK), finished.finish().blackDiscs());
        return finished;
    }

    @Test
    void aRatedGameIsPlayedToItsEnd() throws InterruptedException {
        Person black = member("Ann");
        Person white = member("Bert");
        TableState state = begin(black, white, RATED);
        assertEquals("Ann", state.black().name());
        assertEquals(Presence.PLAYING, state.black().presence());
        TableEvent.Finished end = playOut(black, white, state);
        assertEquals(Ending.DISCS, end.finish().ending());
        boolean blackWon = end.finish().winner().equals(Optional.of(Disc.BLACK));
        boolean draw = end.finish().winner().isEmpty();
        assertEquals(1200, end.finish().black().before());
        assertEquals(draw ? 1200 : blackWon ? 1362 : 1038, end.finish().black().after());
        assertEquals(2400, end.finish().black().after() + end.finish().white().after());
        assertEquals(
                draw ? 0 : 1,
                end.finish().black().points() + end.finish().white().points());

        black.client.send(new LobbyRequest.AskRanking(0));
        LobbyNews.Ranking ranking = black.client.await(LobbyNews.Ranking.class);
        assertEquals(2, ranking.total());
        assertEquals(1, ranking.rows().get(0).rank());
        assertEquals(
                ranking.rows().stream()
                        .filter(row -> row.player().id() == state.black().id())
                        .findFirst(),
                ranking.own());
        black.client.send(new LobbyRequest.AskHistory(0, false));
        LobbyNews.History history = black.client.await(LobbyNews.History.class);
        assertEquals(Optional.of(end.finish()), history.games().get(0).finish());
        assertInstanceOf(ServerMessage.Done.class, black.client.answer(new LobbyRequest.Star(state.id(), true)));
        black.client.send(new LobbyRequest.AskHistory(0, true));
        assertTrue(black.client.await(LobbyNews.History.class).games().get(0).starred());
        white.client.send(new LobbyRequest.AskHistory(0, true));
        assertTrue(white.client.await(LobbyNews.History.class).games().isEmpty());

        Client watcher = client();
        watcher.send(new TableRequest.Watch(state.id()));
        TableState seen = watcher.await(TableNews.Seated.class).state();
        assertEquals(Optional.of(end.finish()), seen.finish());
        assertTrue(seen.moves().size() >= 9);
    }

    @Test
    void passesDoNotCountAsMoves() throws InterruptedException {
        Person black = guest();
        Person white = guest();
        TableState state = begin(black, white, FRIENDLY);
        TableEvent.Finished end = playOut(black, white, state);
        int placed = end.finish().blackDiscs() + end.finish().whiteDiscs() - 4;
        black.client.send(new TableRequest.Watch(state.id()));
        List<Move> moves = black.client.await(TableNews.Seated.class).state().moves();
        assertTrue(moves.size() > placed, "there are passes in this game");
        black.client.send(new LobbyRequest.AskHistory(0, false));
        LobbyNews.History history = black.client.await(LobbyNews.History.class);
        assertEquals(placed, history.games().get(0).placements());
    }

    @Test
    void movesAreJudged() throws InterruptedException {
        Person black = guest();
        Person white = guest();
        Person other = guest();
        TableState state = begin(black, white, FRIENDLY);
        long table = state.id();
        long number = white.client.send(new TableRequest.Play(table, 1, Move.at("a2")));
        ServerMessage.Failed early = white.client.await(ServerMessage.Failed.class);
        assertEquals(
                new ServerMessage.Failed(number, ErrorCode.ILLEGAL_MOVE, Optional.of(Illegal.NOT_YOUR_TURN)), early);
        number = black.client.send(new TableRequest.Play(table, 1, Move.at("a1")));
        assertEquals(
                new ServerMessage.Failed(number, ErrorCode.ILLEGAL_MOVE, Optional.of(Illegal.FLIPS_NOTHING)),
                black.client.await(ServerMessage.Failed.class));
        fails(ErrorCode.ILLEGAL_MOVE, black.client, new TableRequest.Play(table, 1, Move.PASS));
        fails(ErrorCode.ILLEGAL_MOVE, black.client, new TableRequest.Play(table, 1, Move.at("p16")));
        fails(ErrorCode.STALE, black.client, new TableRequest.Play(table, 2, Move.at("a2")));
        fails(ErrorCode.NOT_YOUR_GAME, other.client, new TableRequest.Play(table, 1, Move.at("a2")));
        fails(ErrorCode.NOT_SIGNED_IN, client(), new TableRequest.Play(table, 1, Move.at("a2")));
        fails(ErrorCode.NO_SUCH_TABLE, black.client, new TableRequest.Play(99_999, 1, Move.at("a2")));
        Move first = Move.at(Position.start(FRIENDLY.variant()).placements().get(0));
        black.client.send(new TableRequest.Play(table, 1, first));
        assertEquals(1, event(white.client, GameEvent.Played.class).version());
        black.client.send(new TableRequest.Resign(table));
        TableEvent.Finished end = (TableEvent.Finished)
                event(white.client, TableEvent.Finished.class).event();
        assertEquals(Optional.of(Disc.WHITE), end.finish().winner());
        assertEquals(0, end.finish().white().points(), "guests have no points");
        fails(ErrorCode.GAME_OVER, white.client, new TableRequest.Play(table, 2, Move.at("a1")));
    }

    @Test
    void offersChatAndTakeback() throws InterruptedException {
        Person black = member("Ann");
        Person white = member("Bert");
        long table = begin(black, white, RATED).id();
        black.client.send(new TableRequest.Play(table, 1, Move.at("d3")));
        event(white.client, GameEvent.Played.class);
        black.client.send(new TableRequest.AskTakeback(table));
        event(white.client, GameEvent.TakebackOffered.class);
        fails(ErrorCode.NO_OFFER, black.client, new TableRequest.AnswerTakeback(table, true));
        white.client.send(new TableRequest.AnswerTakeback(table, true));
        TableNews.Happened back = event(black.client, GameEvent.TakenBack.class);
        assertEquals(0, Events.as(GameEvent.TakenBack.class, back.event()).plies());
        assertEquals(3, back.version(), "taking back is an event too");
        black.client.send(new TableRequest.Play(table, 1, Move.at("c4")));
        event(white.client, GameEvent.Played.class);

        white.client.send(new TableRequest.Say(table, " <script>alert(1)</script> "));
        TableEvent.Said said =
                (TableEvent.Said) event(black.client, TableEvent.Said.class).event();
        assertEquals("<script>alert(1)</script>", said.text(), "text is text");
        fails(ErrorCode.TEXT_LENGTH, white.client, new TableRequest.Say(table, "x".repeat(201)));

        white.client.send(new TableRequest.OfferDraw(table));
        event(black.client, GameEvent.DrawOffered.class);
        fails(ErrorCode.NOT_NOW, white.client, new TableRequest.OfferDraw(table));
        black.client.send(new TableRequest.AnswerDraw(table, false));
        event(white.client, GameEvent.DrawDeclined.class);
        fails(ErrorCode.NOT_NOW, white.client, new TableRequest.OfferDraw(table));
        black.client.send(new TableRequest.OfferDraw(table));
        event(white.client, GameEvent.DrawOffered.class);
        white.client.send(new TableRequest.AnswerDraw(table, true));
        TableEvent.Finished end = (TableEvent.Finished)
                event(black.client, TableEvent.Finished.class).event();
        assertEquals(Ending.AGREED_DRAW, end.finish().ending());
        assertEquals(1200, end.finish().black().after(), "an agreed draw changes nothing");
        assertEquals(0, end.finish().black().points());

        black.client.send(new TableRequest.Rematch(table));
        LobbyNews.Invited invited = white.client.await(LobbyNews.Invited.class);
        assertTrue(invited.invitation().rematch());
        white.client.send(new TableRequest.Rematch(table));
        TableState next = black.client.await(TableNews.Seated.class).state();
        assertEquals("Bert", next.black().name(), "colours are exchanged");
    }

    @Test
    void whoComesBackGoesOn() throws InterruptedException {
        Person black = guest();
        Person white = guest();
        long table = begin(black, white, FRIENDLY).id();
        Move first = Move.at(Position.start(FRIENDLY.variant()).placements().get(0));
        black.client.send(new TableRequest.Play(table, 1, first));
        event(black.client, GameEvent.Played.class);
        black.client.close();
        TableNews.AwayChanged away = white.client.await(TableNews.AwayChanged.class);
        assertTrue(away.away());
        assertEquals(Disc.BLACK, away.disc());
        fails(ErrorCode.NOT_AWAY, white.client, new TableRequest.Claim(table));

        Client again = Client.greeted(server.port(), Optional.of(black.token));
        clients.add(again);
        assertEquals(black.id, again.await(ServerMessage.SignedIn.class).you().id());
        TableState state = again.await(TableNews.Seated.class).state();
        assertEquals(List.of(first), state.moves());
        assertFalse(white.client.await(TableNews.AwayChanged.class).away());
    }

    @Test
    void aServerThatStartsAgainKnowsEverything() throws Exception {
        Person black = guest();
        Person white = guest();
        long table = begin(black, white, FRIENDLY).id();
        Move first = Move.at(Position.start(FRIENDLY.variant()).placements().get(0));
        black.client.send(new TableRequest.Play(table, 1, first));
        event(black.client, GameEvent.Played.class);
        String url = database();
        server.close();
        assertTrue(black.client.await(ServerMessage.Closing.class) != null);
        server = Server.start(Servers.options(url));
        Client again = Client.greeted(server.port(), Optional.of(white.token));
        clients.add(again);
        TableState state = again.await(TableNews.Seated.class).state();
        assertEquals(List.of(first), state.moves());
        assertEquals(table, state.id());
    }

    @Test
    void accounts() throws InterruptedException {
        Person ann = member("Ann");
        Client client = client();
        fails(ErrorCode.NAME_TAKEN, client, new AccountRequest.Register("ANN", "secret"));
        fails(ErrorCode.NAME_TAKEN, client, new AccountRequest.Register(" ａnn ", "secret"));
        fails(ErrorCode.NAME_TOO_SHORT, client, new AccountRequest.Register("Al", "secret"));
        fails(ErrorCode.NAME_TOO_LONG, client, new AccountRequest.Register("A".repeat(21), "secret"));
        fails(ErrorCode.NAME_RESERVED, client, new AccountRequest.Register("Guest 5", "secret"));
        fails(ErrorCode.NAME_NOT_ALLOWED, client, new AccountRequest.Register("<b>Al</b>", "secret"));
        fails(ErrorCode.PASSWORD_TOO_SHORT, client, new AccountRequest.Register("Carl", "1234"));
        fails(ErrorCode.PASSWORD_TOO_LONG, client, new AccountRequest.Register("Carl", "x".repeat(129)));
        fails(ErrorCode.WRONG_LOGIN, client, new AccountRequest.Login("Ann", "wrong"));
        fails(ErrorCode.WRONG_LOGIN, client, new AccountRequest.Login("Nobody", "secret"));
        fails(ErrorCode.WRONG_LOGIN, client, new AccountRequest.Login("Bot 1", "secret"));
        fails(ErrorCode.NOT_SIGNED_IN, client, new AccountRequest.AskSessions());
        client.send(new AccountRequest.Login("aNN", "secret"));
        ServerMessage.SignedIn in = client.await(ServerMessage.SignedIn.class);
        assertEquals(ann.id, in.you().id());
        assertNotEquals(ann.token, in.token());
        client.send(new AccountRequest.AskSessions());
        assertEquals(2, client.await(AccountNews.Sessions.class).sessions().size());

        fails(ErrorCode.WRONG_LOGIN, client, new AccountRequest.ChangePassword("wrong", "better"));
        assertInstanceOf(
                ServerMessage.Done.class, client.answer(new AccountRequest.ChangePassword("secret", "better")));
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                ann.client.await(ServerMessage.SignedOut.class).why());
        fails(ErrorCode.NOT_SIGNED_IN, ann.client, new LobbyRequest.StopSeeking());
        Client stale = Client.greeted(server.port(), Optional.of(ann.token));
        clients.add(stale);
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                stale.await(ServerMessage.SignedOut.class).why());

        client.send(new AccountRequest.SetAbout("I like corners."));
        assertEquals("I like corners.", client.await(AccountNews.Settings.class).about());
        assertInstanceOf(ServerMessage.Done.class, client.answer(new AccountRequest.DeleteAccount("better")));
        fails(ErrorCode.WRONG_LOGIN, stale, new AccountRequest.Login("Ann", "better"));
        stale.send(new AccountRequest.Register("Ann", "secret"));
        assertNotEquals(ann.id, stale.await(ServerMessage.SignedIn.class).you().id(), "the name is free again");
    }

    @Test
    void passwordsCannotBeTriedForEver() throws InterruptedException {
        member("Ann");
        Client thief = client();
        for (int i = 0; i < 10; i++) {
            fails(ErrorCode.WRONG_LOGIN, thief, new AccountRequest.Login("Ann", "guess" + i));
        }
        fails(ErrorCode.TRY_LATER, thief, new AccountRequest.Login("Ann", "secret"));
    }

    @Test
    void controlCharactersAreRefusedInWords() throws InterruptedException {
        Client nobody = client();
        for (String sign : List.of("\t", "\n", "\u0000", "\u007f", "\u2028")) {
            fails(ErrorCode.CONTROL_CHARACTERS, nobody, new AccountRequest.Register("An" + sign + "na", "secret"));
            fails(ErrorCode.CONTROL_CHARACTERS, nobody, new AccountRequest.Register("Anna", sign + "secret"));
        }
        Person ann = member("Anna");
        Person bert = member("Bert");
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client, new AccountRequest.ChangePassword("secret", "new\tsecret"));
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client, new AccountRequest.SetAbout("I like\tcorners."));
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client, new MailRequest.Write(bert.id, "Hello\u001b[2J"));
        TableState state = begin(ann, bert, FRIENDLY);
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client, new TableRequest.Say(state.id(), "Hello\nAnna: I resign"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\tsecret1", "secret1\t", "\t\tsecret1", "secret1"})
    void aPasswordThatWasKeptWithATabIsAcceptedWithoutIt(String kept) throws Exception {
        Person ann = member("Ann");
        try (java.sql.Connection database = DriverManager.getConnection(url);
                PreparedStatement update = database.prepareStatement(
                        "update account set password = ?, password_tabs = ? where name_key = 'ann'")) {
            update.setString(1, Passwords.weak().hash(kept));
            update.setBoolean(2, true);
            assertEquals(1, update.executeUpdate());
        }
        fails(ErrorCode.WRONG_LOGIN, client(), new AccountRequest.Login("Ann", "secret"));
        fails(ErrorCode.WRONG_LOGIN, ann.client, new AccountRequest.DeleteAccount("ecret1"));
        for (String written : List.of("secret1", "secret1", kept)) {
            Client client = client();
            client.send(new AccountRequest.Login("Ann", written));
            assertEquals(
                    ann.id, client.await(ServerMessage.SignedIn.class).you().id());
        }
        try (java.sql.Connection database = DriverManager.getConnection(url);
                ResultSet row = database.createStatement()
                        .executeQuery("select password, password_tabs from account where name_key = 'ann'")) {
            assertTrue(row.next());
            assertTrue(Passwords.weak().matches("secret1", row.getString(1)), "kept without the tab");
            assertFalse(row.getBoolean(2), "and no other is accepted from then on");
        }
    }

    @Test
    void feedbackIsKeptForWhoRunsTheServer() throws Exception {
        Person ann = member("Ann");
        fails(ErrorCode.TEXT_LENGTH, ann.client, new ClientMessage.SendFeedback(" ", "1.0.0"));
        fails(ErrorCode.TEXT_LENGTH, ann.client, new ClientMessage.SendFeedback("x".repeat(1_001), "1.0.0"));
        fails(ErrorCode.TEXT_LENGTH, ann.client, new ClientMessage.SendFeedback("x", "1".repeat(81)));
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client, new ClientMessage.SendFeedback("\u001b[2J", "1.0.0"));
        ServerMessage answer =
                ann.client.answer(new ClientMessage.SendFeedback("The lamp is too bright.", "1.0.0, en"));
        assertInstanceOf(ServerMessage.Done.class, answer);
        assertInstanceOf(
                ServerMessage.Done.class,
                client().answer(new ClientMessage.SendFeedback("I can't sign in.", "1.0.0, fr")));
        String listed = feedback(0, "--database", url);
        assertTrue(
                listed.matches("(?s)#2  \\S+ \\S+ UTC  not signed in  1\\.0\\.0, fr\\R    I can't sign in\\.\\R"
                        + "#1  \\S+ \\S+ UTC  Ann  1\\.0\\.0, en\\R    The lamp is too bright\\.\\R"),
                listed);
        assertEquals(2, feedback(0, "--database", url, "--newest", "1").lines().count());
        assertInstanceOf(ServerMessage.Done.class, ann.client.answer(new AccountRequest.DeleteAccount("secret")));
        assertFalse(feedback(0, "--database", url).contains("Ann"), "what is left has no name");
        feedback(2, "--database", url, "--newest", "0");
        feedback(1, "--database", "jdbc:nothing");
    }

    /** What the server's command lists. */
    private static String feedback(int expected, String... options) {
        StringWriter out = new StringWriter();
        CommandLine command = new CommandLine(new FeedbackCommand());
        command.setOut(new PrintWriter(out));
        command.setErr(new PrintWriter(new StringWriter()));
        assertEquals(expected, command.execute(options));
        return out.toString();
    }

    @Test
    void howManyPlayIsSaidToEverybody() throws Exception {
        guest();
        member("Ann");
        HttpResponse<String> answer = players();
        assertEquals("{\"online\":2,\"games\":0}", answer.body());
        assertEquals("no-store", answer.headers().firstValue("cache-control").orElseThrow());
    }

    private HttpResponse<String> players() throws Exception {
        URI address = URI.create("http://127.0.0.1:" + server.port() + Protocol.PLAYERS_PATH);
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void theLobbyLives() throws InterruptedException {
        Person ann = member("Ann");
        ann.client.send(new LobbyRequest.EnterLobby());
        LobbyNews.Lobby lobby = ann.client.await(LobbyNews.Lobby.class);
        assertEquals(1, lobby.online());
        assertEquals("Ann", lobby.players().get(0).name());
        Person guest = guest();
        LobbyNews.LobbyChanged came = ann.client.await(
                LobbyNews.LobbyChanged.class, news -> news.changed().stream().anyMatch(card -> card.id() == guest.id));
        assertEquals(2, came.online());
        assertEquals(
                PlayerKind.GUEST,
                came.changed().stream()
                        .filter(card -> card.id() == guest.id)
                        .findFirst()
                        .orElseThrow()
                        .kind());
        long table = begin(guest, ann, FRIENDLY).id();
        ann.client.await(LobbyNews.LobbyChanged.class, news -> news.changed().stream()
                .anyMatch(card -> card.table().equals(Optional.of(table)) && card.presence() == Presence.PLAYING));
        Client looker = client();
        looker.send(new LobbyRequest.AskPlayer(ann.id));
        LobbyNews.PlayerInfo info = looker.await(LobbyNews.PlayerInfo.class);
        assertEquals(guest.id, info.opponent().orElseThrow().id());
        assertEquals(Optional.of(FRIENDLY.variant()), info.variant());
        looker.send(new LobbyRequest.AskTables());
        assertEquals(table, looker.await(LobbyNews.Tables.class).tables().get(0).table());
        looker.send(new TableRequest.Watch(table));
        looker.await(TableNews.Seated.class);
        assertEquals(1, ann.client.await(TableNews.Watchers.class).watchers());
        guest.client.send(new TableRequest.Leave(table));
        assertEquals(
                Ending.LEFT,
                ((TableEvent.Finished) event(looker, TableEvent.Finished.class).event())
                        .finish()
                        .ending());
        guest.client.close();
        ann.client.await(LobbyNews.LobbyChanged.class, news -> news.gone().contains(guest.id));
    }

    @Test
    void invitationsCanBeRefused() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person guest = guest();
        fails(ErrorCode.YOURSELF, ann.client, new LobbyRequest.Invite(ann.id, FRIENDLY));
        fails(ErrorCode.NOT_RATED, guest.client, new LobbyRequest.Invite(ann.id, RATED));
        fails(ErrorCode.NO_SUCH_PLAYER, ann.client, new LobbyRequest.Invite(99_999, FRIENDLY));
        ann.client.send(new AccountRequest.SetRefusal(Refusal.GUESTS));
        ann.client.await(AccountNews.Settings.class);
        fails(ErrorCode.REFUSED, guest.client, new LobbyRequest.Invite(ann.id, FRIENDLY));
        bert.client.send(new LobbyRequest.Invite(ann.id, FRIENDLY));
        long invitation = ann.client.await(LobbyNews.Invited.class).invitation().id();
        fails(ErrorCode.NO_SUCH_INVITATION, guest.client, new LobbyRequest.AnswerInvitation(invitation, true));
        ann.client.send(new LobbyRequest.AnswerInvitation(invitation, false));
        assertFalse(bert.client.await(LobbyNews.InvitationOver.class).accepted());
        ann.client.send(new AccountRequest.Block(bert.id));
        assertEquals(
                bert.id,
                ann.client.await(AccountNews.Settings.class).blocked().get(0).id());
        fails(ErrorCode.REFUSED, bert.client, new LobbyRequest.Invite(ann.id, FRIENDLY));
        fails(ErrorCode.REFUSED, bert.client, new MailRequest.Write(ann.id, "Why?"));
        ann.client.send(new AccountRequest.Unblock(bert.id));
        ann.client.await(AccountNews.Settings.class);
        bert.client.send(new LobbyRequest.Invite(ann.id, FRIENDLY));
        long next = ann.client.await(LobbyNews.Invited.class).invitation().id();
        assertInstanceOf(ServerMessage.Done.class, bert.client.answer(new LobbyRequest.Withdraw(next)));
        fails(ErrorCode.NO_SUCH_INVITATION, ann.client, new LobbyRequest.AnswerInvitation(next, true));
    }

    /** Somebody says something, and another one hears it. */
    private static void remark(Person speaker, long table, String text, Client hearer) throws InterruptedException {
        speaker.client.send(new TableRequest.Say(table, text));
        hearer.await(
                TableNews.Happened.class,
                news -> news.event() instanceof TableEvent.Said said
                        && said.text().equals(text));
    }

    @Test
    void whatWasSaidIsForThePlayersAndGoesWithTheAccount() throws Exception {
        Person ann = member("Ann");
        Person bert = member("Bert");
        long table = begin(ann, bert, FRIENDLY).id();
        remark(ann, table, "My secret", bert.client);
        remark(bert, table, "Mine", ann.client);
        ann.client.send(new TableRequest.Resign(table));
        event(ann.client, TableEvent.Finished.class);
        Client stranger = client();
        stranger.send(new TableRequest.Watch(table));
        assertEquals(List.of(), stranger.await(TableNews.Seated.class).state().chat());
        bert.client.send(new TableRequest.Watch(table));
        assertEquals(2, bert.client.await(TableNews.Seated.class).state().chat().size());
        assertInstanceOf(ServerMessage.Done.class, ann.client.answer(new AccountRequest.DeleteAccount("secret")));
        bert.client.send(new TableRequest.Watch(table));
        assertEquals(
                List.of("Mine"),
                bert.client.await(TableNews.Seated.class).state().chat().stream()
                        .map(Remark::text)
                        .toList());
        server.close();
        server = Server.start(Servers.options(url));
        Client again = Client.greeted(server.port(), Optional.of(bert.token));
        clients.add(again);
        again.send(new TableRequest.Watch(table));
        assertEquals(
                List.of("Mine"),
                again.await(TableNews.Seated.class).state().chat().stream()
                        .map(Remark::text)
                        .toList(),
                "the words are gone from the database too");
    }

    @Test
    void spectatorsReadTheChatWhereBothPlayersLetThem() throws Exception {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Client stranger = client();
        ann.client.send(new AccountRequest.ShareChat(true));
        assertTrue(ann.client.await(AccountNews.Settings.class).sharesChat());
        long first = begin(ann, bert, FRIENDLY).id();
        stranger.send(new TableRequest.Watch(first));
        assertFalse(stranger.await(TableNews.Seated.class).state().openChat(), "Bert has not said so");
        bert.client.send(new AccountRequest.ShareChat(true));
        bert.client.await(AccountNews.Settings.class);
        remark(ann, first, "Between us", bert.client);
        assertEquals(
                new TableEvent.Said(Disc.BLACK, ""),
                event(stranger, TableEvent.Said.class).event(),
                "what was said to one stays with one");
        ann.client.send(new TableRequest.Resign(first));
        event(bert.client, TableEvent.Finished.class);
        event(ann.client, TableEvent.Finished.class);

        TableState state = begin(ann, bert, FRIENDLY);
        assertTrue(state.openChat());
        stranger.send(new TableRequest.Watch(state.id()));
        stranger.await(TableNews.Seated.class, news -> news.state().id() == state.id());
        remark(ann, state.id(), "Good luck", stranger);
        Client late = client();
        late.send(new TableRequest.Watch(state.id()));
        TableState seen = late.await(TableNews.Seated.class).state();
        assertTrue(seen.openChat());
        assertEquals(
                List.of("Good luck"), seen.chat().stream().map(Remark::text).toList());
        late.send(new TableRequest.Watch(first));
        assertEquals(List.of(), late.await(TableNews.Seated.class).state().chat());
        server.close();
        server = Server.start(Servers.options(url));
        Client again = client();
        again.send(new TableRequest.Watch(state.id()));
        assertEquals(1, again.await(TableNews.Seated.class).state().chat().size());
        Client annAgain = Client.greeted(server.port(), Optional.of(ann.token));
        clients.add(annAgain);
        annAgain.send(new TableRequest.Resign(state.id()));
        event(annAgain, TableEvent.Finished.class);
        assertInstanceOf(ServerMessage.Done.class, annAgain.answer(new AccountRequest.DeleteAccount("secret")));
        again.send(new TableRequest.Watch(state.id()));
        assertEquals(List.of(), again.await(TableNews.Seated.class).state().chat(), "it goes with the account");
    }

    @Test
    void anAccountHasOnlySoManySessions() throws InterruptedException {
        Person ann = member("Ann");
        for (int i = 0; i < AccountRepository.MAX_SESSIONS; i++) {
            Client client = client();
            client.send(new AccountRequest.Login("Ann", "secret"));
            client.await(ServerMessage.SignedIn.class);
        }
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                ann.client.await(ServerMessage.SignedOut.class).why());
        Client last = clients.get(clients.size() - 1);
        last.send(new AccountRequest.AskSessions());
        assertEquals(
                AccountRepository.MAX_SESSIONS,
                last.await(AccountNews.Sessions.class).sessions().size());
    }

    @Test
    void finishedGamesDoNotFillTheListOfWatchedOnes() throws InterruptedException {
        Client watcher = client();
        for (int i = 0; i < 21; i++) {
            Person black = guest();
            long table = begin(black, guest(), FRIENDLY).id();
            watcher.send(new TableRequest.Watch(table));
            watcher.await(TableNews.Seated.class, news -> news.state().id() == table);
            black.client.send(new TableRequest.Resign(table));
            event(watcher, TableEvent.Finished.class);
        }
    }

    @Test
    void whoIsBlockedIsNotHeardAtTheTable() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Client watcher = client();
        long table = begin(bert, ann, FRIENDLY).id();
        watcher.send(new TableRequest.Watch(table));
        watcher.await(TableNews.Seated.class);
        remark(bert, table, "Hello", ann.client);
        ann.client.send(new AccountRequest.Block(bert.id));
        ann.client.await(AccountNews.Settings.class);
        bert.client.send(new TableRequest.Say(table, "You there!"));
        TableNews.Happened withheld = event(ann.client, TableEvent.Said.class);
        assertEquals(new TableEvent.Said(Disc.BLACK, ""), withheld.event());
        assertEquals(2, withheld.version(), "versions have no gap");
        event(watcher, TableEvent.Said.class);
        TableEvent.Said heard =
                (TableEvent.Said) event(watcher, TableEvent.Said.class).event();
        assertEquals("", heard.text(), "who only watches reads nothing");
        remark(ann, table, "Bye", bert.client);
        ann.client.send(new TableRequest.Watch(table));
        List<Remark> chat = ann.client.await(TableNews.Seated.class).state().chat();
        assertEquals(List.of("Bye"), chat.stream().map(Remark::text).toList());
        Client again = Client.greeted(server.port(), Optional.of(ann.token));
        clients.add(again);
        assertEquals(chat, again.await(TableNews.Seated.class).state().chat());
        watcher.send(new TableRequest.Watch(table));
        assertEquals(List.of(), watcher.await(TableNews.Seated.class).state().chat());
        ann.client.send(new AccountRequest.Unblock(bert.id));
        ann.client.await(AccountNews.Settings.class);
        remark(bert, table, "Sorry", ann.client);
    }

    @Test
    void aBlockEndsWhatWasOpenBetweenTheTwo() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        bert.client.send(new LobbyRequest.MakeLink(FRIENDLY));
        String link = bert.client.await(LobbyNews.LinkMade.class).code();
        bert.client.send(new LobbyRequest.Invite(ann.id, FRIENDLY));
        long invitation = ann.client.await(LobbyNews.Invited.class).invitation().id();
        ann.client.send(new AccountRequest.Block(bert.id));
        assertEquals(new LobbyNews.InvitationOver(invitation, false), ann.client.await(LobbyNews.InvitationOver.class));
        assertFalse(bert.client.await(LobbyNews.InvitationOver.class).accepted());
        ann.client.await(AccountNews.Settings.class);
        fails(ErrorCode.NO_SUCH_INVITATION, ann.client, new LobbyRequest.AnswerInvitation(invitation, true));
        fails(ErrorCode.REFUSED, ann.client, new LobbyRequest.UseLink(link));
        fails(ErrorCode.REFUSED, ann.client, new LobbyRequest.Invite(bert.id, FRIENDLY));
        fails(ErrorCode.REFUSED, bert.client, new LobbyRequest.Invite(ann.id, FRIENDLY));
        fails(ErrorCode.REFUSED, bert.client, new MailRequest.Write(ann.id, "Why?"));
        ann.client.send(new MailRequest.AskConversations());
        assertEquals(
                List.of(), ann.client.await(AccountNews.Conversations.class).conversations());
    }

    @Test
    void pairsAndLinks() throws InterruptedException {
        Person ann = guest();
        Person bert = guest();
        GameTerms terms = new GameTerms(Variant.OTHELLO, TimeControl.perGame(60, 0), false, ColourChoice.LOT);
        ann.client.send(new LobbyRequest.Seek(terms));
        assertTrue(ann.client.await(LobbyNews.Seeking.class).seeking());
        bert.client.send(new LobbyRequest.Seek(terms));
        long table = bert.client.await(TableNews.Seated.class).state().id();
        assertEquals(table, ann.client.await(TableNews.Seated.class).state().id());
        fails(ErrorCode.YOU_ARE_BUSY, ann.client, new LobbyRequest.Seek(terms));
        ann.client.send(new TableRequest.Resign(table));
        event(bert.client, TableEvent.Finished.class);

        ann.client.send(new LobbyRequest.MakeLink(FRIENDLY));
        String code = ann.client.await(LobbyNews.LinkMade.class).code();
        Client stranger = client();
        stranger.send(new LobbyRequest.AskLink(code));
        LobbyNews.LinkInfo info = stranger.await(LobbyNews.LinkInfo.class);
        assertEquals(ann.id, info.from().id());
        assertEquals(FRIENDLY, info.terms());
        assertTrue(info.here());
        assertEquals(code, ann.client.await(LobbyNews.LinkOpened.class).code());
        ann.client.send(new LobbyRequest.AskLink(code));
        ann.client.await(LobbyNews.LinkInfo.class);
        fails(ErrorCode.NO_SUCH_INVITATION, stranger, new LobbyRequest.AskLink("nonsense"));
        fails(ErrorCode.YOURSELF, ann.client, new LobbyRequest.UseLink(code));
        fails(ErrorCode.NO_SUCH_INVITATION, bert.client, new LobbyRequest.UseLink("nonsense"));
        bert.client.send(new LobbyRequest.UseLink(code));
        assertEquals(
                ann.id,
                bert.client.await(TableNews.Seated.class).state().black().id());
        fails(ErrorCode.NO_SUCH_INVITATION, guest().client, new LobbyRequest.UseLink(code));
    }

    @Test
    void aBotPlays() throws InterruptedException {
        Person ann = guest();
        fails(ErrorCode.NO_SUCH_BOT, ann.client, new LobbyRequest.PlayBot(99, FRIENDLY));
        ann.client.send(new LobbyRequest.PlayBot(1, FRIENDLY));
        TableState state = ann.client.await(TableNews.Seated.class).state();
        assertEquals(PlayerKind.BOT, state.white().kind());
        assertEquals(List.of(), state.away(), "a bot is always there");
        fails(ErrorCode.NOT_AWAY, ann.client, new TableRequest.Claim(state.id()));
        Position position = Position.start(FRIENDLY.variant());
        ann.client.send(new TableRequest.Play(
                state.id(), 1, Move.at(position.placements().get(0))));
        assertEquals(1, event(ann.client, GameEvent.Played.class).version());
        TableNews.Happened reply = event(ann.client, GameEvent.Played.class);
        assertEquals(2, Events.as(GameEvent.Played.class, reply.event()).ply());
        ann.client.send(new TableRequest.OfferDraw(state.id()));
        event(ann.client, GameEvent.DrawDeclined.class);
    }

    @Test
    void aBotThatHasBlackBegins() throws InterruptedException {
        Person ann = guest();
        GameTerms white = new GameTerms(FRIENDLY.variant(), TimeControl.NONE, false, ColourChoice.WHITE);
        ann.client.send(new LobbyRequest.PlayBot(1, white));
        assertEquals(
                PlayerKind.BOT,
                ann.client.await(TableNews.Seated.class).state().black().kind());
        assertEquals(1, event(ann.client, GameEvent.Played.class).version());
    }

    @Test
    void aBotGoesOnAfterARestart() throws Exception {
        Person ann = guest();
        ann.client.send(new LobbyRequest.PlayBot(1, FRIENDLY));
        TableState state = ann.client.await(TableNews.Seated.class).state();
        Move first = Move.at(Position.start(FRIENDLY.variant()).placements().get(0));
        ann.client.send(new TableRequest.Play(state.id(), 1, first));
        event(ann.client, GameEvent.Played.class);
        server.close();
        server = Server.start(Servers.options(database()));
        Client again = Client.greeted(server.port(), Optional.of(ann.token));
        clients.add(again);
        if (again.await(TableNews.Seated.class).state().moves().size() < 2) {
            assertEquals(2, event(again, GameEvent.Played.class).version());
        }
    }

    @Test
    void letters() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        fails(ErrorCode.MEMBERS_ONLY, guest().client, new MailRequest.Write(ann.id, "Hello"));
        fails(ErrorCode.TEXT_LENGTH, ann.client, new MailRequest.Write(bert.id, "  "));
        ann.client.send(new MailRequest.Write(bert.id, "'; drop table account; --"));
        AccountNews.LetterCame came = bert.client.await(AccountNews.LetterCame.class);
        assertEquals("'; drop table account; --", came.letter().text());
        assertEquals(1, bert.client.await(AccountNews.Unread.class).unread());
        ann.client.send(new MailRequest.Write(bert.id, "Well played!"));
        AccountNews.LetterCame second = bert.client.await(AccountNews.LetterCame.class);
        bert.client.send(new MailRequest.AskConversations());
        AccountNews.Conversations conversations = bert.client.await(AccountNews.Conversations.class);
        assertEquals(1, conversations.conversations().size());
        assertEquals(2, conversations.conversations().get(0).unread());
        assertEquals("Well played!", conversations.conversations().get(0).last().text());
        bert.client.send(new MailRequest.MarkRead(ann.id, second.letter().id()));
        assertEquals(
                0,
                bert.client
                        .await(AccountNews.Unread.class, news -> news.unread() == 0)
                        .unread());
        ann.client.send(new MailRequest.AskLetters(bert.id, 0));
        AccountNews.Letters letters = ann.client.await(AccountNews.Letters.class);
        assertEquals(2, letters.letters().size());
        assertTrue(letters.letters().get(0).read());
        assertFalse(letters.more());
    }

    @Test
    void aFlagFalls() throws InterruptedException {
        Person black = member("Ann");
        Person white = member("Bert");
        GameTerms blitz = new GameTerms(Variant.OTHELLO, TimeControl.perGame(1, 0), false, ColourChoice.BLACK);
        begin(black, white, blitz);
        TableEvent.Finished end = (TableEvent.Finished)
                event(white.client, TableEvent.Finished.class).event();
        assertEquals(Ending.TIME, end.finish().ending());
        assertEquals(Optional.of(Disc.WHITE), end.finish().winner());
    }

    @Test
    void whoLeavesARatedGameAtOnceAbortsIt() throws InterruptedException {
        Person black = member("Ann");
        Person white = member("Bert");
        long table = begin(black, white, RATED).id();
        black.client.send(new TableRequest.Play(table, 1, Move.at("d3")));
        event(white.client, GameEvent.Played.class);
        white.client.send(new TableRequest.Leave(table));
        TableEvent.Finished end = (TableEvent.Finished)
                event(black.client, TableEvent.Finished.class).event();
        assertEquals(Ending.ABANDONED, end.finish().ending());
        assertEquals(Optional.empty(), end.finish().winner());
        assertEquals(1200, end.finish().white().after());
        assertEquals(0, end.finish().black().points());
    }

    @Test
    void aRatedGameNeedsAClock() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        for (TimeControl time : List.of(TimeControl.NONE, TimeControl.perMove(3_600), TimeControl.perGame(86_400, 0))) {
            GameTerms endless = new GameTerms(Variant.OTHELLO, time, true, ColourChoice.BLACK);
            fails(ErrorCode.RATED_NEEDS_CLOCK, ann.client, new LobbyRequest.Invite(bert.id, endless));
            fails(ErrorCode.RATED_NEEDS_CLOCK, ann.client, new LobbyRequest.Seek(endless));
            fails(ErrorCode.RATED_NEEDS_CLOCK, ann.client, new LobbyRequest.MakeLink(endless));
        }
    }

    @Test
    void whoIsToMoveCannotClaimTheWin() throws Exception {
        server.close();
        server = Server.start(Servers.patienceOf(0, database()));
        Person black = guest();
        Person white = guest();
        long table = begin(black, white, FRIENDLY).id();
        white.client.close();
        black.client.await(TableNews.AwayChanged.class);
        fails(ErrorCode.YOUR_MOVE, black.client, new TableRequest.Claim(table));
        Move first = Move.at(Position.start(FRIENDLY.variant()).placements().get(0));
        black.client.send(new TableRequest.Play(table, 1, first));
        event(black.client, GameEvent.Played.class);
        black.client.send(new TableRequest.Claim(table));
        TableEvent.Finished end = (TableEvent.Finished)
                event(black.client, TableEvent.Finished.class).event();
        assertEquals(Optional.of(Disc.BLACK), end.finish().winner());
    }

    @Test
    void aWinIsClaimed() throws Exception {
        server.close();
        server = Server.start(Servers.patienceOf(0, database()));
        Person black = guest();
        Person white = guest();
        long table = begin(black, white, FRIENDLY).id();
        black.client.close();
        TableNews.AwayChanged away = white.client.await(TableNews.AwayChanged.class);
        assertTrue(away.claimAt() > 0);
        white.client.send(new TableRequest.Claim(table));
        TableEvent.Finished end = (TableEvent.Finished)
                event(white.client, TableEvent.Finished.class).event();
        assertEquals(Ending.CLAIMED, end.finish().ending());
        assertEquals(Optional.of(Disc.WHITE), end.finish().winner());
    }
}
