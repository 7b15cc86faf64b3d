package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.archive.StepwiseTask;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** How far a task is, which can be cancelled here. */
record ProgressSheet(String titleKey, StepwiseTask task) implements Sheet {
    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().width(width);
        table.add(context.ui().text(context.say(titleKey), Type.HEADING).wrap(width))
                .padBottom(Theme.CARD_PAD)
                .row();
        ProgressBar bar = new ProgressBar(context.theme());
        bar.addAction(Actions.forever(Actions.run(() -> bar.show(task.percent() / 100f))));
        table.add(bar).height(10).padBottom(Theme.PAD).row();
        table.add(context.ui().secondary(context.say("dialog.cancel"), this::dismissed));
        return table;
    }

    /** The task ends by itself as soon as it can, and then this closes. */
    @Override
    public void dismissed() {
        task.cancel();
    }
}
