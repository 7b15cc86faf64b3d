package reversi.screens.puzzle;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import reversi.notation.GameDate;
import reversi.screens.CalendarDay;
import reversi.screens.Context;
import reversi.screens.diary.DayGrid;
import reversi.screens.diary.Month;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.puzzle.PuzzleProgress;
import reversi.teach.puzzle.Streak;

/** The days with a daily puzzle: how many in a row, and a calendar. */
final class StreakPanel {
    private static final int WEEK = 7;
    private static final long DAY_MILLIS = 86_400_000;

    private final Context context;
    private final Ui ui;
    private final PuzzleProgress progress;
    private final long today;
    private final CalendarDay date;

    StreakPanel(Context context, PuzzleProgress progress, long today, CalendarDay date) {
        this.context = context;
        this.ui = context.ui();
        this.progress = progress;
        this.today = today;
        this.date = date;
    }

    /** Streak and month side by side. */
    Panel month() {
        Panel panel = ui.panel();
        panel.pad(Theme.PART_GAP, Theme.PAD, Theme.GAP, Theme.PAD);
        panel.add(streaks()).top().left().padRight(Theme.CARD_PAD);
        Table calendar = new Table();
        calendar.add(ui.text(context.say("puzzles.month." + date.month()), Type.SMALL_STRONG))
                .left()
                .padLeft(Theme.LINE_GAP)
                .row();
        Month month = Month.of(today);
        calendar.add(grid(month.first(), month.days(), 1)).growX();
        panel.add(calendar).growX();
        return panel;
    }

    /** The week alone. */
    Panel week() {
        Panel panel = ui.panel();
        panel.pad(Theme.LINE_GAP, Theme.GAP, Theme.LINE_GAP, Theme.GAP);
        long monday = today - DayGrid.weekday(today);
        Table week = new Table();
        week.add(grid(monday, WEEK, 0)).growX();
        panel.add(week).growX();
        return panel;
    }

    private DayGrid grid(long first, int count, int date) {
        List<Integer> dates = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            dates.add(
                    date > 0
                            ? date + i
                            : GameDate.ofMillis((first + i) * DAY_MILLIS).day());
        }
        List<String> weekdays = new ArrayList<>();
        for (int i = 1; i <= WEEK; i++) {
            weekdays.add(context.say("puzzles.weekday." + i));
        }
        return new DayGrid(context.theme(), weekdays, first, dates, today, progress::hasDaily);
    }

    /** The days in a row, now and at best. */
    Table streaks() {
        Streak streak = progress.streak(today);
        Table table = new Table();
        table.defaults().left();
        table.add(ui.muted(context.say("puzzles.streak"), Type.SMALL)).row();
        table.add(ui.text(Integer.toString(streak.now()), Type.DISPLAY)).row();
        table.add(ui.muted(context.texts().count("puzzles.streak.days", streak.now()), Type.SMALL))
                .padBottom(Theme.BLOCK_GAP)
                .row();
        table.add(ui.muted(context.say("puzzles.streak.best"), Type.SMALL)).row();
        table.add(ui.text(context.texts().count("puzzles.days", streak.best()), Type.TITLE));
        return table;
    }
}
