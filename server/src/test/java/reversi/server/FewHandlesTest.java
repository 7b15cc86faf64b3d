package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import reversi.online.Protocol;

/** A server whose process may open few files. */
@EnabledOnOs(OS.LINUX)
class FewHandlesTest {
    private static final int HANDLES = 400;

    @TempDir
    Path folder;

    private Process start() throws IOException {
        return new ProcessBuilder(
                        "sh",
                        "-c",
                        "ulimit -n " + HANDLES + " && exec \"$0\" \"$@\"",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "reversi.server.Main",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        "0",
                        "--no-address-limits",
                        "--database",
                        "jdbc:sqlite:" + folder.resolve("reversi.db"))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static int portOf(BufferedReader out) throws IOException {
        String line = out.readLine();
        while (line != null && !line.startsWith("Reversi is at")) {
            line = out.readLine();
        }
        assertTrue(line != null, "the server did not start");
        return Integer.parseInt(line.replaceAll(".*:(\\d+)/", "$1"));
    }

    @Test
    void healthIsAnsweredOrClosedAtOnceWhereHandlesAreFew() throws IOException {
        Process server = start();
        List<RawSocket> open = new ArrayList<>();
        try (BufferedReader out = server.inputReader()) {
            int port = portOf(out);
            String answer;
            do {
                RawSocket socket = new RawSocket(port);
                open.add(socket);
                answer = socket.handshake(Protocol.SOCKET_PATH, Optional.empty());
            } while (answer.startsWith("HTTP/1.1 101") && open.size() < 2 * HANDLES);
            assertTrue(answer.startsWith("HTTP/1.1 503"), answer);
            try (RawSocket health = new RawSocket(port)) {
                health.request("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
                assertEquals(200, health.status(), "plain requests have handles of their own");
            }
            // Those that only connect take the rest; whoever comes then is closed at once, and waits for nothing.
            for (int i = 0; i < HANDLES; i++) {
                open.add(new RawSocket(port));
            }
            try (RawSocket last = new RawSocket(port)) {
                assertEquals(0, last.drain());
            }
        } finally {
            for (RawSocket socket : open) {
                socket.close();
            }
            server.destroyForcibly();
        }
    }
}
