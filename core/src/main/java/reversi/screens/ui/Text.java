package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.platform.GlyphSpacing;

/**
 * Words on whole device pixels. A line box is as high as its {@link Type} says, with the capitals in its middle, so that
 * words align with icons and with each other whatever the font's own metrics are. One line that doesn't fit is set in a smaller
 * size, and ends in an ellipsis where none is small enough; wrapped text takes as many lines as its width asks for.
 */
public final class Text extends Widget implements Accessible {
    /** Stands between facts of one line; where a line is broken it has nothing to part. */
    private static final char DOT = '·';

    private final Theme theme;
    private Type type;
    private BitmapFont font;
    /** The size that fits. */
    private Type fitting;

    private BitmapFontCache cache;
    /** What is drawn; the cache colours its glyphs one by one, so nothing else is ever laid out in it. */
    private final GlyphLayout glyphs = new GlyphLayout();

    private final GlyphLayout measured = new GlyphLayout();
    private final Vector2 at = new Vector2();
    private final Color tint = new Color();
    private Color colour;
    /** What was to be said, and what of it the device can draw. */
    private String said;
    /** What is read instead; empty where that is the same. */
    private String readAs = "";

    private @Nullable Type readType;

    private String words;
    private int align = Align.left;
    private boolean wraps;
    private boolean mayBreak;
    private boolean isBroken;
    private float natural;
    private float wrappedFor = -1;
    private float wrappedHeight;
    private float fixedWidth;

    /** Words in a style and a colour. */
    public Text(Theme theme, String words, Type type, Color colour) {
        this.theme = theme;
        this.type = type;
        this.fitting = type;
        this.font = theme.font(type);
        this.cache = new BitmapFontCache(font, false);
        this.colour = colour;
        this.said = words;
        this.words = theme.readable(words);
        setTouchable(Touchable.disabled);
        measure();
    }

    /** The words shown, with plain substitutes for what the device can't draw. */
    public String words() {
        return words;
    }

    /** Shows other words; does nothing where they are the same. */
    public void setText(String next) {
        if (!next.equals(said)) {
            said = next;
            words = theme.readable(next);
            measure();
            invalidateHierarchy();
        }
    }

    /** Shows the words in another colour. */
    public Text in(Color next) {
        colour = next;
        return this;
    }

    /** Shows the words in another style. */
    public void restyle(Type next) {
        if (next != type) {
            type = next;
            font = theme.font(next);
            draw(next);
            measure();
            invalidateHierarchy();
        }
    }

    /** Where the words lie in a wider box: {@link Align#left}, {@link Align#center} or {@link Align#right}. */
    public Text align(int where) {
        align = where;
        invalidate();
        return this;
    }

    /** Breaks the words into lines at the width given by the layout. */
    public Text wrap() {
        wraps = true;
        invalidateHierarchy();
        return this;
    }

    /** Breaks the words into lines of this width in points, known before the layout. */
    public Text wrap(float width) {
        setWidth(width);
        fixedWidth = width;
        return wrap();
    }

    /** Breaks the words into two lines where one does not fit in any size. */
    public Text orTwoLines() {
        mayBreak = true;
        invalidateHierarchy();
        return this;
    }

    private void draw(Type next) {
        if (next != fitting) {
            fitting = next;
            cache = new BitmapFontCache(theme.font(next), false);
        }
    }

    private void measure() {
        measured.setText(font, words);
        natural = (float) Math.ceil(measured.width * theme.pixelsPerPoint()) / theme.pixelsPerPoint();
        wrappedFor = -1;
    }

    /** Whether some of the words do not fit and an ellipsis stands for them. */
    public boolean isCut() {
        return !wraps && !isBroken() && !fits(fitting(), getWidth());
    }

    private boolean isBroken() {
        if (!mayBreak || wraps || getWidth() <= 0 || fits(fitting(), getWidth())) {
            return false;
        }
        measured.setText(theme.font(fitting()), words, Color.WHITE, getWidth(), Align.left, true);
        return lines() <= 2 && measured.width <= getWidth() + 0.5f;
    }

    /** The largest size in which one line fits, or the smallest. */
    private Type fitting() {
        Type fit = type;
        while (!wraps && fit.smaller() != fit && !fits(fit, getWidth())) {
            fit = fit.smaller();
        }
        return fit;
    }

    private boolean fits(Type size, float width) {
        if (size == type) {
            return natural <= width + 0.5f;
        }
        measured.setText(theme.font(size), words);
        return measured.width <= width + 0.5f;
    }

    /** The width of the words on one line, in points. */
    public float naturalWidth() {
        return natural;
    }

    @Override
    public float getMinWidth() {
        return 0;
    }

    @Override
    public float getPrefWidth() {
        return wraps ? fixedWidth : natural;
    }

