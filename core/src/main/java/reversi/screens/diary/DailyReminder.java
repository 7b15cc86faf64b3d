package reversi.screens.diary;

import java.nio.charset.StandardCharsets;
import reversi.screens.CalendarDay;

/** An event of every day for one's own calendar, by iCalendar (RFC 5545), in the time of wherever the calendar is. */
final class DailyReminder {
    /** The name of the file. */
    static final String NAME = "reversi.ics";

    /** The type of the file. */
    static final String TYPE = "text/calendar";

    private static final String HOUR = "T190000";

    private DailyReminder() {}

    /** From a day on at 19:00, with words of one short line. */
    static byte[] file(CalendarDay from, String words) {
        String day = from.iso().replace("-", "");
        String[] lines = {
            "BEGIN:VCALENDAR",
            "VERSION:2.0",
            "PRODID:-//Reversi//Daily reminder//EN",
            "BEGIN:VEVENT",
            "UID:daily-" + day + "@reversi",
            "DTSTAMP:" + day + "T000000Z",
            "DTSTART:" + day + HOUR,
            "DURATION:PT10M",
            "RRULE:FREQ=DAILY",
            "TRANSP:TRANSPARENT",
            "SUMMARY:" + escaped(words),
            "BEGIN:VALARM",
            "ACTION:DISPLAY",
            "DESCRIPTION:" + escaped(words),
            "TRIGGER:PT0S",
            "END:VALARM",
            "END:VEVENT",
            "END:VCALENDAR",
            ""
        };
        return String.join("\r\n", lines).getBytes(StandardCharsets.UTF_8);
    }

    private static String escaped(String words) {
        return words.replace("\\", "\\\\")
                .replace(",", "\\,")
                .replace(";", "\\;")
                .replace("\n", " ");
    }
}
