package reversi.desktop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.freetype.FreeType;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeBitmapFontData;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import reversi.platform.RightToLeft;

/** Several characters drawn as one picture: beside each other from left to right, marks over the letter before them. */
final class ClusterPicture {
    private static final int FIXED_POINT = 64;
    private static final int ZERO_WIDTH_JOINER = 0x200d;

    private ClusterPicture() {}

    /** A picture of a character, and where it stands: {@code x} right of the place, {@code top} above the baseline. */
    private record Part(Pixmap ink, int x, int top) {}

    /** Whether characters are joined to a picture that none of them shows, as emoji and flags are, which FreeType does not know. */
    static boolean isOfOtherPictures(String cluster) {
        return cluster.codePoints().anyMatch(code -> code == ZERO_WIDTH_JOINER || (code >= 0x1f1e6 && code <= 0x1f1ff));
    }

    /** What is drawn of a cluster, from left to right: joined forms of Arabic letters, and no signs that only choose a form. */
    static IntStream characters(String cluster) {
        String joined = ArabicForms.join(cluster);
        return leftToRight(joined).filter(code -> !isInvisible(code));
    }

    private static IntStream leftToRight(String word) {
        boolean isTurned = RightToLeft.includes(word.codePointAt(0));
        return (isTurned ? new StringBuilder(word).reverse() : word).codePoints();
    }

    /** Signs that choose a form, and the vowel marks of Hebrew and Arabic, which stand right only where a font's tables are read. */
    private static boolean isInvisible(int code) {
        return (code >= 0x200b && code <= 0x200f)
                || (code >= 0xfe00 && code <= 0xfe0f)
                || (code >= 0x1f3fb && code <= 0x1f3ff)
                || (code >= 0x591 && code <= 0x5bd)
                || (code >= 0x5c1 && code <= 0x5c2)
                || (code >= 0x64b && code <= 0x65f)
                || code == 0x670;
    }

    /** Draws a cluster into a font's textures, for the character that stands for it; {@code typefaces} has one for each character. */
    static Glyph draw(
            char standIn,
            String cluster,
            IntFunction<Typeface> typefaces,
            FreeTypeBitmapFontData data,
            FreeTypeFontParameter parameter,
            float baseline,
            PixmapPacker packer) {
        List<Part> parts = new ArrayList<>();
        int pen = 0;
        for (int code : characters(cluster).toArray()) {
            FreeType.GlyphSlot slot = typefaces.apply(code).picture(code, parameter.size);
            if (slot != null) {
                Pixmap ink = slot.getBitmap().getPixmap(Pixmap.Format.RGBA8888, Color.WHITE, parameter.gamma);
                parts.add(new Part(ink, pen + slot.getBitmapLeft(), slot.getBitmapTop()));
                pen += slot.getAdvanceX() / FIXED_POINT;
            }
        }
        int left = parts.stream().mapToInt(Part::x).min().orElse(0);
        int right = parts.stream()
                .mapToInt(part -> part.x() + part.ink().getWidth())
                .max()
                .orElse(0);
        int top = parts.stream().mapToInt(Part::top).max().orElse(0);
        int bottom = parts.stream()
                .mapToInt(part -> part.top() - part.ink().getHeight())
                .min()
                .orElse(0);
        Glyph glyph = new Glyph();
        glyph.id = standIn;
        glyph.width = Math.min(right - left, packer.getPageWidth() / 2);
        glyph.height = Math.min(top - bottom, packer.getPageHeight() / 2);
        glyph.xoffset = left;
        glyph.yoffset = data.flipped ? -top + (int) baseline : -glyph.height + top - (int) baseline;
        glyph.xadvance = pen;
        Pixmap whole = new Pixmap(Math.max(1, glyph.width), Math.max(1, glyph.height), Pixmap.Format.RGBA8888);
        for (Part part : parts) {
            whole.drawPixmap(part.ink(), part.x() - left, top - part.top());
            part.ink().dispose();
        }
        pack(glyph, whole, data, parameter, packer);
        return glyph;
    }

    private static void pack(
            Glyph glyph,
            Pixmap whole,
            FreeTypeBitmapFontData data,
            FreeTypeFontParameter parameter,
            PixmapPacker packer) {
        PixmapPacker.PixmapPackerRectangle place = packer.pack(whole);
        whole.dispose();
        glyph.page = packer.getPages().size - 1;
        glyph.srcX = place.getX();
        glyph.srcY = place.getY();
        if (data.regions.size <= glyph.page) {
            packer.updateTextureRegions(data.regions, parameter.minFilter, parameter.magFilter, parameter.genMipMaps);
        }
    }
}
