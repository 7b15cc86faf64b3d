package reversi.screens.learn;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Theme;

/** How much of a lesson is behind. */
final class ProgressBar extends Widget {
    private static final float HEIGHT = 8;

    private final Theme theme;
    private final float share;

    /** A bar that is full to a share of 0…1. */
    ProgressBar(Theme theme, float share) {
        this.theme = theme;
        this.share = share;
        setTouchable(Touchable.disabled);
    }

    @Override
    public float getPrefHeight() {
        return HEIGHT;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Palette palette = theme.palette();
        float y = getY() + (getHeight() - HEIGHT) / 2;
        theme.fill(batch, palette.well(), parentAlpha, HEIGHT / 2, getX(), y, getWidth(), HEIGHT);
        float full = Math.max(HEIGHT, share * getWidth());
        theme.fill(batch, palette.accent(), parentAlpha, HEIGHT / 2, getX(), y, Math.min(full, getWidth()), HEIGHT);
    }
}
