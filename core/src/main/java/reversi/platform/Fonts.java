package reversi.platform;

import com.badlogic.gdx.graphics.g2d.BitmapFont;

/** Makes fonts of the game's typeface at the real size in pixels, so that text is crisp on every screen. */
public interface Fonts {
    /** The weights of the typeface that the game uses. */
    enum Weight {
        REGULAR,
        SEMIBOLD,
        BOLD
    }

    /**
     * A font of this weight whose em is {@code pixels} device pixels high. The caller owns it and disposes of it. Its
     * glyphs cover Latin, Greek and Cyrillic letters, figures of equal width and the signs used in the game.
     * {@code tracking} is what stands between letters beyond their own widths, in ems: negative to set them tighter.
     */
    BitmapFont font(Weight weight, int pixels, float tracking);

    /** Whether the fonts of this device have a picture of a character; a half of a pair that stands for one has none. */
    boolean draws(char character);
}
