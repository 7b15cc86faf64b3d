package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

/** A rounded panel with a hairline, on which things stand; it can be framed in the accent to draw the eye. */
public class Panel extends Table {
    private final Theme theme;
    private final Color fill;
    private final float radius;
    private boolean isMarked;

    /** A panel in this colour. */
    public Panel(Theme theme, Color fill, float radius) {
        this.theme = theme;
        this.fill = fill;
        this.radius = radius;
    }

    /** Frames the panel in the accent or in its hairline. */
    public void mark(boolean marked) {
        isMarked = marked;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = parentAlpha * getColor().a;
        theme.fill(batch, fill, alpha, radius, this);
        if (isMarked) {
            theme.thickLine(batch, theme.palette().accentInk(), alpha, radius, this);
        } else {
            theme.line(batch, theme.palette().stroke(), alpha, radius, this);
        }
        super.draw(batch, parentAlpha);
    }
}
