package reversi.screens.ui;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;

/** How much of something is done, as a bar that fills from the left and is as thick as its place is high. */
public final class ProgressBar extends Widget {
    private final Theme theme;
    private float share;

    /** An empty bar. */
    public ProgressBar(Theme theme) {
        this.theme = theme;
        setTouchable(Touchable.disabled);
    }

    /** Fills it to a share of 0…1. */
    public void show(float next) {
        if (share != next) {
            share = next;
            PartialStage.redraw(this);
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        float thick = getHeight();
        theme.fill(batch, theme.palette().well(), alpha, thick / 2, getX(), getY(), getWidth(), thick);
        if (share > 0) {
            // Shorter than it is thick it would be no bar.
            float filled = Math.min(getWidth(), Math.max(thick, share * getWidth()));
            theme.fill(batch, theme.palette().accent(), alpha, thick / 2, getX(), getY(), filled, thick);
        }
    }
}
