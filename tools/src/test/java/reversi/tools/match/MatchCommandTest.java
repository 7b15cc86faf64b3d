package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import reversi.tools.CommandLineRun;

class MatchCommandTest {
    @Test
    void aBetterLevelWinsItsMatch() {
        CommandLineRun run = CommandLineRun.of("match", "6", "2", "--games", "10");

        assertEquals(0, run.code());
        String points = run.lastLine().replaceAll(".*: ([0-9.]+) of 10 .*", "$1");
        assertTrue(Double.parseDouble(points) >= 8, run.lastLine());
    }

    @Test
    void aPlayerNobodyKnowsIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Contender.of("11", 0));
        assertThrows(IllegalArgumentException.class, () -> Contender.of("grandmaster", 0));
    }
}
