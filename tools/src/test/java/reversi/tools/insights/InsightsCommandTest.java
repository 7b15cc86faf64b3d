package reversi.tools.insights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import reversi.tools.CommandLineRun;
import reversi.training.insights.Habit;
import reversi.training.insights.Peers;

class InsightsCommandTest {
    @Test
    void theGameReadsWhatIsCounted() {
        CommandLineRun run = CommandLineRun.of("insights", "--games", "2", "--reviews", "1", "--threads", "1");
        assertEquals(0, run.code(), () -> run.out().toString());
        Peers peers = Peers.read(String.join("\n", run.out())).orElseThrow();
        assertTrue(peers.value(Habit.OWN_MOVES, 1_000).orElseThrow() > 1);
    }

    @Test
    void theCommandIsMisused() {
        assertEquals(
                2,
                CommandLineRun.of("insights", "--games", "1", "--reviews", "2").code());
    }
}
