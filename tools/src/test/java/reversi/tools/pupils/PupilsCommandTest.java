package reversi.tools.pupils;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import reversi.tools.CommandLineRun;

class PupilsCommandTest {
    @Test
    void theGainIsToldWithItsError() {
        CommandLineRun run = CommandLineRun.of("pupils", "--pupils", "10", "--days", "7", "--seed", "3");
        assertEquals(0, run.code(), () -> run.out().toString());
        assertTrue(run.lastLine().matches("pupils=10 days=7 gain=-?\\d+\\.\\d\\d±\\d+\\.\\d\\d"), run::lastLine);
        assertTrue(run.out().get(0).contains("not people"));
        assertEquals(
                run.lastLine(),
                CommandLineRun.of("pupils", "--pupils", "10", "--days", "7", "--seed", "3")
                        .lastLine(),
                "the same seed makes the same pupils");
    }

    @Test
    void theCommandIsMisused() {
        assertEquals(2, CommandLineRun.of("pupils", "--pupils", "1").code());
        assertEquals(2, CommandLineRun.of("pupils", "--days", "0").code());
    }

    @Test
    void practiceBringsLessTheBetterOneIsAndIsForgotten() {
        SimulatedPupil pupil = new SimulatedPupil(new Random(1), 0, true);
        double first = pupil.skill(Area.EDGES);
        pupil.study(Area.EDGES, 10, 1);
        double gained = pupil.skill(Area.EDGES) - first;
        assertTrue(gained > 0);
        pupil.study(Area.EDGES, 10, 1);
        assertTrue(pupil.skill(Area.EDGES) - first < 2 * gained);
        assertEquals(first, pupil.skill(Area.PARITY), 1e-9);
        for (int night = 0; night < 1_000; night++) {
            pupil.sleep();
        }
        assertEquals(first, pupil.skill(Area.EDGES), 0.1);
    }
}
