package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.time.ZoneOffset;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The days on which the seasons of leagues begin. */
class LeagueCalendarProperties {
    @Property(tries = 300)
    void seasonsBeginMonthByMonth(
            @ForAll @IntRange(min = 1, max = 31) int day, @ForAll @IntRange(max = 60) int months) {
        LocalDate begin = LocalDate.of(2026, 1, day);
        long first = begin.atTime(18, 0).toInstant(ZoneOffset.UTC).toEpochMilli();
        long season =
                begin.plusMonths(months).atTime(18, 0).toInstant(ZoneOffset.UTC).toEpochMilli();
        long after = begin.plusMonths(months + 1)
                .atTime(18, 0)
                .toInstant(ZoneOffset.UTC)
                .toEpochMilli();
        assertEquals(after, LeagueCalendar.next(first, season), "not the one that begins now");
        assertEquals(season, LeagueCalendar.next(first, season - 1));
        assertEquals(first, LeagueCalendar.next(first, 0));
    }
}
