package reversi.tools.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Position;
import reversi.tools.CommandLineRun;

class BenchCommandTest {
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

    private static long nodes(String row) {
        return Long.parseLong(row.split("\\|")[5].strip().replace(",", ""));
    }

    private static String signature(String depth) {
        CommandLineRun run = CommandLineRun.of("bench", "--depth", depth, "--empties", "8", "--positions", "2");
        assertEquals(0, run.code());
        return run.lastLine();
    }
}
