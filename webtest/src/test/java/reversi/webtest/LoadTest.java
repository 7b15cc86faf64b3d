package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The load tool against the real server: it says well only where games were really played. */
class LoadTest {
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

    /** Runs the tool and returns its exit code; what it complains of is in {@code errors}. */
    private int load(int port, int games) {
        PrintStream before = System.err;
        System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
        try {
            return new CommandLine(new reversi.tools.Main())
                    .execute(
                            "load",
                            "--port",
                            Integer.toString(port),
                            "--games",
                            Integer.toString(games),
                            "--think",
                            "20",
                            "--seconds",
                            "1");
        } finally {
            System.setErr(before);
        }
    }

    @Test
    void gamesArePlayedAndFound(@TempDir Path folder) throws IOException {
        try (GameServer server = new GameServer(folder, 0, "--no-address-limits")) {
            assertEquals(0, load(server.port(), 15), errors::toString);
        }
    }

    /** A server that lets one computer make a few accounts only turns most of this crowd away. */
    @Test
    void whereNobodyIsLetInItFails(@TempDir Path folder) throws IOException {
        try (GameServer server = new GameServer(folder)) {
            assertEquals(1, load(server.port(), 15));
            assertTrue(
                    errors.toString(StandardCharsets.UTF_8).contains("never saw a move (TRY_LATER)"), errors::toString);
        }
    }
}
