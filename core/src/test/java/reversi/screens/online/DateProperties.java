package reversi.screens.online;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.ZoneOffset;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class DateProperties {
    @Property
    void datesAreThoseOfThePersonsOwnCalendar(
            @ForAll @LongRange(min = 0, max = 7_000_000_000_000L) long at,
            @ForAll @IntRange(min = -720, max = 840) int minutesAhead) {
        String expected = Instant.ofEpochMilli(at)
                .atOffset(ZoneOffset.ofTotalSeconds(60 * minutesAhead))
                .toLocalDate()
                .toString();
        assertEquals(expected, OnlineWords.date(at, minutesAhead));
    }

    @Example
    void theLastHourOfADayInLondonIsTheNextDayInParis() {
        long newYear = 1_767_223_800_000L;
        assertEquals("2025-12-31", OnlineWords.date(newYear, 0));
        assertEquals("2026-01-01", OnlineWords.date(newYear, 60));
    }
}
