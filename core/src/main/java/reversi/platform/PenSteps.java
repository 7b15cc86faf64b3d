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

    /** Moves the glyphs of a run; {@code scale} turns pixels into the run's own units. */
    public static void place(GlyphRun run, float scale, Widths widths) {
        float pen = 0;
        int placed = 0;
        for (int i = 1; i < run.glyphs.size; i++) {
            pen += widths.advance(run.glyphs.get(i - 1), run.glyphs.get(i));
            int whole = Math.round(pen);
            run.xAdvances.set(i, (whole - placed) * scale);
            placed = whole;
        }
    }
}
