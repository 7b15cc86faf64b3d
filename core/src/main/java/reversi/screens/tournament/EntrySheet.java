package reversi.screens.tournament;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.online.PlayerCard;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What a host can do with a player of the tournament. */
record EntrySheet(PlayerCard player, Runnable profile, Runnable remove) implements Sheet {
    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX().padBottom(Theme.GAP);
        table.add(ui.text(player.name(), Type.HEADING)).minWidth(0).row();
        table.add(ui.muted(context.say("tournament.remove.words"), Type.SMALL).wrap(width))
                .row();
        table.add(ui.secondary(context.say("tournament.profile"), context.closing(profile)))
                .row();
        table.add(ui.danger(context.say("tournament.remove"), context.closing(remove)))
                .row();
        table.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padBottom(0);
        return table;
    }
}
