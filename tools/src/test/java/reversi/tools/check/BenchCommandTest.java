package reversi.tools.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Position;
import reversi.tools.CommandLineRun;

class BenchCommandTest {
    @TempDir
    private Path folder;

    @Test
    void signatureIdentifiesTheSearch() {
        String once = signature("4");

        assertEquals(once, signature("4"));
        assertNotEquals(once, signature("5"));
    }

    @Test
    void tableHasARowForEachDepth() {
        CommandLineRun run = CommandLineRun.of("bench", "--table", "--depths", "2,4", "--positions", "1");
        assertEquals(0, run.code());
        assertEquals(4, run.out().size());
        assertTrue(
                run.out().get(0).startsWith("| depth | seconds, 20 positions |"),
                run.out().get(0));
        assertTrue(run.out().get(2).startsWith("| 2 | "), run.out().get(2));
        assertTrue(nodes(run.out().get(3)) > 2 * nodes(run.out().get(2)), run.out()::toString);
    }

    @Test
    void refusesDescendingDepths() {
        CommandLineRun run = CommandLineRun.of("bench", "--table", "--depths", "4,2", "--positions", "1");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("from the smallest on"), run.err());
    }

    @Test
    void swingSumsUpItsRows() {
        CommandLineRun run =
                CommandLineRun.of("bench", "--swing", "--depth", "6", "--weights", "features", "--hash", "1");
        assertEquals(0, run.code(), run.err());
        assertEquals(5, run.out().size(), run.out()::toString);
        double[] up = swing(run.out().get(2), "4 to 5");
        double[] down = swing(run.out().get(3), "5 to 6");
        Matcher last = Pattern.compile("swing mean=(-?[0-9.]+) abs=([0-9.]+)").matcher(run.lastLine());
        assertTrue(last.matches(), run.lastLine());
        // An even depth after an odd one counts as it is, an odd one after an even one the other way.
        assertEquals((down[0] - up[0]) / 2, Double.parseDouble(last.group(1)), 0.011);
        assertEquals((down[1] + up[1]) / 2, Double.parseDouble(last.group(2)), 0.011);
        assertTrue(Math.abs(up[0]) <= up[1] && Math.abs(down[0]) <= down[1]);
    }

    private static double[] swing(String row, String depths) {
        String[] cells = row.split("\\|");
        assertEquals(depths, cells[1].strip());
        return new double[] {Double.parseDouble(cells[2]), Double.parseDouble(cells[3])};
    }

    @Test
    void swingNeedsTwoDepths() {
        CommandLineRun run = CommandLineRun.of("bench", "--swing", "--depth", "4");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("no two depths from 4 to 4"), run.err());
    }

    @Test
    void swingPositionsAreDifferentOnesOfTheMiddleGame() {
        List<Position> positions = BenchPositions.swing();
        assertEquals(204, Set.copyOf(positions).size());
        Map<Integer, Long> byEmpties =
                positions.stream().collect(Collectors.groupingBy(Position::empties, Collectors.counting()));
        for (int empties = 24; empties <= 40; empties++) {
            assertEquals(12, byEmpties.get(empties), "with " + empties + " empties");
        }
        assertTrue(positions.stream().noneMatch(Position::isOver));
    }

    @Test
    void memoryHasARowForEachSize() {
        CommandLineRun run =
                CommandLineRun.of("bench", "--memory", "--sizes", "64,1", "--positions", "1", "--weights", "features");
        assertEquals(0, run.code(), run.err());
        assertEquals(4, run.out().size(), run.out()::toString);
        assertEquals(
                "| table, KiB | nodes, 1 positions | nodes/s, quiet | nodes/s, caches thrashed | ratio |",
                run.out().get(0));
        String[] large = run.out().get(2).split("\\|");
        String[] small = run.out().get(3).split("\\|");
        assertEquals("64", large[1].strip());
        assertEquals("1", small[1].strip());
        assertTrue(number(small[2]) > number(large[2]), run.out()::toString);
        assertEquals(number(large[4]) / number(large[3]), number(large[5]), 0.006);
        assertEquals(0, threadsThatThrash());
    }

    private static double number(String cell) {
        return Double.parseDouble(cell.strip().replace(",", ""));
    }

    private static long threadsThatThrash() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("cache thrasher"))
                .count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "64,-1"})
    void memoryNeedsSizes(String sizes) {
        CommandLineRun run = CommandLineRun.of("bench", "--memory", "--sizes", sizes, "--positions", "1");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("sizes of 1 KiB or more"), run.err());
    }

    @Test
    void memorySolvesPositionsOfThreeKinds() {
        assertEquals(
                List.of(20, 20, 21, 21, 22),
                BenchPositions.endgames(5).stream().map(Position::empties).toList());
    }

    /** Two positions of the FFO endgame test, which it knows all moves of, with the first one's worth changed. */
    private static final String KNOWN =
            """
            XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X; H5:+6; G6:-2; F6:-4; H6:-10; --:-127;
            OOOOOOOOXOOXXX--XXOOXOO-XOXOOO--XOOOOX--XOOXOO--XOOOOO--XXXX---- O; G5:-4; G2:+6; G4:-4; G6:-6;
            """;

    private CommandLineRun known(String text, String... more) throws IOException {
        Path file = Files.writeString(folder.resolve("known.obf"), text);
        List<String> args = new ArrayList<>(List.of(
                "bench", "--known", file.toString(), "--weights", "features", "--hash", "1", "--positions", "1"));
        args.addAll(List.of(more));
        return CommandLineRun.of(args.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--depth=12", "--seconds=9"})
    void tellsHowItChoosesWhereEachMoveIsKnown(String limit) throws IOException {
        CommandLineRun run = known(KNOWN, limit);

        assertEquals(0, run.code(), run.err());
        assertEquals(3, run.out().size(), run.out()::toString);
        assertTrue(run.out().get(0).startsWith("  1 move=h5 best=+6 loss=0 value=+6.00 depth="), run.out()::toString);
        // It plays g5 for a result of 0, which the file says is worse than g2 by ten discs.
        assertTrue(run.out().get(1).startsWith("  2 move=g5 best=+6 loss=10 value=+0.00 depth="), run.out()::toString);
        assertTrue(
                run.lastLine().matches("positions=2 best=50\\.0% loss=5\\.000 mae=3\\.00 within3=50\\.0% cpu=\\d+"),
                run.lastLine());
    }

    @Test
    void countsWhatHelpersWorkToo() throws IOException {
        CommandLineRun run = known(KNOWN, "--depth", "12", "--threads", "2");

        assertEquals(0, run.code(), run.err());
        assertTrue(run.lastLine().startsWith("positions=2 best=50.0% loss=5.000 mae=3.00 "), run.lastLine());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-O------ | line 1: no position",
                "'' | not an empty one",
                "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X; H5:+6; G6:-2; | position 1 does not say what"
            })
    void refusesAFileThatDoesNotKnow(String text, String message) throws IOException {
        CommandLineRun run = known(text);

        assertEquals(2, run.code());
        assertTrue(run.err().contains(message), run.err());
    }

    private static long nodes(String row) {
        return Long.parseLong(row.split("\\|")[5].strip().replace(",", ""));
    }

    private static String signature(String depth) {
        CommandLineRun run = CommandLineRun.of("bench", "--depth", depth, "--empties", "8", "--positions", "2");
        assertEquals(0, run.code());
        return run.lastLine();
    }
}
