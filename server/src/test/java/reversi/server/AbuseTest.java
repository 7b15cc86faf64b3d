package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.Presence;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableNews;
import reversi.rules.Variant;

/** What people with bad intentions send; afterwards the server must still be at everybody else's service. */
class AbuseTest {
    @TempDir
    Path folder;

    private Server server;

    @BeforeEach
    void start() throws IOException {
        server = Server.start(Servers.strict(Sqlite.newDatabase(folder)));
    }

    @AfterEach
    void stop() throws InterruptedException {
        try (Client honest = Client.greeted(server.port(), Optional.empty())) {
            honest.send(new ClientMessage.Ping(5));
            assertEquals(5, honest.await(ServerMessage.Pong.class).sent(), "the server is still well");
        } finally {
            server.close();
        }
    }

    @Test
    void aHugeFrameClosesTheConnection() throws IOException, InterruptedException {
        try (Client client = Client.greeted(server.port(), Optional.empty())) {
            client.sendRaw("x".repeat(1_000_000));
            assertTrue(client.awaitClosed().startsWith("closed"));
        }
        try (RawSocket socket = new RawSocket(server.port())) {
            socket.handshake(Protocol.SOCKET_PATH, Optional.empty());
            socket.sendText("x".repeat(Protocol.MAX_CLIENT_FRAME + 1));
            socket.readUntil("TOO_LARGE");
            socket.readUntil("\u0003\u00f1TOO_LARGE");
        }
    }

    @Test
    void garbageClosesTheConnectionAfterSomeErrors() throws InterruptedException {
        try (Client client = Client.greeted(server.port(), Optional.empty())) {
            for (int i = 0; i < 10_000; i++) {
                client.sendRaw("{\"kind\":\"nonsense\",\"request\":" + (i + 1) + "}");
            }
            ServerMessage.Failed failed = client.await(ServerMessage.Failed.class);
            assertEquals(new ServerMessage.Failed(1, ErrorCode.GARBLED, Optional.empty()), failed);
            assertTrue(client.awaitClosed().startsWith("closed"));
        }
    }

    @Test
    void aMessageInTooManyPartsClosesTheConnectionToo() throws IOException {
        try (RawSocket socket = new RawSocket(server.port())) {
            socket.handshake(Protocol.SOCKET_PATH, Optional.empty());
            socket.sendFrame(0x01, "x".repeat(6_000));
            socket.sendFrame(0x80, "x".repeat(6_000));
            socket.readUntil("TOO_LARGE");
            socket.readUntil("\u0003\u00f1TOO_LARGE");
        }
    }

    @Test
    void tooManyRequestsAreRefusedByNumber() throws InterruptedException {
        try (Client client = Client.greeted(server.port(), Optional.empty())) {
            long last = 0;
            for (int i = 0; i < 70; i++) {
                last = client.send(new ClientMessage.Ping(i));
            }
            ServerMessage.Failed failed = client.await(ServerMessage.Failed.class);
            assertEquals(ErrorCode.TOO_FAST, failed.fault());
            assertTrue(failed.request() > 30 && failed.request() <= last, failed::toString);
        }
    }

    /** 58 frames at once, of which the account's bucket holds 32: before, the socket was closed at the 21st refusal. */
    @Test
    void whoAsksOnIsReadMoreSlowlyInsteadOfThrownOut() throws InterruptedException {
        try (Client client = Client.greeted(server.port(), Optional.empty())) {
            client.send(new AccountRequest.Guest());
            client.await(ServerMessage.SignedIn.class);
            long first = 0;
            for (int i = 0; i < 28; i++) {
                client.send(new LobbyRequest.EnterLobby(0, 10));
            }
            for (int i = 0; i < 28; i++) {
                long number = client.send(new LobbyRequest.StopSeeking());
                first = i == 0 ? number : first;
            }
            long from = first;
            int refused = 0;
            for (int i = 0; i < 28; i++) {
                ServerMessage answer = client.await(
                        ServerMessage.class,
                        reply -> (reply instanceof ServerMessage.Done done && done.request() >= from)
                                || (reply instanceof ServerMessage.Failed failed && failed.request() >= from));
                refused += answer instanceof ServerMessage.Failed ? 1 : 0;
            }
            assertTrue(refused <= 20, "the bucket fills while nothing is read");
        }
    }

