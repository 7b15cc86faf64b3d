package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/**
 * A question with two answers.
 *
 * @param title the question
 * @param words what follows from the answer; empty for nothing to say
 * @param yes the words of the answer that acts
 * @param no the words of the answer that only closes
 * @param action what the first answer does, after the dialog has closed
 */
public record ConfirmSheet(String title, String words, String yes, String no, Runnable action) implements Sheet {
    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        PageHost router = context.router();
        SheetBody table = new SheetBody(context, width, title);
        if (!words.isEmpty()) {
            table.explain(words);
        }
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(ui.secondary(no, router::closeSheet)).padRight(Theme.GAP);
        answers.add(ui.primary(yes, () -> {
            router.closeSheet();
            action.run();
        }));
        table.add(answers).padTop(Theme.SHEET_PAD);
        return table;
    }
}
