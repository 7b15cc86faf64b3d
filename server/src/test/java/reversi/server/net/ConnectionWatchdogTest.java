package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Who says nothing is cut in time, and nobody else is. */
class ConnectionWatchdogTest {
    private final ConnectionWatchdog watchdog = new ConnectionWatchdog(1_000);

    @Test
    void closesAConnectionWithoutHelloThatOnlyAnswersPings() {
        for (long now = 2_000; now <= 11_000; now += 1_000) {
            watchdog.onActivity(now);
            assertFalse(watchdog.isExpired(now));
        }
        assertTrue(watchdog.isExpired(11_001));
    }

    @Test
    void allowsHalfAMinuteOfSilenceAfterHello() {
        watchdog.onActivity(5_000);
        watchdog.onHello();
        assertTrue(watchdog.hasSaidHello());
        assertFalse(watchdog.isExpired(35_000));
        assertTrue(watchdog.isExpired(35_001));
        watchdog.onActivity(35_000);
        assertFalse(watchdog.isExpired(65_000));
    }

    @Test
    void closesAConnectionThatSendsButNeverReads() {
        watchdog.onHello();
        watchdog.onQueueFull(5_000);
        watchdog.onQueueFull(15_000);
        watchdog.onActivity(20_000);
        assertFalse(watchdog.isExpired(20_000));
        watchdog.onActivity(20_001);
        assertTrue(watchdog.isExpired(20_001), "full since the first time");
        watchdog.onQueueDrained();
        assertFalse(watchdog.isExpired(20_001));
    }
}
