package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoginThrottleTest {
    private final AtomicLong clock = new AtomicLong();
    private final LoginThrottle throttle = new LoginThrottle(clock::get);

    private void pass(long seconds) {
        clock.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
    }

    private static PasswordOwner named(String name) {
        return new PasswordOwner.Named(name);
    }

    private int attempts(String name, String address) {
        int count = 0;
        while (throttle.mayAttempt(named(name), address)) {
            count++;
        }
        return count;
    }

    /** System.nanoTime may be negative and may overflow. */
    @ParameterizedTest
    @ValueSource(longs = {0, -5, Long.MAX_VALUE - 1_000, Long.MIN_VALUE})
    void theFirstAttemptsAreFreeWhereverTheClockStands(long start) {
        clock.set(start);
        assertEquals(LoginThrottle.FREE_ATTEMPTS, attempts("ann", "home"));
        pass(14);
        assertFalse(throttle.mayAttempt(named("ann"), "home"));
        pass(1);
        assertTrue(throttle.mayAttempt(named("ann"), "home"));
        assertFalse(throttle.mayAttempt(named("ann"), "home"));
    }

    @Test
    void aRefusedAttemptDoesNotLengthenTheDelay() {
        attempts("ann", "home");
        for (int i = 0; i < 100; i++) {
            assertFalse(throttle.mayAttempt(named("ann"), "home"));
        }
        pass(15);
        assertTrue(throttle.mayAttempt(named("ann"), "home"));
    }

    @Test
    void thousandsOfAttemptsStillWaitNoLongerThanTheLongestDelay() {
        attempts("ann", "home");
        for (int i = 0; i < 2_000; i++) {
            pass(300);
            assertTrue(throttle.mayAttempt(named("ann"), "home"), "attempt " + i);
            assertFalse(throttle.mayAttempt(named("ann"), "home"));
        }
    }

    @Test
    void eachNameAndAddressIsCountedByItself() {
        attempts("ann", "home");
        assertEquals(LoginThrottle.FREE_ATTEMPTS, attempts("bert", "home"));
        assertEquals(LoginThrottle.FREE_ATTEMPTS, attempts("ann", "office"));
    }

    @Test
    void successForgetsTheAttemptsThereAndKnowsTheAddress() {
        attempts("ann", "home");
        attempts("ann", "office");
        assertFalse(throttle.isKnown(named("ann"), "home"));
        throttle.onSuccess(named("ann"), "home");
        assertTrue(throttle.isKnown(named("ann"), "home"));
        assertFalse(throttle.isKnown(named("ann"), "office"));
        assertFalse(throttle.isKnown(named("bert"), "home"));
        assertEquals(LoginThrottle.FREE_ATTEMPTS, attempts("ann", "home"));
        assertFalse(throttle.mayAttempt(named("ann"), "office"));
    }

    @Test
    void anHourOfPeaceForgives() {
        attempts("ann", "home");
        pass(3_600);
        assertTrue(throttle.mayAttempt(named("ann"), "home"));
        assertFalse(throttle.mayAttempt(named("ann"), "home"), "an hour is not enough");
        pass(3_601);
        assertEquals(LoginThrottle.FREE_ATTEMPTS, attempts("ann", "home"));
    }

    @Test
    void evictionKeepsWhatStillDelays() {
        attempts("old", "home");
        pass(3_000);
        attempts("new", "home");
        pass(601);
        throttle.evictIdle();
        throttle.mayAttempt(named("new"), "home");
        assertFalse(throttle.mayAttempt(named("new"), "home"));
        assertEquals(LoginThrottle.FREE_ATTEMPTS, attempts("old", "home"));
    }
}