    @Override
    public float getPrefHeight() {
        if (!wraps) {
            return isBroken() ? 2 * fitting().lineHeight() : type.lineHeight();
        }
        float width = fixedWidth > 0 ? fixedWidth : getWidth() > 0 ? getWidth() : natural;
        return heightFor(width);
    }

    /** How much is seen of the line that is cut where only so much of the upper or lower part of the words is seen, in points. */
    float partOfLine(float seen) {
        return seen % (isBroken() ? fitting() : type).lineHeight();
    }

    /** The height of the words when broken into lines at this width, in points. */
    public float heightFor(float width) {
        if (wrappedFor != width) {
            measured.setText(font, words, Color.WHITE, width, Align.left, true);
            wrappedFor = width;
            wrappedHeight = lines() * type.lineHeight();
        }
        return wrappedHeight;
    }

    private int lines() {
        int lines = 0;
        float last = Float.NaN;
        for (GlyphLayout.GlyphRun run : measured.runs) {
            lines += run.y == last ? 0 : 1;
            last = run.y;
        }
        return Math.max(1, lines);
    }

    @Override
    public void layout() {
        float before = wraps ? wrappedHeight : 0;
        arrange();
        if (wraps && heightFor(getWidth()) != before) {
            invalidateHierarchy();
        }
        if (isBroken != isBroken()) {
            isBroken = !isBroken;
            invalidateHierarchy();
        }
    }

    /** How far left of its place a line begins, so that the ink of all lines begins on one column. */
    private float start(BitmapFont font, GlyphLayout.GlyphRun run) {
        boolean isKnown = font.getData() instanceof GlyphSpacing.Bearings && run.glyphs.notEmpty();
        return isKnown
                ? GlyphSpacing.startOffset(run.glyphs.first(), (GlyphSpacing.Bearings) font.getData())
                        / theme.pixelsPerPoint()
                : 0;
    }

    private void arrange() {
        float width = getWidth();
        draw(fitting());
        BitmapFont font = theme.font(fitting);
        boolean breaks = wraps || isBroken();
        float lineHeight = wraps ? type.lineHeight() : breaks ? fitting.lineHeight() : type.lineHeight();
        @Nullable String ellipsis = breaks || fits(fitting, width) ? null : "…";
        glyphs.setText(font, words, 0, words.length(), Color.WHITE, width, Align.left, breaks, ellipsis);
        endWithoutDots();
        int line = -1;
        float last = Float.NaN;
        for (GlyphLayout.GlyphRun run : glyphs.runs) {
            line += run.y == last ? 0 : 1;
            last = run.y;
            run.y = -line * lineHeight;
            float free = width - run.width;
            boolean isLeft = (align & (Align.center | Align.right)) == 0;
            run.x = theme.snap(isLeft ? -start(font, run) : (align & Align.center) == Align.center ? free / 2 : free);
        }
        float height = (line + 1) * lineHeight;
        float slack = (getHeight() - height) / 2;
        float capTop = getHeight() - slack - (lineHeight - font.getCapHeight()) / 2;
        cache.setText(glyphs, 0, theme.snap(capTop));
    }

    /** Takes the dots away that lines would end with where they are broken. */
    private void endWithoutDots() {
        for (int i = 0; i + 1 < glyphs.runs.size; i++) {
            GlyphLayout.GlyphRun run = glyphs.runs.get(i);
            boolean isBefore = run.glyphs.size > 1 && glyphs.runs.get(i + 1).y != run.y;
            if (isBefore && run.glyphs.peek().id == DOT) {
                dropLast(run);
                while (run.glyphs.size > 1 && run.glyphs.peek().id == ' ') {
                    dropLast(run);
                }
            }
        }
    }

    private static void dropLast(GlyphLayout.GlyphRun run) {
        run.glyphs.pop();
        run.width -= run.xAdvances.pop();
    }

    /** What is drawn, line by line. */
    List<String> drawn() {
        validate();
        List<String> lines = new ArrayList<>();
        for (GlyphLayout.GlyphRun run : glyphs.runs) {
            StringBuilder line = new StringBuilder();
            for (BitmapFont.Glyph glyph : run.glyphs) {
                line.append((char) glyph.id);
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** Lets it be read as more words than are seen, where its place or colour says the rest. */
    public Text readAs(String words) {
        readAs = words;
        return this;
    }

    /** Lets it be read as the heading of its page, whatever its size. */
    public Text asHeading() {
        readType = Type.HEADING;
        return this;
    }

    @Override
    public void describe(AccessWriter to) {
        to.read(readAs.isEmpty() ? said : readAs, readType == null ? type : readType);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        localToStageCoordinates(at.set(0, 0));
        float x = getX() + theme.snap(at.x) - at.x;
        float y = getY() + theme.snap(at.y) - at.y;
        tint.set(colour).mul(getColor());
        tint.a *= parentAlpha;
        cache.tint(tint);
        cache.setPosition(x, y);
        cache.draw(batch);
    }
}
