package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.notation.GameRecord;
import reversi.notation.Ggf;
import reversi.notation.GgfRead;
import reversi.rules.Disc;
import reversi.rules.Score;
import reversi.tools.CommandLineRun;

class MatchCommandTest {
    @TempDir
    private Path folder;

    @Test
    void strongerLevelWins() {
        CommandLineRun run = CommandLineRun.of("match", "6", "2", "--games", "10");

        assertEquals(0, run.code());
        String points = run.lastLine().replaceAll(".*, ([0-9.]+) of 10 .*", "$1");
        assertTrue(Double.parseDouble(points) >= 8, run.lastLine());
    }

    @Test
    void resumesFromItsLogWithAnyNumberOfJobs() throws IOException {
        Path one = folder.resolve("one.txt");
        Path two = folder.resolve("two.txt");
        CommandLineRun whole = CommandLineRun.of("match", "greedy", "random", "--games", "40", "--log", one.toString());
        CommandLineRun.of("match", "greedy", "random", "--games", "14", "--log", two.toString());
        List<String> first = Files.readAllLines(two);
        CommandLineRun rest =
                CommandLineRun.of("match", "greedy", "random", "--games", "40", "--jobs", "3", "--log", two.toString());

        assertEquals(whole.lastLine(), rest.lastLine());
        List<String> all = Files.readAllLines(two);
        assertEquals(first, all.subList(0, 15));
        assertEquals(41, all.size());
    }

    @Test
    void writesGamesAsGgf() throws IOException {
        Path file = folder.resolve("games.ggf");
        Path log = folder.resolve("log.txt");
        String[] line = {"match", "greedy", "random", "--games", "2", "--ggf", file.toString(), "--log", log.toString()
        };
        CommandLineRun.of(line);
        List<String> games = Files.readAllLines(file);
        assertEquals(2, games.size());
        GameRecord second = ((GgfRead.Ok) Ggf.read(games.get(1))).game();
        assertEquals("random", second.black().name());
        assertEquals("greedy", second.white().name());
        Score score = second.line().end().score();
        int lead = score.official(Disc.BLACK) - score.official(Disc.WHITE);
        assertTrue(games.get(1).contains("RE[" + (lead < 0 ? "" : "+") + lead + ".00]"), games.get(1));
        CommandLineRun.of(line);
        assertEquals(2, Files.readAllLines(file).size());
    }

    @Test
    void refusesTheLogOfAnotherMatch() {
        String log = folder.resolve("log.txt").toString();
        assertEquals(
                0,
                CommandLineRun.of("match", "greedy", "random", "--games", "2", "--log", log)
                        .code());
        CommandLineRun other = CommandLineRun.of("match", "greedy", "random", "--seed", "2", "--log", log);
        assertEquals(2, other.code());
        assertTrue(other.err().contains("another match"), other.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1000", "0", "grandmaster", "depth=x", "depth=4,colour=1", "depth"})
    void refusesAnUnknownPlayer(String name) {
        CommandLineRun run = CommandLineRun.of("match", "1", name);
        assertEquals(2, run.code());
        assertTrue(run.err().contains("Usage: reversi-tools match"), run.err());
    }
}
