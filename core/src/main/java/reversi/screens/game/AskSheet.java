package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.Consumer;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/**
 * Something that the opponent asks for and that is granted or declined; closing the dialog declines it.
 *
 * @param title what is asked for
 * @param answer hears the answer
 */
record AskSheet(String title, Consumer<Boolean> answer) implements Sheet {
    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX();
        table.add(ui.text(title, Type.HEADING).wrap(width)).row();
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(ui.secondary(context.say("offer.decline"), () -> close(context, false)))
                .padRight(Theme.GAP);
        answers.add(ui.primary(context.say("offer.accept"), () -> close(context, true)));
        table.add(answers).padTop(24);
        return table;
    }

    @Override
    public void dismissed() {
        answer.accept(false);
    }

    private void close(Context context, boolean accepts) {
        context.router().closeSheet();
        answer.accept(accepts);
    }
}
