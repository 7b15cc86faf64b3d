package reversi.web;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont.BitmapFontData;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.GlyphLayout.GlyphRun;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.IntFloatMap;
import com.google.gwt.dom.client.CanvasElement;
import com.google.gwt.dom.client.Document;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.platform.GlyphSpacing;
import reversi.platform.LineBreaks;
import reversi.platform.StandIns;
import reversi.web.CanvasContext.Measured;

/** One font: its measures, and its glyphs in rows on textures that fill up as texts need them. */
final class WebFontData extends BitmapFontData implements GlyphSpacing.Bearings {
    private static final int SMALL_PAGE = 256;
    private static final int LARGE_PAGE = 512;
    private static final int HUGE_PAGE = 1024;
    private static final int GAP = 1;
    private static final String WHITE = "#fff";

    private final String css;
    private final StandIns standIns;
    private final WebGraphics graphics;
    private final CanvasElement sheet = Document.get().createCanvasElement();
    private final CanvasContext ruler;
    private final int baseline;
    private final int pageSize;
    private final float tracking;
    private final Array<TextureRegion> regions = new Array<>();
    private int penX = GAP;
    private int penY = GAP;
    private int rowHeight;

    /** A font by its CSS name; its em is {@code pixels} high, and its letters stand {@code tracking} pixels further apart than they are wide. */
    WebFontData(String css, int pixels, float tracking, StandIns standIns, WebGraphics graphics) {
        this.standIns = standIns;
        this.tracking = tracking;
        this.graphics = graphics;
        this.css = css;
        name = css;
        ruler = pen();
        ruler.setFont(css);
        Measured capital = ruler.measureText("H");
        baseline = (int) Math.ceil(capital.getFontBoundingBoxAscent());
        capHeight = Math.round((float) capital.getActualBoundingBoxAscent());
        xHeight = Math.round((float) ruler.measureText("x").getActualBoundingBoxAscent());
        ascent = baseline - capHeight;
        descent = -(float) Math.ceil(capital.getFontBoundingBoxDescent());
        lineHeight = baseline - descent;
        down = -lineHeight;
        spaceXadvance = Math.round((float) ruler.measureText(" ").getWidth());
        pageSize = pageSize(pixels);
        addPage();
    }

    /** The textures' regions; the list grows with the font. */
    Array<TextureRegion> regions() {
        return regions;
    }

    @Override
    public @Nullable Glyph getGlyph(char character) {
        Glyph known = super.getGlyph(character);
        if (known != null || character < ' ') {
            return known;
        }
        Glyph made = make(character);
        setGlyph(character, made);
        setGlyphRegion(made, regions.get(made.page));
        return made;
    }

    @Override
    public void getGlyphs(GlyphRun run, CharSequence text, int start, int end, @Nullable Glyph last) {
        super.getGlyphs(run, text, start, end, last);
        GlyphSpacing.place(run, scaleX, tracking, WebFontData::advance);
    }

    @Override
    public int getWrapIndex(Array<Glyph> glyphs, int start) {
        return LineBreaks.wrapIndex(glyphs, start);
    }

    @Override
    public float leftBearing(Glyph glyph) {
        return glyph instanceof Kerned exact ? exact.exactLeft : glyph.xoffset;
    }

    private static float advance(Glyph glyph, Glyph next) {
        return glyph instanceof Kerned exact ? exact.exactWidth + exact.apart((char) next.id) : glyph.xadvance;
    }

