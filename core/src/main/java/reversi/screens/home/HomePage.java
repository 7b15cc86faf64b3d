package reversi.screens.home;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Navigator;
import reversi.screens.Page;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.session.GameSetup.Mode;

/** The first page. */
public final class HomePage extends Page {
    @Override
    public Actor build(Context context, Layout layout) {
        Ui ui = context.ui();
        Navigator go = context.go();
        Table page = new Table();
        page.defaults().growX().padTop(10);
        page.pad(layout.margin());
        page.add(ui.text(context.say("game.name"), Type.DISPLAY)).row();
        page.add(ui.card(
                        Button.Kind.SECONDARY,
                        Icon.COMPUTER,
                        context.say("home.computer"),
                        context.say("home.computer.second"),
                        () -> go.newGame(Mode.VERSUS_COMPUTER)))
                .height(64)
                .row();
        return page;
    }
}
