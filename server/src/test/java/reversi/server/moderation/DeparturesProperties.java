package reversi.server.moderation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

/** The wait of who leaves games grows with each one, and fades. */
class DeparturesProperties {
    private static final long NOW = 1_000 * 86_400_000L;
    private static final long DAY = 86_400_000;

    @Property
    void anotherOneNeverShortensTheWaitAndTimeNeverLengthensIt(
            @ForAll @Size(max = 20) List<@LongRange(min = 0, max = NOW) Long> left,
            @ForAll @LongRange(min = 0, max = NOW) long more,
            @ForAll @LongRange(min = 0, max = NOW) long later) {
        long wait = Departures.waitMillis(left, NOW);
        assertTrue(wait >= 0 && wait <= Departures.MOST_MILLIS);
        assertTrue(Departures.waitMillis(left, NOW + later) <= wait);
        List<Long> longer = new ArrayList<>(left);
        longer.add(more);
        assertTrue(Departures.waitMillis(longer, NOW) >= wait);
    }

    @Property
    void afterAWeekNobodyWaits(@ForAll @IntRange(max = 20) int count) {
        assertEquals(0, Departures.waitMillis(Collections.nCopies(count, NOW - 7 * DAY), NOW));
    }

    @Example
    void oneIsForgivenAndEachMoreDoublesTheWait() {
        assertEquals(0, Departures.waitMillis(List.of(NOW), NOW));
        assertEquals(20_000, Departures.waitMillis(List.of(NOW, NOW), NOW));
        assertEquals(40_000, Departures.waitMillis(List.of(NOW, NOW, NOW), NOW));
        assertEquals(0, Departures.waitMillis(List.of(NOW, NOW), NOW + DAY));
        assertEquals(Departures.MOST_MILLIS, Departures.waitMillis(Collections.nCopies(20, NOW), NOW));
    }
}
