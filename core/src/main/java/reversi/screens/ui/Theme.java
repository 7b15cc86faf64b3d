package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Disposable;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import reversi.platform.Fonts;

/**
 * One look at one density: colours, fonts at the real pixel size, shapes and pictures. Everything is measured in
 * points. Made anew when the look or the density changes; disposed of by whoever made it, but not the atlas.
 */
public final class Theme implements Disposable {
    /** The grid on which everything sits, in points. */
    public static final float GRID = 4;
    /** Between a sign and its word. */
    public static final float TIGHT = 2;
    /** Between lines that are read together. */
    public static final float LINE_GAP = 6;
    /** Between the parts of a row. */
    public static final float ROW_GAP = 8;
    /** The gap between things that belong together. */
    public static final float GAP = 10;
    /** Between the blocks of a panel. */
    public static final float BLOCK_GAP = 12;
    /** Between the parts of a page. */
    public static final float PART_GAP = 14;
    /** The space inside a card. */
    public static final float CARD_PAD = 16;
    /** Between things that do not belong together. */
    public static final float WIDE_GAP = 18;
    /** The space inside a panel. */
    public static final float PAD = 20;
    /** The space inside a dialog. */
    public static final float SHEET_PAD = 24;
    /** Between the columns of a page with much room. */
    public static final float COLUMN_GAP = 32;
    /** The height of the line with a page's title, where little room is to be spared. */
    public static final float HEADER = 56;
    /** The room that the ring of the focus takes beside a control, which a pane would cut off. */
    public static final float RING = 6;
    /** The least side of anything to tap with a finger. */
    public static final float TOUCH = 44;

    /** The height of a button. */
    public static final float BUTTON = 48;
    /** The height of the button that a whole page leads to. */
    public static final float MAIN_BUTTON = 52;
    /** The height of a bar that shows how much is done. */
    public static final float BAR = 8;
    /** The height of a row to choose, with a line of words. */
    public static final float LOW_ROW = 48;
    /** The height of a row with two lines of words. */
    public static final float ROW = 56;
    /** The height of a row with two lines of words that stands by itself. */
    public static final float HIGH_ROW = 64;

    /** Points that a finger may move to either side before it scrolls. */
    public static final float SLOP = 12;

    /** The side of a pictogram in a row. */
    public static final float SIGN = 20;
    /** The side of a photo that is looked at, and not only told apart. */
    public static final float PHOTO = 72;

    /** The radius of panels and cards. */
    public static final float RADIUS = 14;
    /** The radius of small controls. */
    public static final float SMALL_RADIUS = 10;

    private static final float TICK = 18;
    private static final float TICK_SIGN = 14;

    /** Between a tick and the edges of the corner in which it lies. */
    private static final float CORNER = 5;

    private final FocusRing focusRing = new FocusRing();
    private final Palette palette;
    private final Fonts fonts;
    private final float pixelsPerPoint;
    private final Fonts.Script script;
    private final TextureAtlas atlas;
    private final Shapes shapes;
    private final Map<Type, BitmapFont> byType = new EnumMap<>(Type.class);
    private final Map<Icon, @Nullable TextureRegion> icons = new EnumMap<>(Icon.class);
    private final float[] corners = new float[20];

    /** A look in these colours at a density, for a language in a script; {@code pixelsPerPoint} is over 0. */
    public Theme(Palette palette, Fonts fonts, float pixelsPerPoint, Fonts.Script script, TextureAtlas atlas) {
        this.palette = palette;
        this.fonts = fonts;
        this.pixelsPerPoint = pixelsPerPoint;
        this.script = script;
        this.atlas = atlas;
        this.shapes = new Shapes(pixelsPerPoint);
        for (Icon icon : Icon.values()) {
            icons.put(icon, atlas.findRegion("icon/" + icon.picture()));
        }
    }

    /** The same look at another density, such as that of a picture; whoever asks for it disposes of it. */
    public Theme at(float otherPixelsPerPoint) {
        return new Theme(palette, fonts, otherPixelsPerPoint, script, atlas);
    }

    /** The colours. */
    public Palette palette() {
        return palette;
    }

    /** Device pixels for each point. */
    public float pixelsPerPoint() {
        return pixelsPerPoint;
    }

    /** The script whose characters the fonts have in the best form. */
    public Fonts.Script script() {
        return script;
    }

    /** All pictures of the game. */
    public TextureAtlas atlas() {
        return atlas;
    }

    /** The font of a style, scaled so that its sizes are points and its glyphs are drawn pixel for pixel. */
    public BitmapFont font(Type type) {
        BitmapFont known = byType.get(type);
        if (known != null) {
            return known;
        }
        BitmapFont font =
                fonts.font(type.weight(), Math.round(type.points() * pixelsPerPoint), type.tracking(), script);
        font.getData().setScale(1 / pixelsPerPoint);
        font.setUseIntegerPositions(false);
        byType.put(type, font);
        return font;
    }

    /** Makes the font of one more style before a page needs it; answers whether there are more to make. */
    public boolean prepareFont() {
        for (Type type : Type.values()) {
            if (!byType.containsKey(type)) {
                font(type);
                return true;
            }
        }
        return false;
    }

    /** These words as far as the device has pictures of them, with plain substitutes for what it can't draw. */
    public String readable(String words) {
        return PlainForm.of(words, fonts);
    }

    /** The nearest place on a whole device pixel, in points. */
    public float snap(float points) {
        return Math.round(points * pixelsPerPoint) / pixelsPerPoint;
    }

