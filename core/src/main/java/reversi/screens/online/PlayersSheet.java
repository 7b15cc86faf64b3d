package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.online.PlayerCard;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The players of a table; each leads to the dialog about him or her. */
record PlayersSheet(OnlinePages online, List<PlayerCard> players, long table) implements Sheet {
    PlayersSheet {
        players = List.copyOf(players);
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table sheet = new Table();
        sheet.defaults().growX();
        sheet.add(ui.text(context.say("lobby.players"), Type.HEADING))
                .padBottom(Theme.ROW_GAP)
                .row();
        ListView list = new ListView(context);
        for (PlayerCard player : players) {
            Line line = new Line(ui, Color.CLEAR, player.name(), "", OnlineWords.rating(player), () -> context.router()
                    .open(PlayerSheet.at(online, player, table)));
            list.add(new ListView.Row().avatar(context, online.photos(), player).line(line, Theme.HEADER));
        }
        sheet.add(list).row();
        sheet.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.PAD);
        return sheet;
    }
}
