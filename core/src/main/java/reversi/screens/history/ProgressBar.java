package reversi.screens.history;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import reversi.archive.StepwiseTask;
import reversi.screens.ui.Theme;

/** A bar that fills from the left as a task goes on. */
final class ProgressBar extends Widget {
    private final Theme theme;
    private final StepwiseTask task;

    ProgressBar(Theme theme, StepwiseTask task) {
        this.theme = theme;
        this.task = task;
        setTouchable(Touchable.disabled);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float radius = getHeight() / 2;
        theme.fill(batch, theme.palette().well(), parentAlpha, radius, getX(), getY(), getWidth(), getHeight());
        float width = getWidth() * task.percent() / 100;
        if (width >= getHeight()) {
            theme.fill(batch, theme.palette().accent(), parentAlpha, radius, getX(), getY(), width, getHeight());
        }
    }
}
