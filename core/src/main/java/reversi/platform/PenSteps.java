package reversi.platform;

import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.GlyphLayout.GlyphRun;

/**
 * Sets the glyphs of a line where their exact widths want them, each on a whole pixel. A glyph's own width is a whole number of
 * pixels in libGDX; rounding each one alone would spread or squeeze a line of small text by a pixel every few letters.
 */
public final class PenSteps {
    private PenSteps() {}

    /** The exact widths of one font. */
    public interface Widths {
        /** How far the pen moves on after {@code glyph} where {@code next} follows it, in pixels. */
        float advance(Glyph glyph, Glyph next);
    }

    /** The data of a font that knows where the ink of its glyphs begins. */
    public interface Edges {
        /** How far right of the pen the ink of a glyph begins, in pixels and exactly. */
        float left(Glyph glyph);
    }

    /**
     * How many pixels further left a line that begins with this glyph must be drawn than libGDX does, which puts the picture of the
     * glyph at its beginning: so its ink begins within half a pixel of it, as that of every other line there.
     */
    public static int start(Glyph first, Edges edges) {
        return Math.round(edges.left(first)) - first.xoffset;
    }

    /** Moves the glyphs of a run {@code tracking} pixels further apart than they are wide; {@code scale} turns pixels into the run's own units. */
    public static void place(GlyphRun run, float scale, float tracking, Widths widths) {
        float pen = 0;
        int placed = 0;
        for (int i = 1; i < run.glyphs.size; i++) {
            pen += widths.advance(run.glyphs.get(i - 1), run.glyphs.get(i)) + tracking;
            int whole = Math.round(pen);
            run.xAdvances.set(i, (whole - placed) * scale);
            placed = whole;
        }
    }
}
