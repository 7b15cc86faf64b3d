package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The offer of a draw, to be answered by the person on the other side of the board. */
record OfferSheet(LiveGame game, Disc by) implements Sheet {
    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Words words = new Words(
                context.texts(),
                context.settings().now().look().board(),
                game.session().setup());
        Table table = new Table();
        table.defaults().growX();
        table.add(ui.text(context.texts().get("offer.title", words.distinctName(by)), Type.HEADING)
                        .wrap(width))
                .row();
        table.add(ui.muted(context.texts().get("offer.question", words.distinctName(by.other())), Type.BODY)
                        .wrap(width))
                .padTop(8)
                .row();
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(ui.secondary(context.say("offer.decline"), () -> answer(context, false)))
                .padRight(Theme.GAP);
        answers.add(ui.primary(context.say("offer.accept"), () -> answer(context, true)));
        table.add(answers).padTop(24);
        return table;
    }

    private void answer(Context context, boolean accepts) {
        context.router().closeSheet();
        game.session().answerDraw(by.other(), accepts);
    }

    @Override
    public void dismissed() {
        game.session().answerDraw(by.other(), false);
    }
}
