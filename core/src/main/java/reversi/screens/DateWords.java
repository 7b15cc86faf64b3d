package reversi.screens;

import reversi.platform.Device;

/** Says when something was, as short as it can be from the moment on which it is said. */
public final class DateWords {
    private final Texts texts;
    private final Device device;
    private final long now;

    /** Words at a moment, in milliseconds since 1970, which says what is today; the device knows how far its clocks are ahead. */
    public DateWords(Texts texts, Device device, long now) {
        this.texts = texts;
        this.device = device;
        this.now = now;
    }

    /** The day of a moment, and today also the time if that is wanted. */
    public String date(long at, boolean hasTime) {
        int ahead = device.utcOffsetMinutes(at);
        long days = CalendarDay.number(now, device.utcOffsetMinutes(now)) - CalendarDay.number(at, ahead);
        if (days == 0 || days == 1) {
            String day = texts.get(days == 0 ? "date.today" : "date.yesterday");
            return hasTime && days == 0 ? texts.punctuation().details(day, CalendarDay.time(at, ahead)) : day;
        }
        return day(at);
    }

    /** The day of a moment and the time, whichever day it is. */
    public String moment(long at) {
        return texts.punctuation().details(day(at), CalendarDay.time(at, device.utcOffsetMinutes(at)));
    }

    /** The day of a moment, with its year where that is another one. */
    public String day(long at) {
        CalendarDay day = CalendarDay.of(at, device.utcOffsetMinutes(at));
        String month = month(day.month());
        return day.year() == CalendarDay.of(now, device.utcOffsetMinutes(now)).year()
                ? texts.get("date.day", day.day(), month)
                : texts.get("date.year", day.day(), month, day.year());
    }

    /** A month in short, from 1, of a year. */
    public String monthOf(int year, int month) {
        return texts.get("date.month.year", month(month), year);
    }

    /** A month in short, from 1. */
    public String month(int month) {
        return texts.get("date.month." + month);
    }
}
