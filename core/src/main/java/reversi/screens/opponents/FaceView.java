package reversi.screens.opponents;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.screens.ui.Contrast;
import reversi.screens.ui.SquareWidget;
import reversi.screens.ui.Theme;

/** The face of a level of the computer. */
public final class FaceView extends SquareWidget {
    /** The disc in the cell of its face: its diameter, and how far its middle lies below that of the cell. */
    private static final float DISC = 54f / 64;

    private static final float LOW = 4f / 64;
    /** The side of the pictures of a disc, in diameters. */
    private static final float CELL = 8f / 7;
    /** How far the shadow of what is worn falls. */
    private static final float FALL = 1.2f / 64;

    private static final float SHADOW = 0.22f;
    private static final double LEAST_CONTRAST = 2;

    /** A region of the atlas with its colour. */
    private record Part(TextureAtlas.AtlasRegion region, Color colour, boolean isRaised) {}

    private final Theme theme;
    private final TextureAtlas.@Nullable AtlasRegion disc;
    private final TextureAtlas.@Nullable AtlasRegion light;
    private List<Part> parts = List.of();
    private Color colour = Color.WHITE;
    private boolean hasRim;
    private int level;

    /** The face of a level in a square of this side, in points. */
    public FaceView(Theme theme, int level, float side) {
        super(side);
        this.theme = theme;
        disc = theme.atlas().findRegion("disc/a_00");
        light = theme.atlas().findRegion("disc/light_00");
        setTouchable(Touchable.disabled);
        show(level);
    }

    /** The level whose face is shown. */
    public int level() {
        return level;
    }

    /** Shows the face of another level. */
    public void show(int next) {
        if (next == level) {
            return;
        }
        level = next;
        Face face = Faces.of(next);
        colour = colour(face.colour(), 1);
        double ground = Contrast.luminance(theme.palette().sheet());
        hasRim = Contrast.of(Contrast.luminance(colour), ground) < LEAST_CONTRAST;
        List<Part> made = new ArrayList<>();
        for (Face.Layer layer : face.layers()) {
            TextureAtlas.AtlasRegion region = theme.atlas().findRegion(layer.picture());
            if (region != null) {
                made.add(new Part(region, colour(layer.colour(), layer.alpha()), layer.isRaised()));
            }
        }
        parts = made;
    }

    private static Color colour(int rgb, float alpha) {
        return new Color((rgb >> 16 & 0xFF) / 255f, (rgb >> 8 & 0xFF) / 255f, (rgb & 0xFF) / 255f, alpha);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        float cell = Math.min(getWidth(), getHeight());
        float x = getX() + (getWidth() - cell) / 2;
        float y = getY() + (getHeight() - cell) / 2;
        disc(batch, alpha, x + cell / 2, y + cell / 2 - cell * LOW, cell * DISC);
        for (Part part : parts) {
            if (part.isRaised()) {
                batch.setColor(0, 0, 0, alpha * SHADOW);
                draw(batch, part.region(), x, y - cell * FALL, cell);
            }
            Color ink = part.colour();
            batch.setColor(ink.r, ink.g, ink.b, ink.a * alpha);
            draw(batch, part.region(), x, y, cell);
        }
    }

    private static void draw(Batch batch, TextureAtlas.AtlasRegion region, float x, float y, float cell) {
        float scale = cell / region.originalWidth;
        batch.draw(
                region,
                x + region.offsetX * scale,
                y + region.offsetY * scale,
                region.packedWidth * scale,
                region.packedHeight * scale);
    }

    private void disc(Batch batch, float alpha, float x, float y, float diameter) {
        float half = diameter / 2;
        theme.discShadow(
                batch,
                theme.palette().shade(),
                alpha,
                x - half,
                y - half - diameter * 0.04f,
                diameter,
                diameter * 0.2f);
        if (hasRim) {
            theme.disc(batch, theme.palette().faint(), alpha, x - half - 1, y - half - 1, diameter + 2);
        }
        if (disc == null || light == null) {
            theme.disc(batch, colour, alpha, x - half, y - half, diameter);
            return;
        }
        float side = diameter * CELL;
        batch.setColor(colour.r, colour.g, colour.b, alpha);
        batch.draw(disc, x - side / 2, y - side / 2, side, side);
        batch.setColor(1, 1, 1, alpha);
        batch.draw(light, x - side / 2, y - side / 2, side, side);
    }
}
