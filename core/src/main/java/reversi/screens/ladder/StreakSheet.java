package reversi.screens.ladder;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Punctuation;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.puzzle.Streak;

/**
 * A row of wins or days: how long it is, the best there was, how far it is to a new best, and where it goes on.
 *
 * @param titleKey what is counted
 * @param wayKey where it goes on
 */
record StreakSheet(String titleKey, Streak streak, String wayKey, Runnable way) implements Sheet {
    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Punctuation signs = context.texts().punctuation();
        Table table = new Table();
        table.defaults().width(width);
        table.add(ui.text(context.say(titleKey), Type.HEADING).wrap(width)).row();
        table.add(ui.text(Integer.toString(streak.now()), Type.DISPLAY)
                        .align(Align.center)
                        .in(ui.palette().accentInk()))
                .padTop(Theme.BLOCK_GAP)
                .row();
        String best = signs.label(context.say("puzzles.streak.best"), Integer.toString(streak.best()));
        table.add(ui.text(best, Type.BODY_STRONG).align(Align.center))
                .padTop(Theme.GRID)
                .row();
        int left = streak.best() + 1 - streak.now();
        String further = signs.label(context.say("streak.left"), Integer.toString(left));
        table.add(ui.muted(further, Type.BODY).align(Align.center))
                .padTop(Theme.GRID)
                .row();
        table.add(ui.primary(context.say(wayKey), context.closing(way)))
                .padTop(Theme.PAD)
                .row();
        table.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.GAP);
        return table;
    }
}
