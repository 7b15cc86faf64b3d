package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.tools.CommandLineRun;

class OpponentsCommandTest {
    @TempDir
    private Path folder;

    @Test
    void tellsTheGreedyFromTheRandomAndFromTheOneThatSolves() {
        CommandLineRun run = opponents("--games", "20", "--solve", "8");
        assertEquals(0, run.code(), run::err);
        assertEquals(
                "| player | moves | flips | edges | beside corners | corners taken | by chance | replies | outside | loss |",
                run.out().get(0));
        assertEquals(5, run.out().size());
        assertTrue(Math.abs(of(run, "random", 3) - 1) < 0.2, run.out().get(2));
        assertTrue(of(run, "greedy", 3) > 1.2, run.out().get(3));
        assertTrue(of(run, "greedy", 10) > 0, run.out().get(3));
        String solving = run.lastLine();
        assertTrue(solving.startsWith("| depth=2,solve=8 |") && solving.endsWith("| 0.00 ± 0.00 |"), solving);

        assertEquals(run.out(), opponents("--games", "0", "--solve", "8").out());
    }

    @Test
    void withoutGamesOnlyNamesStandThere() {
        assertEquals(
                "| greedy | 0 |  |  |  |  |  |  |  |  |",
                opponents("--games", "0").out().get(3));
    }

    @Test
    void refusesFewerThanTwoPlayersUnknownOnesAndOtherGames() throws IOException {
        assertEquals(
                2,
                CommandLineRun.of("opponents", "3", "--log", folder.toString()).code());
        CommandLineRun unknown = CommandLineRun.of("opponents", "3", "nobody", "--log", folder.toString());
        assertEquals(2, unknown.code());
        Files.writeString(folder.resolve("greedy-against-random.txt"), "# match of others\n");
        assertEquals(2, opponents("--games", "0").code());
    }

    private CommandLineRun opponents(String... options) {
        Stream<String> players =
                Stream.of("opponents", "random", "greedy", "depth=2,solve=8", "--hash=1", "--log", folder.toString());
        List<String> line = Stream.concat(players, Stream.of(options)).toList();
        return CommandLineRun.of(line.toArray(String[]::new));
    }

    /** The value in a column, from 1, of a player's row. */
    private static double of(CommandLineRun run, String player, int column) {
        String row = run.out().stream()
                .filter(line -> line.startsWith("| " + player + " |"))
                .findFirst()
                .orElseThrow();
        return Double.parseDouble(row.split("\\|")[column].trim().split(" ")[0]);
    }
}
