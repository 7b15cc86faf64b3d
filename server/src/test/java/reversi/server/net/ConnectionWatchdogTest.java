package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Who says nothing is cut in time, and nobody else is. */
class ConnectionWatchdogTest {
    private final ConnectionWatchdog vigil = new ConnectionWatchdog(1_000);

    @Test
    void whoOnlyAnswersPingsButNeverSaysHelloIsCut() {
        for (long now = 2_000; now <= 11_000; now += 1_000) {
            vigil.heard(now);
            assertFalse(vigil.isOver(now));
        }
        assertTrue(vigil.isOver(11_001));
    }

    @Test
    void whoSaidHelloMayBeSilentForHalfAMinute() {
        vigil.heard(5_000);
        vigil.greet();
        assertTrue(vigil.isGreeted());
        assertFalse(vigil.isOver(35_000));
        assertTrue(vigil.isOver(35_001));
        vigil.heard(35_000);
        assertFalse(vigil.isOver(65_000));
    }

    @Test
    void whoTalksOnButReadsNothingIsCut() {
        vigil.greet();
        vigil.full(5_000);
        vigil.full(15_000);
        vigil.heard(20_000);
        assertFalse(vigil.isOver(20_000));
        vigil.heard(20_001);
        assertTrue(vigil.isOver(20_001), "full since the first time");
        vigil.drained();
        assertFalse(vigil.isOver(20_001));
    }
}
