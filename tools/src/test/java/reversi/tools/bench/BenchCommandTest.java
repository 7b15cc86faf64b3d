package reversi.tools.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import reversi.tools.CommandLineRun;

class BenchCommandTest {
    @Test
    void theSignatureIsTheSameForTheSameSearchAndOnlyForIt() {
        String once = signature("4");

        assertEquals(once, signature("4"));
        assertNotEquals(once, signature("5"));
    }

    private static String signature(String depth) {
        CommandLineRun run = CommandLineRun.of("bench", "--depth", depth, "--empties", "8", "--positions", "2");
        assertEquals(0, run.code());
        return run.lastLine();
    }
}
