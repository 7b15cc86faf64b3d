package reversi.tools.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.tools.CommandLineRun;

class EngineOptionsTest {
    private final EngineOptions options = new EngineOptions();

    @Test
    void markIdentifiesTheEvaluation() {
        EngineOptions features = options.with(ContestantOptions.read("weights=features"));
        assertNotEquals(options.mark(), features.mark());
        assertEquals(
                options.mark(),
                options.with(ContestantOptions.read("hash=32,threads=2")).mark());
    }

    @Test
    void returnsItselfWithoutEngineSettings() {
        ContestantOptions settings = ContestantOptions.read("depth=4,hash=32");
        assertNotEquals(options, options.with(settings));
        assertSame(options, options.with(settings));
        assertEquals(4, settings.takeWhole("depth"));
        settings.end();
    }

    @Test
    void refusesUnreadableWeights() {
        assertThrows(
                IllegalArgumentException.class, () -> options.with(ContestantOptions.read("weights=/no/such/file")));
        CommandLineRun run = CommandLineRun.of("gtp", "--weights", "/no/such/file");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("cannot read weights"), run.err());
    }

    @ParameterizedTest
    @CsvSource({
        "--hash, 0, 'hash is 1 to 12288, not 0'",
        "--hash, 12289, 'hash is 1 to 12288, not 12289'",
        "--hash, 1.5, is not an int",
        "--threads, 0, 'threads is 1 to 256, not 0'",
        "--threads, 257, 'threads is 1 to 256, not 257'",
        "--threads, many, is not an int"
    })
    void refusesWhatNoEngineIsMadeWith(String name, String value, String message) {
        CommandLineRun run = CommandLineRun.of("gtp", name, value);
        assertEquals(2, run.code());
        assertTrue(run.err().contains(message), run.err());
        assertFalse(run.err().contains("\tat "), run.err());
    }

    /** In a Java of its own, which is given less memory than the table takes. */
    @Test
    void saysThatThereIsNoRoomForATable() throws Exception {
        Process gtp = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "reversi.tools.Main",
                        "gtp",
                        "--hash",
                        "256")
                .redirectErrorStream(true)
                .start();
        gtp.getOutputStream().close();
        String said = new String(gtp.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(2, gtp.waitFor(), said);
        assertTrue(said.contains("Java has no room for a table of 256 MiB"), said);
        assertFalse(said.contains("\tat "), said);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hash=0", "hash=12289", "threads=0", "threads=257"})
    void refusesThemInAPlayersSettings(String settings) {
        assertThrows(IllegalArgumentException.class, () -> options.with(ContestantOptions.read(settings)));
    }

    @Test
    void onlyPlayersUseTheBook() {
        Question question = Strength.parse("depth=2").question(Position.start(Variant.OTHELLO), 1);
        EngineOptions without = options.with(ContestantOptions.read("book=no"));
        assertEquals(0, options.player().answer(question, SearchObserver.NONE).nodes());
        assertNotEquals(
                0,
                options.searcher(() -> 0).answer(question, SearchObserver.NONE).nodes());
        assertNotEquals(
                0, without.player().answer(question, SearchObserver.NONE).nodes());
        assertThrows(IllegalArgumentException.class, () -> options.with(ContestantOptions.read("book=perhaps")));
    }

    @Test
    void processorClockNeedsOneThread() {
        EngineOptions processor = options.with(ContestantOptions.read("clock=processor"));
        assertNotEquals(options.mark(), processor.mark());
        assertEquals(
                options.mark(),
                options.with(ContestantOptions.read("clock=wall")).mark());
        assertThrows(IllegalArgumentException.class, () -> options.with(ContestantOptions.read("clock=sand")));
        assertThrows(
                IllegalArgumentException.class,
                () -> options.with(ContestantOptions.read("clock=processor,threads=2")));
    }

    @Test
    void refusesAnUnknownLevel() {
        CommandLineRun run = CommandLineRun.of("gtp", "--level", "1000");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("levels are 1 to"), run.err());
    }
}
