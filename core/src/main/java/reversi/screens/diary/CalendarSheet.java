package reversi.screens.diary;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.PlayerClock;
import reversi.screens.SavedFile;
import reversi.screens.Sheet;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/**
 * A month's days on which something was done, and what somebody wants to do each day: nothing, unless it is chosen here.
 *
 * @param days what was done, now
 * @param clock where the person is
 * @param choose hears which goal was chosen, or is no goal any more
 */
public record CalendarSheet(Supplier<DoneDays> days, PlayerClock clock, BiConsumer<Goal, Boolean> choose)
        implements Sheet {
    private static final int WEEK = 7;

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX();
        Slot<Month> month = Slot.of((place, shown) -> fill(context, place, shown));
        month.show(Month.of(clock.today()));
        table.add(month).row();
        table.add(ui.text(context.say("calendar.goals"), Type.TITLE).wrap(width))
                .padTop(Theme.SHEET_PAD)
                .row();
        table.add(ui.muted(context.say("calendar.goals.second"), Type.SMALL).wrap(width))
                .padBottom(Theme.ROW_GAP)
                .row();
        DoneDays done = days.get();
        for (Goal goal : Goal.values()) {
            String second = done.has(goal, clock.today()) ? context.say("calendar.done") : "";
            boolean isChosen = done.diary().goals().contains(goal);
            table.add(ui.toggle(context.say(goal.key()), second, isChosen, on -> choose.accept(goal, on)))
                    .row();
        }
        if (context.device().files().isPresent()) {
            table.add(ui.secondary(context.say("calendar.remind"), () -> remind(context)))
                    .height(Theme.TOUCH)
                    .padTop(Theme.BLOCK_GAP)
                    .row();
            table.add(ui.muted(context.say("calendar.remind.second"), Type.SMALL)
                            .wrap(width))
                    .padTop(Theme.LINE_GAP)
                    .row();
        }
        table.add(ui.primary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.SHEET_PAD);
        return table;
    }

    private void fill(Context context, Slot<Month> place, Month month) {
        Ui ui = context.ui();
        Table head = new Table();
        Button before = ui.iconButton(Icon.STEP_BACK, () -> place.show(month.before()));
        before.setAccessibleName(context.say("calendar.before"));
        Button next = ui.iconButton(Icon.STEP, () -> place.show(month.next()));
        next.setAccessibleName(context.say("calendar.next"));
        next.setDisabled(month.next().first() > clock.today());
        String name = context.say("puzzles.month." + month.number());
        head.add(before).size(Theme.TOUCH);
        head.add(ui.text(context.texts().get("date.month.year", name, month.year()), Type.HEADING)
                        .align(Align.center))
                .growX()
                .minWidth(0);
        head.add(next).size(Theme.TOUCH);
        place.add(head).growX().row();
        place.add(grid(context, month)).growX().padTop(Theme.GRID).row();
        DoneDays done = days.get();
        Table counts = new Table();
        for (Goal goal : Goal.values()) {
            counts.add(ui.icon(goal.icon(), ui.palette().muted())).padRight(Theme.LINE_GAP);
            int count = done.count(goal, month.first(), month.days());
            counts.add(ui.muted(context.texts().count(goal.key() + ".days", count), Type.SMALL))
                    .padRight(Theme.BLOCK_GAP);
        }
        place.add(counts).left().padTop(Theme.ROW_GAP);
    }

    private DayGrid grid(Context context, Month month) {
        List<String> weekdays = new ArrayList<>();
        for (int i = 1; i <= WEEK; i++) {
            weekdays.add(context.say("puzzles.weekday." + i));
        }
        List<Integer> dates = new ArrayList<>();
        for (int day = 1; day <= month.days(); day++) {
            dates.add(day);
        }
        return new DayGrid(context.theme(), weekdays, month.first(), dates, clock.today(), days.get()::hasAny);
    }

    private void remind(Context context) {
        byte[] file = DailyReminder.file(clock.date(), context.say("calendar.remind.words"));
        context.device()
                .files()
                .ifPresent(files -> files.save(
                        DailyReminder.NAME, DailyReminder.TYPE, file, where -> SavedFile.tell(context, where)));
    }
}
