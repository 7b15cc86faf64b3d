package reversi.tools.load;

import java.io.IOException;
import java.util.List;

/** A server that the load tool runs by itself, to kill it. */
final class ServerProcess implements AutoCloseable {
    private final List<String> command;
    private Process process;

    private ServerProcess(List<String> command, Process process) {
        this.command = command;
        this.process = process;
    }

    /** Starts a server by a command whose words are parted by spaces. */
    static ServerProcess start(String command) throws IOException {
        List<String> words = List.of(command.strip().split("\\s+", -1));
        return new ServerProcess(words, run(words));
    }

    private static Process run(List<String> words) throws IOException {
        return new ProcessBuilder(words).inheritIO().start();
    }

    /** Kills it as a power cut would, without a chance to write anything, and starts it again. */
    void killAndRestart() throws IOException, InterruptedException {
        process.destroyForcibly().waitFor();
        process = run(command);
    }

    @Override
    public void close() {
        process.destroy();
    }
}
