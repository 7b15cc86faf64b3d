package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What fails stands in the person's folder, line by line, until there is too much of it. */
class DesktopLogTest {
    private static final int MANY = 20_000;

    @TempDir
    Path folder;

    /** A game of its own that fails in several ways. */
    static final class Failing {
        private Failing() {}

        public static void main(String[] args) throws InterruptedException {
            DesktopLog.begin(Path.of(args[0])).awaitOpen();
            System.Logger lines = System.getLogger(DesktopStore.class.getName());
            for (int at = 0; at < Integer.parseInt(args[1]); at++) {
                lines.log(Level.WARNING, "not-saved", "name", "games", "failure", "No space left");
            }
            throw new IllegalStateException("broken");
        }
    }

    private void run(int lines) throws IOException, InterruptedException {
        Process game = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Failing.class.getName(),
                        folder.resolve("a 100% person").toString(),
                        Integer.toString(lines))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertTrue(game.waitFor(60, TimeUnit.SECONDS));
        assertEquals(1, game.exitValue());
    }

    private Path file(int number) {
        return folder.resolve("a 100% person").resolve("log").resolve("reversi-" + number + ".log");
    }

    @Test
    void aFailureAndWhatEndedTheGameAreKept() throws Exception {
        run(1);
        run(1);
        List<String> lines = Files.readAllLines(file(0));
        assertTrue(
                lines.get(0).matches("\\S+Z INFO DesktopLog event=start version=\\S+ java=\\S+ system=.*"),
                lines.get(0));
        assertTrue(lines.get(1).endsWith(" WARNING DesktopStore event=not-saved name=games failure=\"No space left\""));
        assertTrue(lines.get(2)
                .endsWith(" event=crashed thread=main failure=\"java.lang.IllegalStateException: broken\""));
        assertEquals("java.lang.IllegalStateException: broken", lines.get(3));
        assertEquals(
                2, lines.stream().filter(line -> line.contains("event=start")).count(), "the earlier run's stay");
    }

    @Test
    void theOldestGoesWhenThereIsTooMuch() throws Exception {
        run(MANY);
        for (int number = 0; number < 3; number++) {
            assertTrue(Files.size(file(number)) <= 300_000, file(number).toString());
        }
        assertTrue(Files.readString(file(0)).contains("event=crashed"), "the first file is the latest");
        assertTrue(Files.notExists(file(3)));
    }

    @Test
    void aValueStaysOnItsLine() {
        LogRecord record = new LogRecord(java.util.logging.Level.WARNING, "not-opened");
        record.setInstant(Instant.EPOCH);
        record.setLoggerName("reversi.desktop.DesktopDevice");
        record.setParameters(new Object[] {"address", "a\n\"b\"", "failure", null, "count", 3});
        assertEquals(
                "1970-01-01T00:00:00Z WARNING DesktopDevice event=not-opened address=\"a 'b'\" failure=null count=3"
                        + System.lineSeparator(),
                new LogLine().format(record));
    }
}
