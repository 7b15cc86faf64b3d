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

class LadderCommandTest {
    @TempDir
    private Path folder;

    @Test
    void playsEachPairAndPrintsOneScale() throws IOException {
        CommandLineRun run = ladder("--games", "30", "--far-games", "10", "--first", "500");
        assertEquals(0, run.code(), run::err);
        assertEquals(5, run.out().size());
        assertTrue(run.out().get(2).startsWith("| random | 500 |"), run.out().get(2));
        assertTrue(elo(run, 3) > 500, run.out().get(3));
        assertTrue(elo(run, 4) > elo(run, 3), run.out().get(4));
        assertTrue(
                run.out().get(4).contains("of 30,") && run.out().get(4).contains("of 10,"),
                run.out().get(4));
        try (Stream<Path> logs = Files.list(folder)) {
            assertEquals(3, logs.count());
        }

        CommandLineRun again = ladder("--games", "0", "--far-games", "0", "--first", "500");
        assertEquals(run.out(), again.out());
    }

    @Test
    void printsANoteWithoutGames() {
        assertEquals(
                "no table yet: some players have not met",
                ladder("--games", "0", "--far-games", "0").lastLine());
    }

    @Test
    void refusesFewerThanTwoPlayersAndUnknownOnes() {
        String log = folder.toString();
        assertEquals(2, CommandLineRun.of("ladder", "3", "--log", log).code());
        assertEquals(2, CommandLineRun.of("ladder", "3", "nobody", "--log", log).code());
    }

    private CommandLineRun ladder(String... options) {
        Stream<String> players = Stream.of("ladder", "random", "greedy", "4", "--log", folder.toString());
        List<String> line = Stream.concat(players, Stream.of(options)).toList();
        return CommandLineRun.of(line.toArray(String[]::new));
    }

    private static double elo(CommandLineRun run, int row) {
        return Double.parseDouble(run.out().get(row).split("\\|")[2].trim().split(" ")[0]);
    }
}
