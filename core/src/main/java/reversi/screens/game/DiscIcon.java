package reversi.screens.game;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import org.jspecify.annotations.Nullable;
import reversi.platform.AccessRole;
import reversi.rules.Disc;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Accessible;
import reversi.screens.ui.Contrast;
import reversi.screens.ui.SquareWidget;
import reversi.screens.ui.Theme;

/** A single disc at rest, as a sign of who plays which colour. */
public final class DiscIcon extends SquareWidget implements Accessible {
    /** The side of a disc's picture as a multiple of its diameter. */
    private static final float CELL = 8f / 7f;

    /** How far the shadow reaches beyond the disc, and how far below it lies, as shares of the diameter. */
    private static final float REACH = 0.24f;

    private static final float LOW = 0.06f;

    /** The rim of a disc that hardly stands out from what it lies on, in points. */
    private static final float RIM = 1;

    private static final double LEAST_CONTRAST = 2;

    private final String key;
    private final Color up;
    private final Color down;
    private final Theme theme;
    private final boolean isFaint;
    private final @Nullable TextureRegion face;
    private final @Nullable TextureRegion edge;
    private final @Nullable TextureRegion light;

    public DiscIcon(Theme theme, BoardStyle style, Disc disc, float diameter) {
        super(diameter);
        this.key = style.discs(disc).key();
        this.up = style.colour(disc);
        this.down = style.colour(disc.other());
        this.theme = theme;
        this.isFaint = Contrast.of(
                        Contrast.luminance(up),
                        Contrast.luminance(theme.palette().sheet()))
                < LEAST_CONTRAST;
        this.face = theme.atlas().findRegion("disc/a_00");
        this.edge = theme.atlas().findRegion("disc/b_00");
        this.light = theme.atlas().findRegion("disc/light_00");
        setTouchable(Touchable.disabled);
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.TEXT, to.say("disc." + key));
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        float x = getX() + getWidth() / 2;
        float y = getY() + getHeight() / 2;
        float cell = CELL * side;
        float left = x - side / 2;
        float low = y - side * (0.5f + LOW);
        theme.discShadow(batch, theme.palette().shade(), alpha, left, low, side, REACH * side);
        if (isFaint) {
            float rim = side + 2 * RIM;
            theme.disc(batch, theme.palette().faint(), alpha, x - rim / 2, y - rim / 2, rim);
        }
        layer(batch, face, up, alpha, x, y, cell);
        layer(batch, edge, down, alpha, x, y, cell);
        layer(batch, light, Color.WHITE, alpha, x, y, cell);
    }

    private static void layer(
            Batch batch, @Nullable TextureRegion region, Color tint, float alpha, float x, float y, float side) {
        if (region != null) {
            batch.setColor(tint.r, tint.g, tint.b, alpha);
            batch.draw(region, x - side / 2, y - side / 2, side, side);
        }
    }
}
