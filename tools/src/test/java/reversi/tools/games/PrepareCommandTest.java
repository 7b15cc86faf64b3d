package reversi.tools.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.tools.CommandLineRun;

/** Whom somebody prepares against, by games in files. */
class PrepareCommandTest {
    @TempDir
    Path folder;

    private static String pgn(String black, String white, String result, String moves) {
        return "[Black \"" + black + "\"]\n[White \"" + white + "\"]\n[Result \"" + result + "\"]\n\n" + moves + " "
                + result + "\n\n";
    }

    private String games() throws IOException {
        String text = pgn("Ann", "Bob", "40-24", "1. f5 d6 2. c3 d3")
                + pgn("ANN", "Cho", "20-44", "1. d3 c3 2. c4 e3")
                + pgn("Ann", "Bob", "32-32", "1. f5 f6 2. e6 f4")
                + pgn("Bob", "Ann", "10-54", "1. f5 d6 2. c3 d3")
                + pgn("Bob", "Cho", "10-54", "1. f5 d6 2. c3 d3");
        return Files.writeString(folder.resolve("games.pgn"), text).toString();
    }

    @Test
    void whatIsPlayedIsToldForEachColour() throws IOException {
        CommandLineRun run = CommandLineRun.of("prepare", games(), "--against", "ann", "--least", "1", "--plies", "3");
        assertEquals(0, run.code(), () -> run.out().toString());
        assertEquals(
                List.of(
                        "black: 3 games, won 33%",
                        "  start: f5 100% (3, won 33%)",
                        "  f5f6: e6 100% (2, won 0%)",
                        "  f5d6: c3 100% (1, won 100%)",
                        "white: 1 games, won 100%",
                        "  f5: d6 100% (1, won 100%)",
                        "games=4 positions=4"),
                run.out());
    }

    @Test
    void rarePositionsAreLeftOut() throws IOException {
        CommandLineRun run = CommandLineRun.of("prepare", games(), "--against", "Ann");
        assertEquals("games=4 positions=2", run.lastLine());
    }

    @Test
    void whoPlayedNoGameIsSaid() throws IOException {
        CommandLineRun run = CommandLineRun.of("prepare", games(), "--against", "Zoe");
        assertEquals(1, run.code());
        assertEquals("games=0 positions=0", run.lastLine());
    }

    @Test
    void numbersOutOfRangeAreRefused() throws IOException {
        assertEquals(
                2,
                CommandLineRun.of("prepare", games(), "--against", "Ann", "--plies", "31")
                        .code());
        assertEquals(
                2,
                CommandLineRun.of("prepare", games(), "--against", "Ann", "--least", "0")
                        .code());
    }
}
