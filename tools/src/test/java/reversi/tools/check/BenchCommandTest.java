package reversi.tools.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
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

    private static long nodes(String row) {
        return Long.parseLong(row.split("\\|")[5].strip().replace(",", ""));
    }

    private static String signature(String depth) {
        CommandLineRun run = CommandLineRun.of("bench", "--depth", depth, "--empties", "8", "--positions", "2");
        assertEquals(0, run.code());
        return run.lastLine();
    }
}
