package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.online.AccountRequest;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.Protocol;
import reversi.online.RankingBoard;
import reversi.online.ServerMessage;
import reversi.server.account.Passwords;
import reversi.server.moderation.PhotoRule;
import reversi.server.net.HttpOptions;

/** While one kind of work has far too much to do, every other kind goes on, and no clock stops. */
class BusyTest {
    private static final int THIEVES = 200;

    /** Fewer guesses of a connection than would be too many at once. */
    private static final int ROUNDS = 10;

    @TempDir
    Path folder;

    @Test
    void manyWrongLoginsDelayNobodyElseAndAreNoOutage() throws IOException, InterruptedException, SQLException {
        String url = "jdbc:sqlite:" + folder.resolve("reversi.db");
        HttpOptions gate = Servers.options(url).http();
        Server server = Server.start(new ServerOptions(
                SharedOptions.of(url),
                gate,
                new Passwords(1),
                60,
                new PhotoRule(0),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false));
        // The start itself may take long where the computer is busy.
        long started = System.currentTimeMillis();
        List<RawSocket> thieves = new ArrayList<>();
        try (Client honest = Client.greeted(server.port(), Optional.empty())) {
            for (int i = 0; i < THIEVES; i++) {
                thieves.add(thief(server.port()));
            }
            guessUntilRefused(thieves, server.metricsPort());
            honest.send(new LobbyRequest.AskRanking(RankingBoard.ALL, 0));
            honest.await(LobbyNews.class);
            honest.send(new AccountRequest.Guest());
            honest.await(ServerMessage.SignedIn.class);
            assertEquals("ok\n", get(server.port(), "/health"));
            assertEquals("ok\n", get(server.port(), "/ready"));
            String figures = get(server.metricsPort(), "/metrics");
            assertTrue(figure(figures, "reversi_pool_waiting{", "passwords") > 0, "the passwords were done first");
        } finally {
            for (RawSocket thief : thieves) {
                thief.close();
            }
            server.close();
        }
        try (Connection connection = DriverManager.getConnection(url);
                PreparedStatement query = connection.prepareStatement("select count(*) from outage where began > ?")) {
            query.setLong(1, started);
            try (ResultSet outages = query.executeQuery()) {
                assertEquals(0, outages.getInt(1), "the node ran all the time");
            }
        }
    }

    /** Somebody who is connected, and will guess passwords. */
    private static RawSocket thief(int port) throws IOException {
        RawSocket socket = new RawSocket(port);
        assertTrue(socket.handshake(Protocol.SOCKET_PATH, Optional.empty()).startsWith("HTTP/1.1 101"));
        send(socket, 1, new ClientMessage.Hello(Protocol.VERSION, "thief", Optional.empty()));
        return socket;
    }

    /** All guess, again and again, and wait for no answer, until more guesses wait than the server takes. */
    private static void guessUntilRefused(List<RawSocket> thieves, int metricsPort)
            throws IOException, InterruptedException {
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < thieves.size(); i++) {
                send(thieves.get(i), 2 + round, AccountRequest.Login.of("name" + i, "corner stone"));
            }
            if (figure(get(metricsPort, "/metrics"), "reversi_refusals", ErrorCode.UNAVAILABLE.name()) > 0) {
                return;
            }
        }
        throw new AssertionError("every guess was taken");
    }

    private static void send(RawSocket socket, long request, ClientMessage message) throws IOException {
        socket.sendText(new Codec().write(new ClientFrame(request, message)));
    }

    /** The first figure with this beginning of a name and this label. */
    private static double figure(String figures, String name, String label) {
        return figures.lines()
                .filter(line -> line.startsWith(name) && line.contains(label))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .findFirst()
                .orElse(-1);
    }

    private static String get(int port, String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
    }
}
