package reversi.web;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import reversi.platform.Fonts;
import reversi.platform.StandIns;

/** Fonts whose glyphs the browser draws, each when it is first needed, at the real size in pixels. */
final class WebFonts implements Fonts {
    private static final String FAMILIES = "Reversi, Reversi More, ";

    private final StandIns standIns = new StandIns();
    private final MissingGlyphs missing = new MissingGlyphs();

    @Override
    public BitmapFont font(Weight weight, int pixels, float tracking, Script script) {
        String css = number(weight) + " " + pixels + "px " + FAMILIES + own(script) + ", sans-serif";
        WebFontData data = new WebFontData(css, pixels, tracking * pixels, standIns, (WebGraphics) Gdx.graphics);
        BitmapFont font = new BitmapFont(data, data.regions(), true);
        font.setOwnsTexture(true);
        return font;
    }

    /** The browser has fonts of its own for most of what is missing in the game's, but a glyph is made of one character. */
    @Override
    public boolean draws(char character) {
        return !Character.isHighSurrogate(character)
                && !Character.isLowSurrogate(character)
                && !(isOfOtherFonts(character) && missing.isMissing(String.valueOf(character)));
    }

    /** Letters that are not in the game's own files, which are fetched when a character first asks for them. */
    private static boolean isOfOtherFonts(char character) {
        return (character >= '\u0530' && character < '\u1e00') || (character >= '\ua000' && character < '\ue000');
    }

    /** The browser joins and turns letters as their scripts ask, and has pictures of emoji. */
    @Override
    public char standIn(String cluster) {
        return missing.isMissing(cluster) ? StandIns.NONE : standIns.of(cluster);
    }

    /** A family that is named is fetched as soon as a character asks for it: only that of the language is. */
    private static String own(Script script) {
        return switch (script) {
            case WESTERN -> "Reversi Names";
            case JAPANESE -> "Reversi Japanese, Reversi Names";
            case CHINESE -> "Reversi Chinese, Reversi Names";
        };
    }

    private static int number(Weight weight) {
        return switch (weight) {
            case REGULAR -> 400;
            case SEMIBOLD -> 600;
            case BOLD -> 700;
        };
    }
}
