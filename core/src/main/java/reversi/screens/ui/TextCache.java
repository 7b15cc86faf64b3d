package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The words of a widget that has many, laid out once and drawn often: {@link #clear} and {@link #write} them when they change, and
 * {@link #draw} them at every frame without new objects. Places are points from the widget's lower left corner.
 */
public final class TextCache {
    private final Theme theme;
    private final Map<Type, BitmapFontCache> caches = new EnumMap<>(Type.class);
    /** The same, to be gone through without an iterator. */
    private final List<BitmapFontCache> drawn = new ArrayList<>();

    private final GlyphLayout glyphs = new GlyphLayout();
    private final Vector2 place = new Vector2();

    /** No words yet, in the fonts of a look. */
    public TextCache(Theme theme) {
        this.theme = theme;
    }

    /** Forgets all words. */
    public void clear() {
        drawn.forEach(BitmapFontCache::clear);
    }

    /** Adds a word whose capitals reach up to {@code top}; returns its width in points. */
    public float write(Type type, String word, Color ink, float x, float top) {
        BitmapFont font = theme.font(type);
        font.setColor(ink);
        glyphs.setText(font, word);
        font.setColor(Color.WHITE);
        BitmapFontCache cache = caches.get(type);
        if (cache == null) {
            cache = new BitmapFontCache(font, false);
            caches.put(type, cache);
            drawn.add(cache);
        }
        cache.addText(glyphs, theme.snap(x), theme.snap(top));
        return glyphs.width;
    }

    /** Adds a word that ends at {@code right}. */
    public void writeTo(Type type, String word, Color ink, float right, float top) {
        glyphs.setText(theme.font(type), word);
        write(type, word, ink, right - glyphs.width, top);
    }

    /** Adds a word with its middle at {@code x}. */
    public void writeCentred(Type type, String word, Color ink, float x, float top) {
        glyphs.setText(theme.font(type), word);
        write(type, word, ink, x - glyphs.width / 2, top);
    }

    /** Adds a word in the middle of a row that begins at {@code bottom}; returns its width in points. */
    public float writeInRow(Type type, String word, Color ink, float x, float bottom, float height) {
        return write(type, word, ink, x, bottom + (height + theme.font(type).getCapHeight()) / 2);
    }

    /** The widget's lower left corner in its parent, moved to whole pixels of the screen; the same vector at every call. */
    public Vector2 corner(Actor widget) {
        widget.localToStageCoordinates(place.set(0, 0));
        return place.set(widget.getX() + theme.snap(place.x) - place.x, widget.getY() + theme.snap(place.y) - place.y);
    }

    /** Draws the words of a widget. */
    public void draw(Batch batch, float alpha, Actor widget) {
        Vector2 corner = corner(widget);
        for (int i = 0; i < drawn.size(); i++) {
            BitmapFontCache cache = drawn.get(i);
            cache.setPosition(corner.x, corner.y);
            // A cache drawn with an alpha of its own would forget the colour of each word.
            cache.setAlphas(alpha);
            cache.draw(batch);
        }
    }
}
