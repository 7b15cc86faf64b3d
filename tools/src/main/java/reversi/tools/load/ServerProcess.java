package reversi.tools.load;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/** A server that the load tool runs by itself, to kill it. */
final class ServerProcess implements AutoCloseable {
    private static final int MOST_WAITS = 1_200;
    private static final long WAIT_MILLIS = 100;

    private final List<String> command;
    private final int port;
    private Process process;

    private ServerProcess(List<String> command, int port, Process process) {
        this.command = command;
        this.port = port;
        this.process = process;
    }

    /** Starts a server by a command whose words are parted by spaces, and waits until it listens at its port. */
    static ServerProcess start(String command, int port) throws IOException, InterruptedException {
        List<String> words = List.of(command.strip().split("\\s+", -1));
        ServerProcess server = new ServerProcess(words, port, run(words));
        server.awaitListening();
        return server;
    }

    private void awaitListening() throws IOException, InterruptedException {
        for (int i = 0; i < MOST_WAITS; i++) {
            try {
                new Socket(InetAddress.getLoopbackAddress(), port).close();
                return;
            } catch (ConnectException notYet) {
                TimeUnit.MILLISECONDS.sleep(WAIT_MILLIS);
            }
        }
        throw new IOException("no server listens at " + port);
    }

    private static Process run(List<String> words) throws IOException {
        return new ProcessBuilder(words).inheritIO().start();
    }

    /** Kills it as a power cut would, without a chance to write anything, and starts it again. */
    void killAndRestart() throws IOException, InterruptedException {
        process.destroyForcibly().waitFor();
        process = run(command);
        awaitListening();
    }

    /** The most memory that it has had since it started (resident set), in MiB; empty where the system doesn't say. */
    OptionalLong mostMemoryMib() throws IOException {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        if (!Files.isReadable(status)) {
            return OptionalLong.empty();
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmHWM:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024)
                .findFirst();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