    private Glyph make(char character) {
        Optional<String> cluster = standIns.cluster(character);
        String text = cluster.orElse(String.valueOf(character));
        Measured measured = ruler.measureText(text);
        int left = (int) Math.floor(-measured.getActualBoundingBoxLeft());
        int right = (int) Math.ceil(measured.getActualBoundingBoxRight());
        int top = (int) Math.ceil(measured.getActualBoundingBoxAscent());
        int bottom = (int) Math.ceil(measured.getActualBoundingBoxDescent());
        float exactLeft = (float) -measured.getActualBoundingBoxLeft();
        Glyph glyph = new Kerned(this, character, (float) measured.getWidth(), exactLeft);
        glyph.id = character;
        glyph.xadvance = Math.round((float) measured.getWidth());
        // No picture is larger than a texture, whatever somebody wrote.
        glyph.width = Math.min(Math.max(0, right - left), pageSize - 2 * GAP);
        glyph.height = Math.min(Math.max(0, top + bottom), pageSize - 2 * GAP);
        glyph.xoffset = left;
        glyph.yoffset = -bottom - baseline;
        if (glyph.width > 0 && glyph.height > 0) {
            place(glyph);
            draw(glyph, text, top, cluster.isPresent());
        }
        return glyph;
    }

    private void place(Glyph glyph) {
        if (penX + glyph.width + GAP > pageSize) {
            penX = GAP;
            penY += rowHeight + GAP;
            rowHeight = 0;
        }
        if (penY + glyph.height + GAP > pageSize) {
            addPage();
        }
        glyph.page = regions.size - 1;
        glyph.srcX = penX;
        glyph.srcY = penY;
        penX += glyph.width + GAP;
        rowHeight = Math.max(rowHeight, glyph.height);
    }

    private void draw(Glyph glyph, String text, int top, boolean mayHaveColours) {
        // A canvas is emptied, and its font forgotten, when its size is set.
        sheet.setWidth(glyph.width);
        sheet.setHeight(glyph.height);
        ruler.setFont(css);
        ruler.setFillStyle(WHITE);
        ruler.fillText(text, -glyph.xoffset, top);
        if (mayHaveColours) {
            ColourInk.of(sheet.getContext2d(), glyph.width, glyph.height);
        }
        regions.get(glyph.page).getTexture().bind();
        graphics.upload(sheet, glyph.srcX, glyph.srcY);
    }

    private void addPage() {
        Pixmap empty = new Pixmap(pageSize, pageSize, Format.RGBA8888);
        Texture texture = new Texture(empty);
        texture.setFilter(TextureFilter.Linear, TextureFilter.Linear);
        empty.dispose();
        regions.add(new TextureRegion(texture));
        penX = GAP;
        penY = GAP;
        rowHeight = 0;
    }

    private float kerning(char first, char second) {
        if (StandIns.isOne(first) || StandIns.isOne(second)) {
            return 0;
        }
        String pair = String.valueOf(first) + second;
        double apart = ruler.measureText(String.valueOf(first)).getWidth()
                + ruler.measureText(String.valueOf(second)).getWidth();
        return (float) (ruler.measureText(pair).getWidth() - apart);
    }

    private static int pageSize(int pixels) {
        if (pixels <= 20) {
            return SMALL_PAGE;
        }
        return pixels <= 56 ? LARGE_PAGE : HUGE_PAGE;
    }

    private CanvasContext pen() {
        return (CanvasContext) (Object) sheet.getContext2d();
    }

    /** A glyph that knows its exact width, and measures how close another may follow when it first does. */
    private static final class Kerned extends Glyph {
        private static final float UNKNOWN = Float.MAX_VALUE;

        private final WebFontData font;
        private final char self;
        private final float exactWidth;
        private final float exactLeft;
        private final IntFloatMap known = new IntFloatMap();

        Kerned(WebFontData font, char self, float width, float left) {
            this.font = font;
            this.self = self;
            this.exactWidth = width;
            this.exactLeft = left;
        }

        float apart(char next) {
            float kerning = known.get(next, UNKNOWN);
            if (kerning == UNKNOWN) {
                kerning = font.kerning(self, next);
                known.put(next, kerning);
            }
            return kerning;
        }

        @Override
        public int getKerning(char next) {
            return Math.round(apart(next));
        }
    }
}
