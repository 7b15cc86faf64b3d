package reversi.desktop;

import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.GlyphLayout.GlyphRun;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeBitmapFontData;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.IntFloatMap;
import org.jspecify.annotations.Nullable;
import reversi.platform.GlyphSpacing;
import reversi.platform.LineBreaks;
import reversi.platform.StandIns;

/** A FreeType font that knows how wide its glyphs are before hinting and rounding up. */
final class ExactFontData extends FreeTypeBitmapFontData implements GlyphSpacing.Bearings {
    private static final float UNKNOWN = -1;

    private final TypefaceChain chain;
    private final int pixels;
    private final float tracking;
    private final IntFloatMap widths = new IntFloatMap();
    private final IntFloatMap lefts = new IntFloatMap();

    /** A font whose em is {@code pixels} high and whose letters stand {@code tracking} pixels further apart than they are wide. */
    ExactFontData(TypefaceChain chain, int pixels, float tracking) {
        this.chain = chain;
        this.pixels = pixels;
        this.tracking = tracking;
    }

    @Override
    public void getGlyphs(GlyphRun run, CharSequence text, int start, int end, @Nullable Glyph last) {
        super.getGlyphs(run, text, start, end, last);
        GlyphSpacing.place(run, scaleX, tracking, this::advance);
    }

    @Override
    public int getWrapIndex(Array<Glyph> glyphs, int start) {
        return LineBreaks.wrapIndex(glyphs, start);
    }

    private float advance(Glyph glyph, Glyph next) {
        if (StandIns.isOne(glyph.id)) {
            return glyph.xadvance;
        }
        float known = widths.get(glyph.id, UNKNOWN);
        if (known == UNKNOWN) {
            known = pixels * chain.of(glyph.id).advance(glyph.id, (float) glyph.xadvance / pixels);
            widths.put(glyph.id, known);
        }
        return known + glyph.getKerning((char) next.id);
    }

    @Override
    public float leftBearing(Glyph glyph) {
        if (StandIns.isOne(glyph.id)) {
            return glyph.xoffset;
        }
        float known = lefts.get(glyph.id, Float.MAX_VALUE);
        if (known == Float.MAX_VALUE) {
            known = pixels * chain.of(glyph.id).leftBearing(glyph.id, (float) glyph.xoffset / pixels);
            lefts.put(glyph.id, known);
        }
        return known;
    }
}
