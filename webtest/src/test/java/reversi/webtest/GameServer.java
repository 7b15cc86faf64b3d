package reversi.webtest;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** The real server, started from its jar as people start it; without the jar the tests are skipped, except on the build server. */
final class GameServer implements AutoCloseable {
    private static final String PLACE = "Reversi is at ";

    private final Process process;
    private final String address;

    /** A server that keeps everything in a folder, at any port. */
    GameServer(Path folder) throws IOException {
        this(folder, 0);
    }

    /** A server that keeps everything in a folder, at this port, 0 for any, with more options. */
    GameServer(Path folder, int port, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElse("java"),
                // It lives for a minute at most: what is compiled better would not be used for as long as that takes.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-jar",
                jar().toString(),
                "--host",
                "127.0.0.1",
                "--port",
                Integer.toString(port),
                "--database",
                "jdbc:sqlite:" + folder.resolve("reversi.db")));
        command.addAll(List.of(options));
        process = new ProcessBuilder(command).redirectErrorStream(true).start();
        address = findAddress();
    }

    private static Path jar() {
        Path jar = Path.of(System.getProperty("reversi.server", "../server/target/reversi-server.jar"))
                .normalize();
        if (!Files.isRegularFile(jar)) {
            String message = "Tests with the server skipped: " + jar + " is not built (./mvnw package builds it)";
            if (System.getenv("CI") != null) {
                Assertions.fail(message + "; here they must run");
            }
            System.out.println(message);
            Assumptions.abort(message);
        }
        return jar;
    }

    /** The server says where it is once it can be reached; what it says after that is read so that it never has to wait. */
    private String findAddress() throws IOException {
        BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            int at = line.indexOf(PLACE);
            if (at >= 0) {
                Thread reader = new Thread(() -> drain(said), "server");
                reader.setDaemon(true);
                reader.start();
                return line.substring(at + PLACE.length()).trim();
            }
        }
        throw new IOException("the server ended: " + process.exitValue());
    }

    private static void drain(BufferedReader said) {
        try {
            said.lines().forEach(line -> {});
        } catch (UncheckedIOException ended) {
            // The server has ended, which is how this ends.
        }
    }

    /** The address of its pages. */
    String address() {
        return address;
    }

    /** Its port. */
    int port() {
        return URI.create(address).getPort();
    }

    /** Ends it at once and returns when it is gone, as when its computer loses power. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
