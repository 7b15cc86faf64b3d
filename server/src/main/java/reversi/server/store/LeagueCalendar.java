package reversi.server.store;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;

/** When the seasons of a league begin: each month, by universal time. */
final class LeagueCalendar {
    private LeagueCalendar() {}

    /**
     * When the next season begins: on the day of the month and at the time of the first one, or on the last day of a month that has no such
     * day; in milliseconds since 1970, later than {@code now}.
     */
    static long next(long first, long now) {
        if (first > now) {
            return first;
        }
        ZonedDateTime begin = Instant.ofEpochMilli(first).atZone(ZoneOffset.UTC);
        long months = ChronoUnit.MONTHS.between(begin, Instant.ofEpochMilli(now).atZone(ZoneOffset.UTC));
        while (begin.plusMonths(months).toInstant().toEpochMilli() <= now) {
            months++;
        }
        return begin.plusMonths(months).toInstant().toEpochMilli();
    }
}
