package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A break in a game with clocks, which stand still until it is closed. */
final class PauseSheet implements Sheet {
    @Override
    public float wishedWidth() {
        return 360;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX();
        table.add(ui.text(context.say("pause.title"), Type.HEADING).align(Align.center))
                .row();
        table.add(ui.muted(context.say("pause.words"), Type.BODY).align(Align.center))
                .padTop(Theme.ROW_GAP)
                .row();
        table.add(ui.primary(context.say("play.go-on"), context.router()::closeSheet))
                .padTop(Theme.SHEET_PAD);
        return table;
    }
}
