package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When a search ends, on a clock of the test's own. */
class StopSignalTest {
    private long now = 1_000;
    private final StopSignal stop = new StopSignal(() -> now);

    @ParameterizedTest
    @CsvSource({
        // Milliseconds and nodes allowed; milliseconds and nodes used; whether the search ends.
        "100, 5000, 99, 4999, false",
        "100, 5000, 100, 0, true",
        "100, 5000, 0, 5000, true",
        "0, 5000, 0, 0, true",
        "100, 0, 0, 0, true",
        "9223372036854775807, 9223372036854775807, 4000000000000000000, 4000000000000000000, false"
    })
    void endsAtItsTimeOrItsNodes(long millis, long nodes, long passed, long searched, boolean ends) {
        stop.start(millis, nodes);
        now += passed;
        assertEquals(ends, stop.poll(searched));
        assertEquals(ends, stop.isStopped());
        assertEquals(passed, stop.elapsed());
    }

    @Test
    void onceEndedItStaysEndedUntilTheNextSearch() {
        stop.start(Long.MAX_VALUE, 10);
        assertTrue(stop.poll(10));
        assertTrue(stop.poll(0));
        stop.start(Long.MAX_VALUE, 10);
        assertFalse(stop.isStopped());
        assertFalse(stop.poll(0));
    }

    @Test
    void aRequestCountsAtTheNextPollAndForThisSearchOnly() {
        stop.start(Long.MAX_VALUE, Long.MAX_VALUE);
        stop.request();
        assertFalse(stop.isStopped(), "the search has not asked yet");
        assertTrue(stop.poll(0));
        stop.start(Long.MAX_VALUE, Long.MAX_VALUE);
        assertFalse(stop.poll(0));
    }

    @Test
    void aClockThatGoesBackwardsEndsNothing() {
        stop.start(100, Long.MAX_VALUE);
        now -= 500;
        assertFalse(stop.poll(0));
    }
}
