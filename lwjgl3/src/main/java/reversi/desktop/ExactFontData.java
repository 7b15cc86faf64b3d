package reversi.desktop;

import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.GlyphLayout.GlyphRun;
import com.badlogic.gdx.graphics.g2d.freetype.FreeType;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeBitmapFontData;
import com.badlogic.gdx.utils.IntFloatMap;
import org.jspecify.annotations.Nullable;
import reversi.platform.GlyphSpacing;

/** A FreeType font that knows how wide its glyphs are before hinting and rounding up. */
final class ExactFontData extends FreeTypeBitmapFontData implements GlyphSpacing.Bearings {
    private static final int RULER_PIXELS = 1000;
    private static final float FIXED_POINT = 64;
    private static final float UNKNOWN = -1;

    private final FreeType.Face ruler;
    private final int pixels;
    private final float tracking;
    private final IntFloatMap widths = new IntFloatMap();
    private final IntFloatMap lefts = new IntFloatMap();

    /**
     * A font whose em is {@code pixels} high and whose letters stand {@code tracking} pixels further apart than they are wide;
     * {@code ruler} is a face of the same typeface that nothing else draws with.
     */
    ExactFontData(FreeType.Face ruler, int pixels, float tracking) {
        this.ruler = ruler;
        this.pixels = pixels;
        this.tracking = tracking;
        ruler.setPixelSizes(0, RULER_PIXELS);
    }

    @Override
    public void getGlyphs(GlyphRun run, CharSequence text, int start, int end, @Nullable Glyph last) {
        super.getGlyphs(run, text, start, end, last);
        GlyphSpacing.place(run, scaleX, tracking, this::advance);
    }

    private float advance(Glyph glyph, Glyph next) {
        float known = widths.get(glyph.id, UNKNOWN);
        if (known == UNKNOWN) {
            known = measure(glyph);
            widths.put(glyph.id, known);
        }
        return known + glyph.getKerning((char) next.id);
    }

    @Override
    public float leftBearing(Glyph glyph) {
        float known = lefts.get(glyph.id, Float.MAX_VALUE);
        if (known == Float.MAX_VALUE) {
            known = ruler.loadChar(glyph.id, FreeType.FT_LOAD_NO_HINTING)
                    ? inPixels(ruler.getGlyph().getMetrics().getHoriBearingX())
                    : glyph.xoffset;
            lefts.put(glyph.id, known);
        }
        return known;
    }

    private float inPixels(int measured) {
        return measured / FIXED_POINT / RULER_PIXELS * pixels;
    }

    private float measure(Glyph glyph) {
        if (!ruler.loadChar(glyph.id, FreeType.FT_LOAD_NO_HINTING)) {
            return glyph.xadvance;
        }
        return inPixels(ruler.getGlyph().getMetrics().getHoriAdvance());
    }
}
