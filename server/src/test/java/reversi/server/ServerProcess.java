package reversi.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;

/** A server as a program of its own, which can be killed. */
record ServerProcess(Process process, int port) {
    /** Starts one on this computer, at any free port, and waits until it can be reached. */
    static ServerProcess start(String database) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "reversi.server.Main",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        "0",
                        "--database",
                        database)
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
