package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.util.internal.PlatformDependent;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.online.AccountRequest;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.Protocol;
import reversi.online.ServerMessage;

/** What one computer sends as fast as it can, without ever reading; afterwards the server must still be at everybody else's service. */
class FloodTest {
    /** More than the buffers of both ends hold. */
    private static final long FRAMES = 2_000_000;

    private static final int FRAMES_AT_ONCE = 1_000;

    private static final int PART = 0x00;
    private static final int PING = 0x89;
    private static final int PONG = 0x8A;

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

    private RawSocket socket() throws IOException {
        RawSocket socket = new RawSocket(server.port());
        assertTrue(socket.handshake(Protocol.SOCKET_PATH, Optional.empty()).startsWith("HTTP/1.1 101"));
        socket.sendText(new Codec()
                .write(new ClientFrame(1, new ClientMessage.Hello(Protocol.VERSION, "flood", Optional.empty()))));
        socket.readUntil("\"welcome\"");
        return socket;
    }

    /**
     * The same six bytes, a thousand times at once: an empty frame of a kind. What is sent after the server has cut the connection
     * may still fit into the buffers of the system, so the end of what comes back tells; a SocketTimeoutException that it stayed open.
     */
    private static void isCutFor(RawSocket flood, int kind) throws IOException {
        byte[] frames = new byte[6 * FRAMES_AT_ONCE];
        for (int i = 0; i < frames.length; i += 6) {
            frames[i] = (byte) kind;
            frames[i + 1] = (byte) 0x80;
        }
        flood.repeat(frames, FRAMES / FRAMES_AT_ONCE);
        flood.drain();
    }

    @Test
    void disconnectsAClientThatOnlySendsPings() throws IOException {
        try (RawSocket flood = socket()) {
            isCutFor(flood, PING);
        }
    }

    @Test
    void disconnectsAClientThatOnlySendsPongs() throws IOException {
        try (RawSocket flood = socket()) {
            isCutFor(flood, PONG);
        }
    }

    @Test
    void disconnectsAClientThatSendsEndlessEmptyFrames() throws IOException {
        try (RawSocket flood = socket()) {
            byte[] begin = {0x01, (byte) 0x81, 0, 0, 0, 0, '{'};
            assertEquals(1, flood.repeat(begin, 1));
            isCutFor(flood, PART);
        }
    }

    private static String upload(String token, int length) {
        return "POST /photo/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + token + "\r\nContent-Length: "
                + length + "\r\n\r\n";
    }

    @Test
    void refusesUnauthenticatedUploadsBeforeTheBody() throws IOException {
        for (String token : List.of("", "forged")) {
            try (RawSocket stranger = new RawSocket(server.port())) {
                stranger.request(upload(token, 90_000) + "only the beginning");
                assertEquals(401, stranger.status());
            }
        }
    }

    @Test
    void concurrentUploadsAreBounded() throws IOException, InterruptedException {
        List<RawSocket> open = new ArrayList<>();
        try {
            List<Integer> refused = new ArrayList<>();
            for (int member = 0; member < 9; member++) {
                String token = register("Member" + member);
                RawSocket socket = new RawSocket(server.port());
                open.add(socket);
                socket.request(upload(token, 90_000).replace("\r\n\r\n", "\r\nExpect: 100-continue\r\n\r\n"));
                refused.add(socket.status());
            }
            assertEquals(List.of(100, 100, 100, 100, 100, 100, 100, 100, 503), refused);
            // Whoever leaves makes room.
            open.get(3).close();
            String token = register("Latecomer");
            int status;
            do {
                RawSocket socket = new RawSocket(server.port());
                open.add(socket);
                socket.request(upload(token, 90_000).replace("\r\n\r\n", "\r\nExpect: 100-continue\r\n\r\n"));
                status = socket.status();
            } while (status == 503 && open.size() < 19);
            assertEquals(100, status);
        } finally {
            for (RawSocket socket : open) {
                socket.close();
            }
        }
    }

    private String register(String name) throws InterruptedException {
        try (Client client = Client.greeted(server.port(), Optional.empty())) {
            client.send(new AccountRequest.Register(name, "corner stone"));
            return client.await(ServerMessage.SignedIn.class).token();
        }
    }

