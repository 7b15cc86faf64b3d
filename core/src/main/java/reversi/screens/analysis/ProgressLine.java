package reversi.screens.analysis;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Theme;

/** How much of some work is done, as a slim line; nothing where none is under way. */
final class ProgressLine extends Widget {
    static final float HEIGHT = 4;

    private final Theme theme;
    private float share;

    ProgressLine(Theme theme) {
        this.theme = theme;
    }

    /** Shows a share of 0…1; 0 for nothing under way. */
    void show(float next) {
        if (share != next) {
            share = next;
            PartialStage.redraw(this);
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (share > 0) {
            float alpha = parentAlpha * getColor().a;
            float radius = HEIGHT / 2;
            theme.fill(batch, theme.palette().well(), alpha, radius, getX(), getY(), getWidth(), HEIGHT);
            float width = Math.max(HEIGHT, share * getWidth());
            theme.fill(batch, theme.palette().accentInk(), alpha, radius, getX(), getY(), width, HEIGHT);
        }
    }
}
