package reversi.screens.together;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import reversi.online.ClassTask;
import reversi.online.Protocol;
import reversi.online.TaskKind;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.Writable;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A task that a leader of a class sets. */
final class TaskSheet implements Sheet {
    private static final List<Integer> AMOUNTS = List.of(1, 3, 5, 10, 20);
    private static final List<Integer> DAYS = List.of(1, 3, 7, 14, 30);
    private static final int LONGEST_LINK = 200;

    private final BiConsumer<ClassTask, Integer> set;
    private String name = "";
    private String link = "";
    private TaskKind kind = TaskKind.PUZZLES;
    private int amount = 2;
    private int days = 2;
    private String trouble = "";

    /** {@code set} sets a task and the days for it. */
    TaskSheet(BiConsumer<ClassTask, Integer> set) {
        this.set = set;
    }

    @Override
    public float wishedWidth() {
        return 460;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX().padBottom(Theme.GAP);
        table.add(ui.text(context.say("class.set"), Type.HEADING).wrap(width)).row();
        List<String> kinds = Arrays.stream(TaskKind.values())
                .map(each -> context.say("class.kind." + each.name()))
                .toList();
        table.add(ui.segmented(kinds, 2, kind.ordinal(), at -> choose(context, TaskKind.values()[at])))
                .row();
        table.add(ui.writing(name, context.say("class.name"), Protocol.MAX_STUDY_NAME, text -> name = text))
                .row();
        if (kind == TaskKind.STUDY) {
            table.add(ui.writing(link, context.say("class.link"), LONGEST_LINK, text -> link = text))
                    .row();
        } else {
            choice(context, table, "class.amount", AMOUNTS, amount, at -> amount = at);
        }
        choice(context, table, "class.days", DAYS, days, at -> days = at);
        if (!trouble.isEmpty()) {
            table.add(ui.text(trouble, Type.SMALL).in(ui.palette().danger()).wrap(width))
                    .row();
        }
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(ui.secondary(context.say("dialog.cancel"), context.router()::closeSheet))
                .padRight(Theme.GAP);
        answers.add(ui.primary(context.say("class.set.short"), () -> save(context)));
        table.add(answers).padTop(Theme.GAP).padBottom(0);
        return table;
    }

    private static void choice(
            Context context, Table table, String key, List<Integer> numbers, int chosen, IntConsumer choose) {
        table.add(context.ui().muted(context.say(key), Type.SMALL))
                .padBottom(Theme.LINE_GAP)
                .row();
        List<String> words = numbers.stream().map(String::valueOf).toList();
        table.add(context.ui().segmented(words, chosen, choose)).row();
    }

    private void choose(Context context, TaskKind next) {
        kind = next;
        context.router().refreshSheet();
    }

    private void save(Context context) {
        trouble = Writable.trouble(context.texts(), name).orElse("");
        if (!trouble.isEmpty()) {
            context.router().refreshSheet();
        } else if (!name.isBlank()) {
            boolean isStudy = kind == TaskKind.STUDY;
            String code = isStudy ? link.trim().substring(link.trim().lastIndexOf('/') + 1) : "";
            context.router().closeSheet();
            set.accept(new ClassTask(0, kind, isStudy ? 1 : AMOUNTS.get(amount), name.trim(), code, 0), DAYS.get(days));
        }
    }
}
