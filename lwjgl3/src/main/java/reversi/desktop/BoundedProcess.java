package reversi.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Runs a small program of the system, and ends it where it takes too long. */
final class BoundedProcess {
    private static final long PATIENCE_SECONDS = 3;
    private static final int MOST_BYTES = 4_096;

    private BoundedProcess() {}

    /** What it printed, without the end of the last line; empty where it can't be started, fails, or does not end within three seconds. */
    static Optional<String> ask(List<String> command) {
        Process process;
        try {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException noSuchProgram) {
            return Optional.empty();
        }
        try (InputStream output = process.getInputStream()) {
            process.getOutputStream().close();
            // What is asked for is shorter than a pipe holds, so that the program ends before it is read.
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
                return Optional.empty();
            }
            return Optional.of(new String(output.readNBytes(MOST_BYTES), StandardCharsets.UTF_8).strip());
        } catch (IOException broken) {
            return Optional.empty();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            process.destroyForcibly();
        }
    }
}
