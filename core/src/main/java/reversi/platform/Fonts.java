package reversi.platform;

import com.badlogic.gdx.graphics.g2d.BitmapFont;

/** Creates fonts of the game's typeface at their exact size in pixels, so that text is crisp on every screen. */
public interface Fonts {
    enum Weight {
        REGULAR,
        SEMIBOLD,
        BOLD
    }

    /** The characters that a font needs beyond Latin, Greek and Cyrillic letters. */
    enum Script {
        /** None. */
        WESTERN,
        /** Kana, and Chinese characters in their Japanese forms. */
        JAPANESE,
        /** Simplified Chinese characters. */
        CHINESE
    }

    /**
     * A font of this weight whose em is {@code pixels} device pixels high. The caller owns it and disposes of it. Its glyphs cover Latin,
     * Greek and Cyrillic letters, tabular figures and the symbols used in the game. {@code tracking} is extra letter spacing in ems;
     * negative for tighter text. {@code script} says which other characters are drawn in the game's own typeface, if its files are here
     * ({@link LanguageLoader}); the rest is left to the device's.
     */
    BitmapFont font(Weight weight, int pixels, float tracking, Script script);

    /** Whether the fonts have a glyph for a character; false for surrogates. */
    boolean draws(char character);

    /**
     * A character that stands for several which make one picture, and that every font draws as they look: an emoji, a letter with its marks,
     * a word of letters that join or run from right to left. {@link StandIns#NONE} where the device cannot draw them.
     */
    char standIn(String cluster);
}
