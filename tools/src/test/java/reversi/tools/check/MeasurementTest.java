package reversi.tools.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.tools.CommandLineRun;
import reversi.tools.options.ContestantOptions;
import reversi.tools.options.EngineOptions;

class MeasurementTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"40, 5", "14, 5", "30, 1", "8, 3"})
    void positionsAreFixedWithTheirEmpties(int empties, int count) {
        List<Position> positions = BenchPositions.withEmpties(empties, count);
        assertEquals(count, positions.size());
        for (Position position : positions) {
            assertEquals(empties, position.empties());
            assertTrue(position.placements().size() > 3);
        }
        assertEquals(positions, BenchPositions.withEmpties(empties, count));
        assertEquals(
                positions.get(0), BenchPositions.withEmpties(empties, count + 2).get(0));
    }

    @Test
    void playedPositionsAreDistinct() {
        List<Position> played = BenchPositions.played();
        Set<Position> different = new HashSet<>(played);
        assertEquals(20, different.size());
        for (Position position : played) {
            assertEquals(40, position.empties());
            assertEquals(Disc.BLACK, position.toMove());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"4,4", "5,4", "1,2,2"})
    void refusesDepthsThatDoNotGrow(String text) {
        List<Integer> depths =
                java.util.Arrays.stream(text.split(",")).map(Integer::valueOf).toList();
        IllegalArgumentException wrong =
                assertThrows(IllegalArgumentException.class, () -> new DepthTable(new EngineOptions(), depths));
        assertEquals("depths from the smallest on: " + depths, wrong.getMessage());
    }

    @Test
    void tableOmitsProcessorTimeForThreads() {
        EngineOptions two = new EngineOptions().with(ContestantOptions.read("threads=2,weights=features"));
        String table = new DepthTable(two, List.of(1, 2)).measure(BenchPositions.withEmpties(40, 2));
        List<String> lines = table.lines().toList();
        assertEquals("| depth | seconds, 2 positions | processor seconds | slowest | nodes | nodes/s |", lines.get(0));
        assertEquals("|---|---|---|---|---|---|", lines.get(1));
        assertEquals(4, lines.size());
        assertTrue(lines.get(2).matches("\\| 1 \\| \\d+\\.\\d\\d \\|  \\| .*"), lines.get(2));
    }

    @Test
    void tableAddsUpNodes() {
        EngineOptions plain = new EngineOptions().with(ContestantOptions.read("weights=features"));
        List<Position> positions = BenchPositions.withEmpties(40, 3);
        long together = nodes(new DepthTable(plain, List.of(2)).measure(positions));
        long alone = 0;
        for (Position position : positions) {
            alone += nodes(new DepthTable(plain, List.of(2)).measure(List.of(position)));
        }
        assertEquals(alone, together);
    }

    private static long nodes(String table) {
        String row = table.lines().toList().get(2);
        return Long.parseLong(row.split("\\|")[5].strip().replace(",", ""));
    }

    /** A position of three empties, in which Black moves, with and without the results of the moves. */
    private static final String THREE = "OXXXXXXXOOXXXXXXOXOXXXXXOXXOXXXXOXXXOXXXOXXXXOXXOXXXXXOXOXXXX--- X";

    private CommandLineRun solve(String text, String... more) throws IOException {
        Path file = Files.writeString(folder.resolve("some.obf"), text);
        String[] line = new String[more.length + 4];
        line[0] = "solve";
        line[1] = file.toString();
        line[2] = "--weights=features";
        line[3] = "--hash=1";
        System.arraycopy(more, 0, line, 4, more.length);
        return CommandLineRun.of(line);
    }

    @Test
    void acceptsPositionsWithoutAResult() throws IOException {
        CommandLineRun run = solve(THREE + ";\n");
        assertEquals(0, run.code(), run.err());
        assertTrue(
                run.out().get(0).matches(" 1 score=[+-]\\d+ best=([a-h][1-8]|-) nodes=\\d+ .*"),
                run.out().get(0));
        assertTrue(run.lastLine().startsWith("total positions=1 exact=1 "), run.lastLine());
    }

    @Test
    void comparesOnlyTheSignForWinners() throws IOException {
        String score = solve(THREE + ";\n").out().get(0).replaceAll(".*score=([+-]\\d+) best=(\\S+) .*", "$1 $2");
        int found = Integer.parseInt(score.split(" ")[0]);
        String best = score.split(" ")[1];
        int other = found + 2 * Integer.signum(found);
        String wrong =
                THREE + "; " + best.toUpperCase(java.util.Locale.ROOT) + ":" + (other > 0 ? "+" : "") + other + ";\n";
        assertEquals(1, solve(wrong).code());
        assertEquals(0, solve(wrong, "--wld").code());
        assertEquals(0, solve(THREE + ";\n", "--cpu").code());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "XXXX X;                    | line 1: no position.",
                "# remark                   | line 1: no position.",
            })
    void refusesABrokenLine(String text, String message) throws IOException {
        CommandLineRun run = solve(text + "\n");
        assertEquals(2, run.code());
        assertTrue(run.err().contains(message), run.err());
    }

    @Test
    void printsTheKnownPerftCounts() {
        CommandLineRun run = CommandLineRun.of("perft", "7");
        long[] games = {4, 12, 56, 244, 1_396, 8_200, 55_092};
        for (int plies = 1; plies <= 7; plies++) {
            String[] row = run.out().get(plies + 1).strip().split(" +");
            assertEquals(plies, Integer.parseInt(row[0]));
            assertEquals(games[plies - 1], Long.parseLong(row[1]));
        }
    }

    @Test
    void benchPrintsPartsAndSignature() {
        CommandLineRun run =
                CommandLineRun.of("bench", "--depth", "2", "--empties", "6", "--positions", "1", "--weights=features");
        assertEquals(0, run.code(), run.err());
        assertEquals(5, run.out().size(), run.out()::toString);
        assertTrue(
                run.out().get(2).matches("middle +depth=2 +solve=0 +positions=1 nodes=.*"),
                run.out().get(2));
        assertTrue(
                run.out().get(3).matches("endgame +depth=2 +solve=6 +positions=1 nodes=.*"),
                run.out().get(3));
        assertTrue(run.lastLine().matches("signature=[0-9a-f]{16}"), run.lastLine());
    }
}
