package reversi.desktop;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.freetype.FreeType;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.utils.Disposable;
import org.jspecify.annotations.Nullable;

/** One file of a typeface, opened when a character is first looked for in it. */
final class Typeface implements Disposable {
    private static final float FIXED_POINT = 64;

    /** Glyphs are measured at this size, unhinted. */
    private static final int RULER_PIXELS = 1000;

    private final FreeType.Library library;
    private final FileHandle file;
    private FreeType.@Nullable Face ruler;
    private FreeType.@Nullable Face pen;
    private @Nullable Drawing drawing;
    private int drawnPixels;

    Typeface(FreeType.Library library, FileHandle file) {
        this.library = library;
        this.file = file;
    }

    /** Whether it has a picture of a character. */
    boolean has(int character) {
        return ruler().getCharIndex(character) != 0;
    }

    /** The advance of a character in ems before hinting; {@code otherwise} where it cannot be read. */
    float advance(int character, float otherwise) {
        return ruler().loadChar(character, FreeType.FT_LOAD_NO_HINTING)
                ? inEms(ruler().getGlyph().getMetrics().getHoriAdvance())
                : otherwise;
    }

    /** Where the ink of a character begins, in ems right of its place; {@code otherwise} where it cannot be read. */
    float leftBearing(int character, float otherwise) {
        return ruler().loadChar(character, FreeType.FT_LOAD_NO_HINTING)
                ? inEms(ruler().getGlyph().getMetrics().getHoriBearingX())
                : otherwise;
    }

    /** Draws a character for a font of another typeface, on its baseline; null where this one cannot either. */
    @Nullable
    Glyph draw(
            char character,
            FreeTypeFontGenerator.FreeTypeBitmapFontData data,
            FreeTypeFontGenerator.FreeTypeFontParameter parameter,
            FreeType.Stroker stroker,
            float baseline,
            PixmapPacker packer) {
        Drawing pen = drawing;
        if (pen == null) {
            pen = new Drawing(file);
            drawing = pen;
        }
        if (drawnPixels != parameter.size) {
            drawnPixels = parameter.size;
            pen.scaleForPixelHeight(parameter.size);
        }
        return pen.createGlyph(character, data, parameter, stroker, baseline, packer);
    }

    /** The picture of a character at a size, as the slot holds it until the next one is drawn; null where it cannot be drawn. */
    FreeType.@Nullable GlyphSlot picture(int character, int pixels) {
        FreeType.Face face = pen;
        if (face == null) {
            face = library.newFace(file, 0);
            pen = face;
        }
        face.setPixelSizes(0, pixels);
        boolean isDrawn = face.loadChar(character, FreeType.FT_LOAD_DEFAULT | FreeType.FT_LOAD_FORCE_AUTOHINT)
                && face.getGlyph().renderGlyph(FreeType.FT_RENDER_MODE_NORMAL);
        return isDrawn ? face.getGlyph() : null;
    }

    private FreeType.Face ruler() {
        FreeType.Face face = ruler;
        if (face == null) {
            face = library.newFace(file, 0);
            face.setPixelSizes(0, RULER_PIXELS);
            ruler = face;
        }
        return face;
    }

    private static float inEms(int measured) {
        return measured / FIXED_POINT / RULER_PIXELS;
    }

    @Override
    public void dispose() {
        if (drawing != null) {
            drawing.dispose();
            drawing = null;
        }
        ruler = null;
        pen = null;
    }

    /** Draws single characters, whatever font they are for. */
    private static final class Drawing extends FreeTypeFontGenerator {
        Drawing(FileHandle file) {
            super(file);
        }

        @Override
        protected @Nullable Glyph createGlyph(
                char character,
                FreeTypeBitmapFontData data,
                FreeTypeFontParameter parameter,
                FreeType.Stroker stroker,
                float baseline,
                PixmapPacker packer) {
            return super.createGlyph(character, data, parameter, stroker, baseline, packer);
        }
    }
}
