package reversi.server;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.GameTerms;
import reversi.online.Letter;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.server.lobby.Notice;

/** Clients that begin and don't go on, or never read, take little; others play meanwhile. */
class StallTest {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK);
    private static final int HALF_OPEN = 5_000;
    private static final int FEWEST_HALF_OPEN = 500;
    private static final int OTHER_FILES = 1_000;
    private static final int DUE = 30_000;
    private static final int PATIENCE_SECONDS = 25;

    @TempDir
    Path folder;

    private final List<Client> clients = new ArrayList<>();
    private Optional<Server> server = Optional.empty();

    private int start(String url) {
        Server started = Server.start(Servers.options(url));
        server = Optional.of(started);
        return started.port();
    }

    @AfterEach
    void stop() {
        clients.forEach(Client::close);
        server.ifPresent(Server::close);
    }

    private Client client(int port) throws InterruptedException {
        Client client = Client.greeted(port, Optional.empty());
        clients.add(client);
        return client;
    }

    /** Two people who play on. */
    private final class Game {
        private final Client black;
        private final Client white;
        private final long table;
        private Position position = Position.start(Variant.OTHELLO);
        private int ply;

        Game(int port) throws InterruptedException {
            black = client(port);
            white = client(port);
            black.send(new AccountRequest.Guest());
            black.await(ServerMessage.SignedIn.class);
            white.send(new AccountRequest.Guest());
            white.await(ServerMessage.SignedIn.class);
            black.send(new LobbyRequest.MakeLink(TERMS));
            white.send(new LobbyRequest.UseLink(
                    black.await(LobbyNews.LinkMade.class).code()));
            table = white.await(TableNews.Seated.class).state().id();
            black.await(TableNews.Seated.class);
        }

        /** A move, and both players have heard of it. */
        void move() throws InterruptedException {
            Move move = Move.at(position.placements().get(0));
            Client mover = position.toMove() == Disc.BLACK ? black : white;
            mover.send(new TableRequest.Play(table, ++ply, move));
            for (Client player : List.of(black, white)) {
                player.await(
                        TableNews.Happened.class,
                        news -> news.event() instanceof TableEvent.InGame here
                                && here.event() instanceof GameEvent.Played played
                                && played.move().equals(move));
            }
            position = position.play(move).orThrow().after();
            if (position.mustPass()) {
                position = position.play(Move.PASS).orThrow().after();
                ply++;
            }
        }
    }

    /** A third says nothing, a third stops within its request, a third opens a socket and never says hello. */
    @Test
    void survivesThousandsOfHalfOpenSockets() throws IOException, InterruptedException {
        long files = ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? unix.getMaxFileDescriptorCount()
                : Long.MAX_VALUE;
        // Both ends are open here; a system that allows fewer files tests with fewer sockets.
        int most = (int) Math.min(HALF_OPEN, (files - OTHER_FILES) / 2);
        assumeTrue(most >= FEWEST_HALF_OPEN, "only " + files + " files may be open");
        int port = start("jdbc:sqlite:" + folder.resolve("reversi.db"));
        List<RawSocket> open = new ArrayList<>();
        try {
            Game before = new Game(port);
            for (int i = 0; i < most; i++) {
                RawSocket socket = new RawSocket(port);
                open.add(socket);
                if (i % 3 == 1) {
                    socket.begin();
                } else if (i % 3 == 2) {
                    assertTrue(socket.handshake(Protocol.SOCKET_PATH, Optional.empty())
                            .startsWith("HTTP/1.1 101"));
                }
                if (i % 500 == 0) {
                    before.move();
                }
            }
            Game after = new Game(port);
            before.move();
            after.move();
        } finally {
            for (RawSocket socket : open) {
                socket.close();
            }
        }
    }

    /** Another node has more to tell one client than any buffer holds; that client never reads. */
    @Test
    @NeedsPostgres
    void disconnectsAClientThatNeverReadsAndDelaysNobody() throws IOException, InterruptedException, SQLException {
        String url = Postgres.newDatabase();
        int port = start(url);
        Game game = new Game(port);
        Client first = client(port);
        first.send(new AccountRequest.Guest());
        ServerMessage.SignedIn in = first.await(ServerMessage.SignedIn.class);
        try (RawSocket deaf = new RawSocket(port)) {
            assertTrue(deaf.handshake(Protocol.SOCKET_PATH, Optional.empty()).startsWith("HTTP/1.1 101"));
            deaf.sendText(new Codec()
                    .write(new ClientFrame(
                            1, new ClientMessage.Hello(Protocol.VERSION, "deaf", Optional.of(in.token())))));
            deaf.readUntil("\"signedIn\"");
            first.close();
            long due = flood(url, in.you().id());
            awaitConnections(2, game);
            long received = deaf.drain();
            assertTrue(received < due / 2, "of " + due + " bytes the server still sent or kept " + received);
        }
        game.move();
    }

    /** Tells the nodes of a database tens of thousands of messages for one account, and returns how many bytes those have. */
    private static long flood(String url, long account) throws SQLException {
        Codec codec = new Codec();
        String frame = codec.write(new AccountNews.LetterCame(
                new PlayerCard(1, "Ann", PlayerKind.MEMBER, 1200, 0, Presence.IDLE, Optional.empty(), 0, 0),
                Letter.known(1, 1, account, 1, "x".repeat(Protocol.MAX_LETTER), false)));
        String notice = "elsewhere " + new Notice.AccountMessage(account, frame).write();
        try (Connection connection = DriverManager.getConnection(url);
                PreparedStatement tell = connection.prepareStatement(
                        "select count(pg_notify('reversi', ? || ' ' || n))" + " from generate_series(1, ?) n")) {
            tell.setString(1, notice);
            tell.setInt(2, DUE);
            tell.execute();
        }
        return (long) DUE * frame.length();
    }

    /** Plays on until the server has this many connections left; silence alone would cut one after 30 s only. */
    private void awaitConnections(int count, Game game) throws IOException, InterruptedException {
        URI figuresAt = URI.create("http://127.0.0.1:" + server.orElseThrow().metricsPort() + "/metrics");
        HttpRequest metrics = HttpRequest.newBuilder(figuresAt).build();
        HttpClient http = HttpClient.newHttpClient();
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        int moves = 0;
        String figures;
        do {
            assertTrue(System.nanoTime() < deadline, "the client that does not read is still connected");
            if (moves < 20) {
                game.move();
                moves++;
            }
            figures = http.send(metrics, HttpResponse.BodyHandlers.ofString()).body();
        } while (!figures.contains("\nreversi_connections " + count + ".0\n"));
    }
}
