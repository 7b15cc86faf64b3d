package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;

/** A line of one pixel between two rows, as wide as its place. */
public final class Hairline extends Widget {
    private final Theme theme;

    /** A line in the colours of a look. */
    public Hairline(Theme theme) {
        this.theme = theme;
        setTouchable(Touchable.disabled);
    }

    @Override
    public float getPrefHeight() {
        return 1 / theme.pixelsPerPoint();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Color colour = theme.palette().stroke();
        theme.rectangle(batch, colour, parentAlpha, getX(), getY(), getWidth(), getHeight());
    }
}