    /** Fills a rounded rectangle; {@code alpha} is the opacity of whoever holds it. */
    public void fill(
            Batch batch, Color colour, float alpha, float radius, float x, float y, float width, float height) {
        batch.setColor(colour.r, colour.g, colour.b, colour.a * alpha);
        shapes.fill(batch, radius, x, y, width, height);
    }

    /** Fills the area of an actor, with rounded corners. */
    public void fill(Batch batch, Color colour, float alpha, float radius, Actor area) {
        fill(batch, colour, alpha, radius, area.getX(), area.getY(), area.getWidth(), area.getHeight());
    }

    /** Draws a hairline just inside a rounded rectangle. */
    public void line(
            Batch batch, Color colour, float alpha, float radius, float x, float y, float width, float height) {
        batch.setColor(colour.r, colour.g, colour.b, colour.a * alpha);
        shapes.line(batch, radius, x, y, width, height);
    }

    /** Draws a hairline just inside the area of an actor. */
    public void line(Batch batch, Color colour, float alpha, float radius, Actor area) {
        line(batch, colour, alpha, radius, area.getX(), area.getY(), area.getWidth(), area.getHeight());
    }

    /** Draws a line of two points just inside a rounded rectangle. */
    public void thickLine(
            Batch batch, Color colour, float alpha, float radius, float x, float y, float width, float height) {
        batch.setColor(colour.r, colour.g, colour.b, colour.a * alpha);
        shapes.thickLine(batch, radius, x, y, width, height);
    }

    /** Draws a line of two points just inside the area of an actor. */
    public void thickLine(Batch batch, Color colour, float alpha, float radius, Actor area) {
        thickLine(batch, colour, alpha, radius, area.getX(), area.getY(), area.getWidth(), area.getHeight());
    }

    /** Draws the ring of the keyboard around a control with rounded corners, within the panes that hold it. */
    void focusRing(Batch batch, float radius, Actor control, Rectangle area) {
        Rectangle ring = focusRing.around(control, area);
        thickLine(batch, palette.focus(), 1, radius + FocusRing.GAP, ring.x, ring.y, ring.width, ring.height);
    }

    /** Draws the ring of the keyboard around a rounded rectangle. */
    public void focusRing(Batch batch, float radius, float x, float y, float width, float height) {
        float gap = FocusRing.GAP;
        thickLine(batch, palette.focus(), 1, radius + gap, x - gap, y - gap, width + 2 * gap, height + 2 * gap);
    }

    /** Frames what is chosen of several, with a tick in its upper right corner; {@code alpha} is the opacity of both. */
    public void chosenFrame(Batch batch, float alpha, float radius, float x, float y, float width, float height) {
        thickLine(batch, palette.text(), alpha, radius, x, y, width, height);
        tick(batch, alpha, x + width - TICK / 2 - CORNER, y + height - TICK / 2 - CORNER);
    }

    /** Draws the tick of what is chosen with its middle at x, y. */
    void tick(Batch batch, float alpha, float x, float y) {
        disc(batch, palette.accent(), alpha, x - TICK / 2, y - TICK / 2, TICK);
        icon(batch, Icon.CHECK, palette.onAccent(), alpha, x - TICK_SIGN / 2, y - TICK_SIGN / 2, TICK_SIGN);
    }

    /** Draws a soft shadow that reaches this many points beyond a rectangle. */
    public void shadow(
            Batch batch, Color colour, float alpha, float reach, float x, float y, float width, float height) {
        batch.setColor(colour.r, colour.g, colour.b, colour.a * alpha);
        shapes.shadow(batch, x, y, width, height, reach);
    }

    /** Draws the soft shadow of the disc of this diameter in the square at x, y, which it surrounds by {@code reach}. */
    public void discShadow(Batch batch, Color colour, float alpha, float x, float y, float diameter, float reach) {
        batch.setColor(colour.r, colour.g, colour.b, colour.a * alpha);
        shapes.discShadow(batch, x, y, diameter, reach);
    }

    /** Fills a plain rectangle. */
    public void rectangle(Batch batch, Color colour, float alpha, float x, float y, float width, float height) {
        batch.setColor(colour.r, colour.g, colour.b, colour.a * alpha);
        shapes.rectangle(batch, x, y, width, height);
    }

    /** Fills a plain disc of this diameter in the square at x, y. */
    public void disc(Batch batch, Color colour, float alpha, float x, float y, float diameter) {
        batch.setColor(colour.r, colour.g, colour.b, colour.a * alpha);
        shapes.disc(batch, x, y, diameter);
    }

    /** Fills a rectangle that fades from the colour below to the colour above. */
    public void fade(Batch batch, Color below, Color above, float x, float y, float width, float height) {
        shapes.fade(batch, x, y, width, height, below, above, corners);
    }

    /** Draws a pictogram of this side in the square at x, y; its corners lie on whole pixels. */
    public void icon(Batch batch, Icon icon, Color colour, float alpha, float x, float y, float side) {
        TextureRegion region = icons.get(icon);
        if (region != null) {
            batch.setColor(colour.r, colour.g, colour.b, colour.a * alpha);
            batch.draw(region, snap(x), snap(y), side, side);
        }
    }

    @Override
    public void dispose() {
        shapes.dispose();
        for (BitmapFont font : byType.values()) {
            font.dispose();
        }
        byType.clear();
    }
}
