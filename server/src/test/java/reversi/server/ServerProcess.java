package reversi.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A server as a program of its own, which can be killed. */
record ServerProcess(Process process, int port) {
    /** Starts one on this computer, at any free port, and waits until it can be reached; {@code more} are further words of its command line. */
    static ServerProcess start(String database, String... more) throws IOException {
        return start(Path.of(System.getProperty("java.io.tmpdir")), database, more);
    }

    /** As above, with a temporary folder of its own. */
    static ServerProcess start(Path temporary, String database, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                "reversi.server.Main",
                "--host",
                "127.0.0.1",
                "--port",
                "0",
                "--database",
                database));
        command.addAll(List.of(more));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out = process.inputReader();
        String line = out.readLine();
        while (line != null && !line.startsWith("Reversi is at")) {
            line = out.readLine();
        }
        assertTrue(line != null, "the server did not start");
        return new ServerProcess(process, Integer.parseInt(line.replaceAll(".*:(\\d+)/", "$1")));
    }
}