    @Test
    void anAddressPlaysAFewGamesAgainstBotsAtATime() throws InterruptedException {
        GameTerms terms = new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK);
        List<Client> guests = new ArrayList<>();
        long first = 0;
        try {
            for (int i = 0; i < 9; i++) {
                Client guest = Client.greeted(server.port(), Optional.empty());
                guests.add(guest);
                guest.send(new AccountRequest.Guest());
                ServerMessage.SignedIn in = guest.await(ServerMessage.SignedIn.class);
                first = i == 0 ? in.you().id() : first;
                if (i < 8) {
                    guest.send(new LobbyRequest.PlayBot(1, terms));
                    guest.await(TableNews.Seated.class);
                }
            }
            Client last = guests.get(8);
            last.send(new LobbyRequest.PlayBot(1, terms));
            assertEquals(
                    ErrorCode.TOO_MANY_BOT_GAMES,
                    last.await(ServerMessage.Failed.class).fault());
            guests.get(0).close();
            Presence presence = Presence.PLAYING;
            while (presence != Presence.OFFLINE) {
                last.send(new LobbyRequest.AskPlayer(first));
                presence = last.await(LobbyNews.PlayerInfo.class).player().presence();
            }
            assertInstanceOf(ServerMessage.Done.class, last.answer(new LobbyRequest.PlayBot(1, terms)));
        } finally {
            guests.forEach(Client::close);
        }
    }

    @Test
    void feedbackIsThrottled() throws InterruptedException {
        for (int i = 0; i < 6; i++) {
            try (Client client = Client.greeted(server.port(), Optional.empty())) {
                ServerMessage answer = client.answer(new ClientMessage.SendFeedback("Buy discs!", "1.0.0"));
                assertEquals(i < 5, answer instanceof ServerMessage.Done, "number " + i);
                assertEquals(
                        i == 5, answer instanceof ServerMessage.Failed failed && failed.fault() == ErrorCode.TRY_LATER);
            }
        }
    }

    @Test
    void refusesSocketsOfOtherOrigins() throws IOException {
        String own = "http://localhost:" + server.port();
        assertEquals("101", statusFor(own));
        assertEquals("101", statusFor("https://friend.example"));
        for (String page : List.of(
                "http://localhost",
                "http://evil.example",
                own + ".evil.example",
                "https://friend.example.org",
                "null",
                "%%%")) {
            assertEquals("403", statusFor(page), page);
        }
    }

    private String statusFor(String origin) throws IOException {
        try (RawSocket socket = new RawSocket(server.port())) {
            return socket.handshake(Protocol.SOCKET_PATH, Optional.of(origin)).split(" ", -1)[1];
        }
    }

    @Test
    void passwordGuessesOverManyNamesAreThrottled() throws InterruptedException {
        try (Client thief = Client.greeted(server.port(), Optional.empty())) {
            int tried = -1;
            ErrorCode fault;
            do {
                tried++;
                thief.send(AccountRequest.Login.of("name" + tried, "secret"));
                fault = thief.await(ServerMessage.Failed.class).fault();
            } while (fault == ErrorCode.WRONG_LOGIN);
            assertTrue(fault == ErrorCode.TRY_LATER || fault == ErrorCode.TOO_FAST, fault.name());
            assertTrue(tried <= 60, "tried " + tried);
        }
    }

    @Test
    void guessesAtANameDoNotLockTheAccountOfThatNumber() throws InterruptedException {
        try (Client owner = Client.greeted(server.port(), Optional.empty());
                Client thief = Client.greeted(server.port(), Optional.empty())) {
            owner.send(new AccountRequest.Register("Ann", "corner stone"));
            long account = owner.await(ServerMessage.SignedIn.class).you().id();
            for (int i = 0; i < 12; i++) {
                thief.send(AccountRequest.Login.of("account " + account, "wrong"));
                thief.await(ServerMessage.Failed.class);
            }
            assertInstanceOf(
                    ServerMessage.Done.class,
                    owner.answer(new AccountRequest.ChangePassword("corner stone", "another stone")));
        }
    }

    /** What a client writes itself into the head that its proxy adds to is worth nothing. */
    @Test
    void forgedForwardedAddressesAreIgnored() throws IOException {
        server.close();
        server = Server.start(Servers.behindProxies(1, 2, "jdbc:sqlite:" + folder.resolve("reversi.db")));
        List<RawSocket> sockets = new ArrayList<>();
        try {
            for (int i = 1; i <= 3; i++) {
                RawSocket socket = new RawSocket(server.port());
                sockets.add(socket);
                socket.handshake(
                        Protocol.SOCKET_PATH,
                        "X-Forwarded-For: 9.9.9." + i + "\r\nX-Forwarded-For: 2001:db8::" + i + "\r\n");
                if (i <= 2) {
                    // The head of the answer comes before the connection is counted, and each has a thread of its own.
                    socket.sendText("nonsense");
                    socket.readUntil("GARBLED");
                }
            }
            sockets.get(2).readUntil("too many connections");
        } finally {
            for (RawSocket socket : sockets) {
                socket.close();
            }
        }
    }

    @Test
    void registrationIsThrottled() throws InterruptedException {
        int made = 0;
        while (made < 100) {
            try (Client client = Client.greeted(server.port(), Optional.empty())) {
                long request = client.send(new AccountRequest.Guest());
                ServerMessage answer = client.await(
                        ServerMessage.class,
                        news -> news instanceof ServerMessage.SignedIn || news instanceof ServerMessage.Failed);
                if (answer instanceof ServerMessage.Failed failed) {
                    assertEquals(new ServerMessage.Failed(request, ErrorCode.TRY_LATER, Optional.empty()), failed);
                    break;
                }
                made++;
            }
        }
        assertEquals(20, made);
    }

    @Test
    void linkGuessesAreThrottled() throws InterruptedException {
        ErrorCode last = ErrorCode.NO_SUCH_INVITATION;
        int asked = 0;
        // A connection each time, so that no limit of one connection comes first.
        while (last == ErrorCode.NO_SUCH_INVITATION && asked < 100) {
            try (Client client = Client.greeted(server.port(), Optional.empty())) {
                for (int i = 0; i < 10 && last == ErrorCode.NO_SUCH_INVITATION; i++) {
                    ServerMessage answer = client.answer(new LobbyRequest.AskLink("nonsense" + asked));
                    last = ((ServerMessage.Failed) answer).fault();
                    asked++;
                }
            }
        }
        assertEquals(ErrorCode.TRY_LATER, last);
        assertEquals(61, asked);
    }

    @Test
    void aForgedTokenIsWorthNothing() throws InterruptedException {
        for (String token : List.of("", "x", "' or '1'='1", "A".repeat(43))) {
            try (Client client = Client.greeted(server.port(), Optional.of(token))) {
                assertEquals(
                        Optional.of(ErrorCode.SESSION_ENDED),
                        client.await(ServerMessage.SignedOut.class).why());
            }
        }
    }

    @Test
    void aTokenEndsWithItsSession() throws InterruptedException {
        String token;
        try (Client client = Client.greeted(server.port(), Optional.empty())) {
            client.send(new AccountRequest.Guest());
            token = client.await(ServerMessage.SignedIn.class).token();
            client.send(new AccountRequest.Logout());
            client.await(ServerMessage.SignedOut.class);
        }
        try (Client client = Client.greeted(server.port(), Optional.of(token))) {
            client.await(ServerMessage.SignedOut.class);
        }
    }

    @Test
    void sqlIsJustText() throws InterruptedException {
        for (String text : List.of(
                "'", "'; drop table account; --", "\" or 1=1", "%", "\\", "x' union select password from account --")) {
            try (Client client = Client.greeted(server.port(), Optional.empty())) {
                assertEquals(
                        new ServerMessage.Failed(2, ErrorCode.WRONG_LOGIN, Optional.empty()),
                        client.answer(AccountRequest.Login.of(text, text)));
                client.send(new AccountRequest.Guest());
                client.await(ServerMessage.SignedIn.class);
                assertEquals(
                        new ServerMessage.Failed(4, ErrorCode.NO_SUCH_PLAYER, Optional.empty()),
                        client.answer(new LobbyRequest.FindPlayer(text)));
                assertEquals(
                        new ServerMessage.Failed(5, ErrorCode.NO_SUCH_INVITATION, Optional.empty()),
                        client.answer(new LobbyRequest.UseLink(text)));
            }
        }
    }

    @Test
    void nothingIsSaidBeforeHello() throws InterruptedException {
        try (Client client = Client.mute(server.port())) {
            assertEquals(
                    new ServerMessage.Failed(1, ErrorCode.VERSION, Optional.empty()),
                    client.answer(new AccountRequest.Guest()));
            assertEquals(
                    new ServerMessage.Failed(2, ErrorCode.VERSION, Optional.empty()),
                    client.answer(new ClientMessage.Hello(Protocol.VERSION + 1, "later", Optional.empty())));
        }
    }

    private HttpResponse<String> http(String method, String path, byte[] body, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .method(method, HttpRequest.BodyPublishers.ofByteArray(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void pagesAreGuarded() throws IOException, InterruptedException {
        HttpResponse<String> health = http("GET", "/health", new byte[0]);
        assertEquals(200, health.statusCode());
        String policy = health.headers().firstValue("Content-Security-Policy").orElse("");
        assertTrue(policy.contains("default-src 'self'") && policy.contains("object-src 'none'"), policy);
        assertFalse(policy.contains("'unsafe-eval'"), policy);
        assertEquals(
                "nosniff", health.headers().firstValue("X-Content-Type-Options").orElse(""));
        assertEquals(
                "",
                health.headers().firstValue("Strict-Transport-Security").orElse(""),
                "without TLS there is nothing to be strict about");
        assertEquals(405, http("POST", "/", new byte[0]).statusCode());
        for (String path :
                List.of("/../pom.xml", "/%2e%2e/x", "/..%2f..%2fetc/passwd", "/nothing", "/web/../x", "//x")) {
            assertEquals(404, http("GET", path, new byte[0]).statusCode(), path);
        }
    }

    @Test
    void pathsOfSlashesRedirectToThePage() throws IOException, InterruptedException {
        for (String path : List.of("//", "///", "//?x=1")) {
            HttpResponse<String> answer = http("GET", path, new byte[0]);
            assertEquals(308, answer.statusCode(), path);
            assertEquals("/", answer.headers().firstValue("Location").orElse(""), path);
        }
    }

    /** In the program's own files a folder can be read as if it were a file: its list of names. */
    @Test
    void foldersOfTheWebGameAreNotServed() throws Exception {
        Path files = Path.of(AbuseTest.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .resolve("web/folder");
        Files.createDirectories(files.resolve("inner"));
        Files.writeString(files.resolve("inner/file.txt"), "text");
        assertEquals(200, http("GET", "/folder/inner/file.txt", new byte[0]).statusCode());
        for (String path : List.of("/folder", "/folder/", "/folder/inner", "/folder/inner/")) {
            assertEquals(404, http("GET", path, new byte[0]).statusCode(), path);
        }
    }

    @Test
    void metricsAreServedAtTheirOwnPort() throws IOException, InterruptedException {
        assertEquals(404, http("GET", "/metrics", new byte[0]).statusCode());
        URI own = URI.create("http://127.0.0.1:" + server.metricsPort() + "/metrics");
        HttpResponse<String> figures = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(own).build(), HttpResponse.BodyHandlers.ofString());
        assertTrue(figures.body().contains("reversi_connections"), figures::body);
    }

    @Test
    void refusesOtherHostNames() throws IOException {
        for (String path : List.of("/socket", "/", "/photo/1")) {
            try (RawSocket socket = new RawSocket(server.port())) {
                socket.request("GET " + path + " HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n"
                        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
                assertEquals(421, socket.status(), path);
            }
        }
        try (RawSocket socket = new RawSocket(server.port())) {
            socket.request("GET /health HTTP/1.1\r\nHost: 10.0.0.1\r\n\r\n");
            assertEquals(200, socket.status(), "whoever balances the load may ask by the address");
        }
    }

    @Test
    void photosNeedASessionAndAreBounded() throws IOException, InterruptedException {
        assertEquals(401, http("POST", "/photo/", new byte[10]).statusCode());
        assertEquals(
                401,
                http("POST", "/photo/", new byte[10], "Authorization", "Bearer forged")
                        .statusCode());
        try (Client client = Client.greeted(server.port(), Optional.empty())) {
            client.send(new AccountRequest.Register("Ann", "secret"));
            ServerMessage.SignedIn in = client.await(ServerMessage.SignedIn.class);
            String bearer = "Bearer " + in.token();
            assertEquals(
                    400,
                    http("POST", "/photo/", new byte[10], "Authorization", bearer)
                            .statusCode());
            assertEquals(
                    413,
                    http("POST", "/photo/", new byte[Protocol.MAX_PHOTO + 1], "Authorization", bearer)
                            .statusCode());
            byte[] png = Pictures.png();
            assertEquals(
                    204, http("POST", "/photo/", png, "Authorization", bearer).statusCode());
            client.send(new AccountRequest.AskSettings());
            int version = client.await(AccountNews.Settings.class, news -> news.photo() != 0)
                    .photo();
            String path = "/photo/" + in.you().id();
            HttpResponse<String> photo = http("GET", path + "?v=" + version, new byte[0]);
            assertEquals(200, photo.statusCode());
            assertEquals("image/png", photo.headers().firstValue("Content-Type").orElse(""));
            assertEquals(404, http("GET", path, new byte[0]).statusCode(), "its number is known to nobody else");
            assertEquals(404, http("GET", "/photo/999999", new byte[0]).statusCode());
            assertEquals(404, http("GET", "/photo/x", new byte[0]).statusCode());
        }
    }
}
