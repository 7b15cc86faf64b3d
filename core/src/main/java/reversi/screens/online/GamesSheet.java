package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.online.GameCard;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The games that go on; a tap watches one. */
record GamesSheet(OnlinePages online) implements Sheet {
    private static final float ROW = 54;

    @Override
    public float wishedWidth() {
        return 520;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        OnlineWords words = new OnlineWords(context.texts());
        Table table = new Table();
        table.defaults().growX();
        table.add(ui.text(context.say("lobby.games.title"), Type.HEADING))
                .padBottom(Theme.ROW_GAP)
                .row();
        ListView list = new ListView(context);
        for (GameCard game : online.client().lobby().games()) {
            String players = context.texts()
                    .get("lobby.pair", game.black().name(), game.white().name());
            String second = words.variant(game.variant()) + " · "
                    + context.say(game.rated() ? "terms.rated" : "terms.unrated") + " · "
                    + context.texts().get("play.move", game.placements());
            Line line = new Line(ui, Color.CLEAR, players, second, "", () -> {
                context.router().closeSheet();
                online.watch(game.table());
            });
            list.add(new ListView.Row().line(line, ROW));
        }
        list.rule();
        table.add(list).row();
        table.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.PAD);
        return table;
    }
}
