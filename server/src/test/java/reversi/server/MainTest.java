package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.server.store.Database;

/** What the program says and how it ends where it can't serve. */
class MainTest {
    private static final int PATIENCE_SECONDS = 300;

    @TempDir
    Path folder;

    private String url() {
        return "jdbc:sqlite:" + folder.resolve("reversi.db");
    }

    /** Runs the program, which must end by itself with 1; returns what it complained of. */
    private String complaint(int port) throws IOException, InterruptedException {
        Path errors = folder.resolve("errors.txt");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "reversi.server.Main",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        Integer.toString(port),
                        "--database",
                        url())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(errors.toFile())
                .start();
        try {
            assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), "it serves, or hangs");
            assertEquals(1, process.exitValue());
        } finally {
            process.destroyForcibly();
        }
        return Files.readString(errors);
    }

    private static void assertSays(String words, String complaint) {
        assertTrue(complaint.contains("The server can't start: " + words), complaint);
    }

    @Test
    void exitsIfAnotherServerHasTheDatabase() throws Exception {
        try (Database held = Database.openExclusively(url())) {
            assertTrue(held.isAlive());
            assertSays("another server uses ", complaint(0));
        }
    }

    @Test
    void exitsIfTheDatabaseIsOfALaterVersion() throws Exception {
        try (Database database = Database.open(url())) {
            database.write(sql -> sql.change("insert into flyway_schema_history (installed_rank, version, description,"
                    + " type, script, checksum, installed_by, execution_time, success)"
                    + " values (900, '900', 'later', 'SQL', 'V900__later.sql', 1, 'later', 1, true)"));
        }
        assertSays("a later version of this server made the database", complaint(0));
    }

    @Test
    void exitsIfThePortIsTaken() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertTrue(complaint(taken.getLocalPort()).contains("The server can't start: "));
        }
    }
}
