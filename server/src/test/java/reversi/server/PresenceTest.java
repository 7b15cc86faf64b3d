package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Who is there and who is not, when connections and servers break off at the worst moment. */
class PresenceTest {
    private static final GameTerms FRIENDLY =
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK);

    @TempDir
    Path folder;

    private final List<Client> clients = new ArrayList<>();
    private Server server;

    private String url() {
        return "jdbc:sqlite:" + folder.resolve("reversi.db");
    }

    @BeforeEach
    void start() {
        server = Server.start(Servers.patienceOf(0, url()));
    }

    @AfterEach
    void stop() {
        clients.forEach(Client::close);
        server.close();
    }

    private record Person(Client client, long id, String token) {}

    private Person enter(Optional<String> token) throws InterruptedException {
        Client client = Client.greeted(server.port(), token);
        clients.add(client);
        if (token.isEmpty()) {
            client.send(new AccountRequest.Guest());
        }
        ServerMessage.SignedIn in = client.await(ServerMessage.SignedIn.class);
        return new Person(client, in.you().id(), in.token());
    }

    private static void awaitAway(Person witness, boolean away) throws InterruptedException {
        witness.client.await(TableNews.AwayChanged.class, news -> news.away() == away);
    }

    /** A connection that breaks off while it is being signed in: the database lets it wait for that long. */
    private void signInHalfWay(String token) throws IOException, SQLException {
        try (Connection connection = DriverManager.getConnection(url());
                Statement statement = connection.createStatement();
                RawSocket socket = new RawSocket(server.port())) {
            statement.execute("begin immediate");
            socket.handshake(Protocol.SOCKET_PATH, Optional.empty());
            socket.sendText(new Codec()
                    .write(new ClientFrame(1, new ClientMessage.Hello(Protocol.VERSION, "test", Optional.of(token)))));
            socket.readUntil("welcome");
            socket.sendClose();
            socket.drain();
            statement.execute("rollback");
        }
    }

    @Test
    void anAbortedSignInLeavesNoPresence() throws Exception {
        Person black = enter(Optional.empty());
        Person white = enter(Optional.empty());
        black.client.send(new LobbyRequest.Invite(white.id, FRIENDLY));
        long invitation =
                white.client.await(LobbyNews.Invited.class).invitation().id();
        white.client.send(new LobbyRequest.AnswerInvitation(invitation, true));
        long table = white.client.await(TableNews.Seated.class).state().id();
        black.client.await(TableNews.Seated.class);
        black.client.close();
        awaitAway(white, true);
        signInHalfWay(black.token);
        awaitAway(white, false);
        awaitAway(white, true);
        white.client.send(new TableRequest.Claim(table));
        TableNews.Happened end =
                white.client.await(TableNews.Happened.class, news -> news.event() instanceof TableEvent.Finished);
        assertEquals(
                Ending.CLAIMED, ((TableEvent.Finished) end.event()).finish().ending());
    }

    @Test
    void reconnectingAfterACrashRemovesTheOldSeek() throws Exception {
        Person ann = enter(Optional.empty());
        ann.client.send(new LobbyRequest.Seek(FRIENDLY, 0));
        assertTrue(ann.client.await(LobbyNews.Seeking.class).seeking());
        String forgotten = "insert into seek select * from kept";
        execute("create table kept as select * from seek");
        server.close();
        execute(forgotten + " where not exists (select 1 from seek)");
        server = Server.start(Servers.options(url()));
        Person again = enter(Optional.of(ann.token));
        Person bert = enter(Optional.empty());
        bert.client.send(new LobbyRequest.Seek(FRIENDLY, 0));
        assertTrue(bert.client.await(LobbyNews.Seeking.class).seeking());
        // Who waits too is paired at once, or the second one waits: the next answer tells which.
        bert.client.send(new LobbyRequest.StopSeeking());
        assertFalse(bert.client.await(LobbyNews.Seeking.class).seeking());
        bert.client.send(new LobbyRequest.AskPlayer(again.id));
        LobbyNews.PlayerInfo info = bert.client.await(LobbyNews.PlayerInfo.class);
        assertEquals(Optional.empty(), info.player().table());
    }

    @Test
    void theProfileOfAnOfflinePlayerShowsTheNewRating() throws InterruptedException {
        Person black = member("Ann");
        Person white = member("Bert");
        GameTerms rated = new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), true, ColourChoice.BLACK);
        black.client.send(new LobbyRequest.Invite(white.id, rated));
        long invitation =
                white.client.await(LobbyNews.Invited.class).invitation().id();
        white.client.send(new LobbyRequest.AnswerInvitation(invitation, true));
        long table = white.client.await(TableNews.Seated.class).state().id();
        Position position = Position.start(Variant.OTHELLO);
        for (int ply = 1; ply <= 12; ply++) {
            Move move = Move.at(position.placements().get(0));
            (position.toMove() == Disc.BLACK ? black : white).client.send(new TableRequest.Play(table, ply, move));
            white.client.await(TableNews.Happened.class, news -> Events.is(GameEvent.Played.class, news.event()));
            position = position.play(move).orThrow().after();
            assertFalse(position.mustPass(), "the moves are such that nobody has to pass");
        }
        black.client.close();
        awaitAway(white, true);
        white.client.send(new LobbyRequest.AskPlayer(black.id));
        assertEquals(
                1200, white.client.await(LobbyNews.PlayerInfo.class).player().rating());
        white.client.send(new TableRequest.Claim(table));
        TableNews.Happened end =
                white.client.await(TableNews.Happened.class, news -> news.event() instanceof TableEvent.Finished);
        int after = ((TableEvent.Finished) end.event()).finish().black().after();
        assertTrue(after < 1200);
        LobbyNews.PlayerInfo info;
        int asked = 0;
        do {
            assertTrue(++asked < 30, "the profile stays stale");
            white.client.send(new LobbyRequest.AskPlayer(black.id));
            info = white.client.await(LobbyNews.PlayerInfo.class);
        } while (info.player().rating() != after);
    }

    private Person member(String name) throws InterruptedException {
        Client client = Client.greeted(server.port(), Optional.empty());
        clients.add(client);
        client.send(new AccountRequest.Register(name, "secret"));
        ServerMessage.SignedIn in = client.await(ServerMessage.SignedIn.class);
        return new Person(client, in.you().id(), in.token());
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
