package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
    void start() {
        server = Server.start(Servers.strict("jdbc:sqlite:" + folder.resolve("reversi.db")));
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

    /** The same six bytes, a thousand times at once: an empty frame of a kind. */
    private static boolean takesAll(RawSocket flood, int kind) {
        byte[] frames = new byte[6 * FRAMES_AT_ONCE];
        for (int i = 0; i < frames.length; i += 6) {
            frames[i] = (byte) kind;
            frames[i + 1] = (byte) 0x80;
        }
        return flood.repeat(frames, FRAMES / FRAMES_AT_ONCE) == FRAMES / FRAMES_AT_ONCE;
    }

    @Test
    void whoOnlySendsPingsIsCut() throws IOException {
        try (RawSocket flood = socket()) {
            assertFalse(takesAll(flood, PING), "all pings were taken");
        }
    }

    @Test
    void whoOnlySendsPongsIsCut() throws IOException {
        try (RawSocket flood = socket()) {
            assertFalse(takesAll(flood, PONG), "all pongs were taken");
        }
    }

    @Test
    void whoSendsAMessageInEmptyPartsWithoutEndIsCut() throws IOException {
        try (RawSocket flood = socket()) {
            byte[] begin = {0x01, (byte) 0x81, 0, 0, 0, 0, '{'};
            assertEquals(1, flood.repeat(begin, 1));
            assertFalse(takesAll(flood, PART), "all parts were taken");
        }
    }
}
