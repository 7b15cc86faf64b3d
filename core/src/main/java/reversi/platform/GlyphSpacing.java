package reversi.platform;

import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.GlyphLayout.GlyphRun;

/**
 * Positions glyphs by their exact advances, rounded to whole pixels. libGDX rounds each glyph's advance separately, which stretches or
 * squeezes small text by a pixel every few letters.
 */
public final class GlyphSpacing {
    private GlyphSpacing() {}

    /** The exact advances of a font. */
    public interface Advances {
        /** The advance of {@code glyph} when followed by {@code next}, with kerning, in pixels. */
        float advance(Glyph glyph, Glyph next);
    }

    /** Font data that knows its glyphs' left side bearings. */
    public interface Bearings {
        /** The exact left side bearing in pixels. */
        float leftBearing(Glyph glyph);
    }

    /**
     * The offset in pixels for a line that begins with this glyph, so that the ink of all lines is left-aligned within half a pixel;
     * libGDX aligns the glyph's bitmap instead.
     */
    public static int startOffset(Glyph first, Bearings edges) {
        return Math.round(edges.leftBearing(first)) - first.xoffset;
    }

    /** Sets the advances of a run with {@code tracking} extra pixels between glyphs; {@code scale} converts pixels to the run's units. */
    public static void place(GlyphRun run, float scale, float tracking, Advances widths) {
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
