package reversi.screens;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Contrast;
import reversi.screens.ui.Theme;

/** A disc that lies still, or one of each colour half over each other. */
public final class DiscView extends Widget {
    private static final float CELL = 8f / 7;
    private static final float BOTH_SHARE = 0.78f;
    /** A disc smaller than this has a rim to stand out by. */
    private static final float SMALL = 34;

    /** So does one that hardly stands out from what it lies on. */
    private static final double LEAST_CONTRAST = 2;

    private final Theme theme;
    private final Color black;
    private final Color white;
    private final boolean showsBlack;
    private final boolean showsWhite;
    private final @Nullable TextureRegion face;
    private final @Nullable TextureRegion light;

    /** A picture of a black disc, a white one, or both. */
    public DiscView(Theme theme, BoardStyle style, boolean showsBlack, boolean showsWhite) {
        this.theme = theme;
        this.showsBlack = showsBlack;
        this.showsWhite = showsWhite;
        black = style.colour(Disc.BLACK);
        white = style.colour(Disc.WHITE);
        face = theme.atlas().findRegion("disc/a_00");
        light = theme.atlas().findRegion("disc/light_00");
        setTouchable(Touchable.disabled);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        float side = Math.min(getWidth(), getHeight());
        float x = getX() + getWidth() / 2;
        float y = getY() + getHeight() / 2;
        if (showsBlack && showsWhite) {
            float part = side * BOTH_SHARE;
            disc(batch, black, alpha, x - part * 0.3f, y + part * 0.06f, part);
            disc(batch, white, alpha, x + part * 0.3f, y - part * 0.06f, part);
        } else {
            disc(batch, showsBlack ? black : white, alpha, x, y, side * 0.9f);
        }
    }

    private void disc(Batch batch, Color colour, float alpha, float x, float y, float diameter) {
        float reach = diameter * 0.24f;
        float low = diameter * 0.06f;
        float left = x - diameter / 2;
        float bottom = y - diameter / 2 - low;
        theme.discShadow(batch, theme.palette().shade(), alpha, left, bottom, diameter, reach);
        boolean isFaint = Contrast.of(
                        Contrast.luminance(colour),
                        Contrast.luminance(theme.palette().sheet()))
                < LEAST_CONTRAST;
        if (isFaint) {
            float rim = diameter + 2;
            theme.disc(batch, theme.palette().faint(), alpha, x - rim / 2, y - rim / 2, rim);
        } else if (diameter < SMALL) {
            float rim = diameter + 1.5f;
            theme.disc(batch, theme.palette().faint(), alpha * 0.5f, x - rim / 2, y - rim / 2, rim);
        }
        if (face == null || light == null) {
            theme.disc(batch, colour, alpha, x - diameter / 2, y - diameter / 2, diameter);
            return;
        }
        float cell = diameter * CELL;
        batch.setColor(colour.r, colour.g, colour.b, alpha);
        batch.draw(face, x - cell / 2, y - cell / 2, cell, cell);
        batch.setColor(1, 1, 1, alpha);
        batch.draw(light, x - cell / 2, y - cell / 2, cell, cell);
    }
}
