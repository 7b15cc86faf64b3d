package reversi;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFont.BitmapFontData;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.GlyphLayout.GlyphRun;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Array;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import reversi.platform.Fonts;
import reversi.platform.GlyphSpacing;
import reversi.platform.LineBreaks;
import reversi.platform.StandIns;

/** Fonts with the real widths of the game's typeface, read from its files, and nothing to draw: for layouts without a window. */
final class TestFonts implements Fonts {
    private static final float CAP_HEIGHT = 0.727f;

    /** Read once for all tests. */
    private static final Map<Weight, Map<Integer, Float>> WIDTHS = new ConcurrentHashMap<>();

    @Override
    public BitmapFont font(Weight weight, int pixels, float tracking, Script script) {
        Map<Integer, Float> ems = WIDTHS.computeIfAbsent(weight, TestFonts::read);
        BitmapFontData data = new ExactData(ems, pixels, tracking);
        data.lineHeight = pixels * 1.2f;
        data.down = -data.lineHeight;
        data.capHeight = pixels * CAP_HEIGHT;
        data.ascent = pixels * 0.25f;
        data.spaceXadvance = data.getGlyph(' ').xadvance;
        data.missingGlyph = data.getGlyph('?');
        Texture texture = new Texture(new Pixmap(1, 1, Pixmap.Format.RGBA8888));
        return new BitmapFont(data, Array.with(new TextureRegion(texture)), false);
    }

    @Override
    public boolean draws(char character) {
        return isSquare(character)
                || WIDTHS.computeIfAbsent(Weight.REGULAR, TestFonts::read).containsKey((int) character);
    }

    @Override
    public char standIn(String cluster) {
        return StandIns.NONE;
    }

    /** Whether a character is as wide as it is high, as in Japanese and Chinese, for which the device has other fonts. */
    private static boolean isSquare(char character) {
        return (character >= '\u3000' && character <= '\u9fff') || (character >= '\uff00' && character <= '\uffef');
    }

    private static Glyph glyph(int sign, float em, int pixels) {
        Glyph glyph = new Glyph();
        glyph.id = sign;
        // A line ends where the picture of its last sign does.
        glyph.width = (int) Math.ceil(em * pixels);
        glyph.height = 1;
        glyph.xadvance = Math.round(em * pixels);
        return glyph;
    }

    /** Sets lines as the fonts of every device do, by exact widths. */
    private static final class ExactData extends BitmapFontData {
        private final Map<Integer, Float> ems;
        private final int pixels;
        private final float tracking;

        ExactData(Map<Integer, Float> ems, int pixels, float tracking) {
            this.ems = ems;
            this.pixels = pixels;
            this.tracking = tracking;
        }

        @Override
        public int getWrapIndex(Array<Glyph> glyphs, int start) {
            return LineBreaks.wrapIndex(glyphs, start);
        }

        @Override
        public Glyph getGlyph(char character) {
            Glyph known = super.getGlyph(character);
            if (known != null) {
                return known;
            }
            Float em = ems.get((int) character);
            if (em == null && !isSquare(character)) {
                return null;
            }
            known = glyph(character, em == null ? 1 : em, pixels);
            setGlyph(character, known);
            return known;
        }

        @Override
        public void getGlyphs(GlyphRun run, CharSequence text, int start, int end, Glyph last) {
            super.getGlyphs(run, text, start, end, last);
            GlyphSpacing.place(
                    run, scaleX, tracking * pixels, (glyph, next) -> ems.getOrDefault(glyph.id, 1f) * pixels);
        }
    }

    /** The advance of every sign in ems, from the tables head, hhea, hmtx and cmap (format 4) of a TrueType file. */
    private static Map<Integer, Float> read(Weight weight) {
        String name = "../assets/fonts/inter-" + weight.name().toLowerCase(Locale.ROOT) + ".ttf";
        ByteBuffer file = ByteBuffer.wrap(
                Gdx.files.absolute(new java.io.File(name).getAbsolutePath()).readBytes());
        Map<String, Integer> tables = new HashMap<>();
        for (int i = 0; i < file.getShort(4); i++) {
            byte[] tag = new byte[4];
            file.get(12 + 16 * i, tag);
            tables.put(new String(tag, java.nio.charset.StandardCharsets.US_ASCII), file.getInt(12 + 16 * i + 8));
        }
        float em = file.getShort(tables.get("head") + 18);
        int metrics = file.getShort(tables.get("hhea") + 34) & 0xffff;
        Map<Integer, Float> widths = new HashMap<>();
        int cmap = format4(file, tables.get("cmap"));
        int segments = file.getShort(cmap + 6) / 2;
        for (int segment = 0; segment < segments; segment++) {
            int end = file.getShort(cmap + 14 + 2 * segment) & 0xffff;
            int start = file.getShort(cmap + 16 + 2 * (segments + segment)) & 0xffff;
            for (int sign = start; sign <= end && sign != 0xffff; sign++) {
                int glyph = glyph(file, cmap, segments, segment, sign, start);
                int metric = Math.min(glyph, metrics - 1);
                widths.put(sign, (file.getShort(tables.get("hmtx") + 4 * metric) & 0xffff) / em);
            }
        }
        return widths;
    }

    private static int glyph(ByteBuffer file, int cmap, int segments, int segment, int sign, int start) {
        int delta = file.getShort(cmap + 16 + 2 * (2 * segments + segment));
        int offsetAt = cmap + 16 + 2 * (3 * segments + segment);
        int offset = file.getShort(offsetAt) & 0xffff;
        if (offset == 0) {
            return (sign + delta) & 0xffff;
        }
        return ((file.getShort(offsetAt + offset + 2 * (sign - start)) & 0xffff) + delta) & 0xffff;
    }

    private static int format4(ByteBuffer file, int cmap) {
        for (int i = 0; i < file.getShort(cmap + 2); i++) {
            int at = cmap + file.getInt(cmap + 4 + 8 * i + 4);
            if (file.getShort(at) == 4) {
                return at;
            }
        }
        throw new IllegalStateException("no character map of format 4");
    }
}