    @Test
    void unexpectedBodiesAreRefused() throws IOException {
        for (String line : List.of("GET / ", "HEAD /health ", "GET /photo/1 ", "DELETE /x ")) {
            try (RawSocket socket = new RawSocket(server.port())) {
                socket.request(
                        line + "HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n");
                int status = socket.status();
                assertTrue(status == 400 || status == 405, line + status);
                if (status == 405) {
                    socket.drain();
                }
            }
        }
    }

    @Test
    void connectionsPerAddressAreBounded() throws IOException {
        List<RawSocket> open = new ArrayList<>();
        try {
            for (int i = 0; i < 2 * Servers.CONNECTIONS; i++) {
                RawSocket socket = new RawSocket(server.port());
                open.add(socket);
            }
            // The last one to be let in; those after it are closed without a word.
            RawSocket last = open.get(open.size() - 1);
            last.request("GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertEquals(404, last.status());
            RawSocket tooMany = new RawSocket(server.port());
            open.add(tooMany);
            assertEquals(0, tooMany.drain());
        } finally {
            for (RawSocket socket : open) {
                socket.close();
            }
        }
        awaitRoom();
    }

    /** Each opening costs a greeting and perhaps a sign-in: before, an address could open and close as many as it had time for. */
    @Test
    void socketsOpenedOneAfterTheOtherAreThrottled() throws IOException {
        int opened = 0;
        while (opened < 1_000 && opensASocket()) {
            opened++;
        }
        assertTrue(opened >= 300 && opened < 1_000, opened + " were opened");
        while (!opensASocket()) {
            Thread.onSpinWait();
        }
        // This computer's own share is used up, and a new server knows nothing of it.
        server.close();
        start();
    }

    private boolean opensASocket() throws IOException {
        try (RawSocket socket = new RawSocket(server.port())) {
            String answer = socket.handshake(Protocol.SOCKET_PATH, Optional.empty());
            assertTrue(answer.startsWith("HTTP/1.1 101") || answer.startsWith("HTTP/1.1 429"), answer);
            return answer.startsWith("HTTP/1.1 101");
        }
    }

    /** The closed connections are forgotten in a moment. */
    private void awaitRoom() throws IOException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (true) {
            try (RawSocket socket = new RawSocket(server.port())) {
                socket.request("GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n");
                assertEquals(404, socket.status());
                return;
            } catch (IOException full) {
                assertTrue(System.nanoTime() < until, "there is no room again");
            }
        }
    }

    @Test
    void requestsPerAddressAreThrottled() throws IOException {
        String request = "GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n";
        try (RawSocket socket = new RawSocket(server.port())) {
            int asked = 0;
            int status;
            do {
                socket.request(request);
                status = socket.status();
                socket.readUntil(status == 404 ? "not found\n" : "\r\n\r\n");
                asked++;
            } while (status == 404 && asked < 5_000);
            assertEquals(429, status);
            assertTrue(asked > 500, "a page needs its files: " + asked);
        }
    }

    /** The page of a web game is long; here a file that is as long stands for it. */
    @Test
    void aClientThatReadsNothingTakesLittleMemory() throws IOException, URISyntaxException {
        Path file = Path.of(FloodTest.class.getResource("/").toURI()).resolve("web/flood.bin");
        Files.createDirectories(file.getParent());
        Files.write(file, new byte[8_000_000]);
        List<RawSocket> open = new ArrayList<>();
        try {
            long before = PlatformDependent.usedDirectMemory();
            for (int i = 0; i < 30; i++) {
                RawSocket socket = new RawSocket(server.port());
                open.add(socket);
                socket.request("GET /flood.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
                assertEquals(200, socket.status());
            }
            long taken = PlatformDependent.usedDirectMemory() - before;
            assertTrue(taken < 100_000_000, "30 requests took " + taken + " bytes");
            open.get(0).readUntil("\r\n\r\n");
            assertEquals(8_000_000, open.get(0).read(8_000_000), "who reads gets all of it");
        } finally {
            for (RawSocket socket : open) {
                socket.close();
            }
            Files.delete(file);
        }
    }
}
