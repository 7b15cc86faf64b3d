package reversi.web;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import reversi.platform.Fonts;

/** Fonts whose glyphs the browser draws, each when it is first needed, at the real size in pixels. */
final class WebFonts implements Fonts {
    private static final String FAMILIES = "Reversi, Reversi More, sans-serif";

    @Override
    public BitmapFont font(Weight weight, int pixels, float tracking, Script script) {
        String css = number(weight) + " " + pixels + "px " + FAMILIES;
        WebFontData data = new WebFontData(css, pixels, tracking * pixels, (WebGraphics) Gdx.graphics);
        BitmapFont font = new BitmapFont(data, data.regions(), true);
        font.setOwnsTexture(true);
        return font;
    }

    /** The browser has fonts of its own for whatever is missing in the game's, but a glyph is made of one character. */
    @Override
    public boolean draws(char character) {
        return !Character.isHighSurrogate(character) && !Character.isLowSurrogate(character);
    }

    private static int number(Weight weight) {
        return switch (weight) {
            case REGULAR -> 400;
            case SEMIBOLD -> 600;
            case BOLD -> 700;
        };
    }
}
