package reversi.screens.diary;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import java.util.function.LongPredicate;
import reversi.screens.ui.TextCache;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** Days in weeks from Monday to Sunday: those on which something was done stand out, and today. */
public final class DayGrid extends Widget {
    private static final int DAYS = 7;
    private static final float ROW = 30;
    private static final float HEAD = 22;
    private static final float DISC = 26;
    private static final float DONE = 0.3f;
    /** 1 January 1970 was a Thursday. */
    private static final int FIRST_WEEKDAY = 3;

    private final Theme theme;
    private final TextCache text;
    private final List<String> weekdays;
    private final long first;
    private final List<Integer> dates;
    private final long today;
    private final boolean[] isDone;

    /**
     * A grid of days.
     *
     * @param weekdays the letters of Monday to Sunday
     * @param first the first day, counted from 1970
     * @param dates the days of the month, one for each day
     * @param today the day that is marked, counted from 1970
     * @param isDone whether a day stands out
     */
    public DayGrid(
            Theme theme, List<String> weekdays, long first, List<Integer> dates, long today, LongPredicate isDone) {
        this.theme = theme;
        this.text = new TextCache(theme);
        this.weekdays = weekdays;
        this.first = first;
        this.dates = List.copyOf(dates);
        this.today = today;
        this.isDone = new boolean[dates.size()];
        for (int i = 0; i < dates.size(); i++) {
            this.isDone[i] = isDone.test(first + i);
        }
        setTouchable(Touchable.disabled);
    }

    /** The weekday of a day counted from 1970, Monday being 0. */
    public static int weekday(long day) {
        return (int) Math.floorMod(day + FIRST_WEEKDAY, (long) DAYS);
    }

    private int rows() {
        return (weekday(first) + dates.size() + DAYS - 1) / DAYS;
    }

    @Override
    public float getPrefWidth() {
        return DAYS * DISC;
    }

    @Override
    public float getPrefHeight() {
        return HEAD + rows() * ROW;
    }

    private float centreX(int weekday) {
        return getWidth() * (weekday + 0.5f) / DAYS;
    }

    private float centreY(int row) {
        return getHeight() - HEAD - ROW * (row + 0.5f);
    }

    /** The colour of the date of a day, counted from the first. */
    private Color ink(int index) {
        boolean isToday = first + index == today;
        if (isToday && isDone[index]) {
            return theme.palette().onAccent();
        }
        return isDone[index] || isToday
                ? theme.palette().accentInk()
                : theme.palette().muted();
    }

    @Override
    public void layout() {
        text.clear();
        float half = theme.font(Type.CAPTION).getCapHeight() / 2;
        for (int i = 0; i < DAYS; i++) {
            text.writeCentred(
                    Type.CAPTION, weekdays.get(i), theme.palette().muted(), centreX(i), getHeight() - HEAD / 2 + half);
        }
        for (int i = 0; i < dates.size(); i++) {
            int place = weekday(first) + i;
            boolean isStrong = isDone[i] || first + i == today;
            text.writeCentred(
                    isStrong ? Type.CAPTION_STRONG : Type.CAPTION,
                    Integer.toString(dates.get(i)),
                    ink(i),
                    centreX(place % DAYS),
                    centreY(place / DAYS) + half);
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = parentAlpha * getColor().a;
        for (int i = 0; i < dates.size(); i++) {
            long day = first + i;
            int place = weekday(first) + i;
            float x = getX() + centreX(place % DAYS) - DISC / 2;
            float y = getY() + centreY(place / DAYS) - DISC / 2;
            if (isDone[i]) {
                float strength = day == today ? 1 : DONE;
                theme.disc(batch, theme.palette().accent(), strength * alpha, x, y, DISC);
            } else if (day == today) {
                theme.line(batch, theme.palette().accentInk(), alpha, DISC / 2, x, y, DISC, DISC);
            }
        }
        text.draw(batch, alpha, this);
    }
}
