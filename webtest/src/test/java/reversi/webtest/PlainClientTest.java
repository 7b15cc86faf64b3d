package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code docs/client.py}, which knows nothing but the documentation of the protocol, plays a game of each variant on the real server. */
class PlainClientTest {
    private static final Path CLIENT = Path.of("../docs/client.py");

    private record Ended(int code, String said) {}

    private static Ended python(List<String> arguments) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Stream.concat(Stream.of("python3"), arguments.stream()).toList())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), said);
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return python(List.of("--version")).code() == 0;
        } catch (IOException none) {
            return false;
        }
    }

    /** Skips what the client in Python would play where there is no Python, but not on the build server. */
    private static void needsPython() throws InterruptedException {
        if (!hasPython()) {
            String message = "The client in Python is skipped: there is no python3";
            if (System.getenv("CI") != null) {
                Assertions.fail(message + "; here it must run");
            }
            Assumptions.abort(message);
        }
    }

    @Test
    void aGameOfEachVariantIsPlayedByTheDocumentationAlone(@TempDir Path folder)
            throws IOException, InterruptedException {
        needsPython();
        try (GameServer server = new GameServer(folder)) {
            Ended ended = python(List.of(CLIENT.toString(), "ws://127.0.0.1:" + server.port()));
            assertEquals(0, ended.code(), ended.said());
            assertEquals(
                    12,
                    ended.said().lines().filter(line -> line.endsWith(" turns")).count(),
                    ended.said());
        }
    }

    @Test
    void aBotPlaysOverHttpByTheDocumentationAlone(@TempDir Path folder) throws IOException, InterruptedException {
        needsPython();
        try (GameServer server = new GameServer(folder)) {
            Ended ended = python(List.of(CLIENT.toString(), "ws://127.0.0.1:" + server.port(), "--bot"));
            assertEquals(0, ended.code(), ended.said());
            assertTrue(ended.said().matches("bot 8sdb: [0-9]+ turns\\R"), ended.said());
        }
    }

    @Test
    void aTournamentIsPlayedByTheDocumentationAlone(@TempDir Path folder) throws IOException, InterruptedException {
        needsPython();
        try (GameServer server = new GameServer(folder)) {
            Ended ended = python(List.of(CLIENT.toString(), "ws://127.0.0.1:" + server.port(), "--tournament"));
            assertEquals(0, ended.code(), ended.said());
            assertTrue(ended.said().startsWith("tournament 1: 5 players, 6 games\n  1 "), ended.said());
        }
    }
}
