package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;

/** A row of dots, one for each page, of which the present one stands out. */
public final class PageIndicator extends Widget {
    private static final float DOT = 6;
    private static final float STEP = 13;

    private final Theme theme;
    private final int count;
    private final int present;

    /** Dots for {@code count} pages, of which {@code present} is shown, from 0. */
    public PageIndicator(Theme theme, int count, int present) {
        this.theme = theme;
        this.count = count;
        this.present = present;
        setTouchable(Touchable.disabled);
    }

    @Override
    public float getPrefHeight() {
        return DOT;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Palette palette = theme.palette();
        float step = Math.min(STEP, getWidth() / count);
        float left = getX() + (getWidth() - step * (count - 1)) / 2;
        float middle = getY() + getHeight() / 2;
        for (int i = 0; i < count; i++) {
            Color colour = i == present ? palette.accentInk() : palette.faint();
            float size = i == present ? DOT + 2 : DOT;
            float alpha = i == present ? 1 : 0.6f;
            theme.disc(batch, colour, parentAlpha * alpha, left + i * step - size / 2, middle - size / 2, size);
        }
    }
}
