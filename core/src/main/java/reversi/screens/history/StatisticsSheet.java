package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.archive.GameStatistics;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;

/** The statistics where the list leaves no room for them. */
record StatisticsSheet(HistoryWords words, GameStatistics statistics) implements Sheet {
    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().width(width);
        table.add(new StatisticsView(context, words, statistics).panels()).row();
        table.add(context.ui().secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.PAD);
        return table;
    }
}
