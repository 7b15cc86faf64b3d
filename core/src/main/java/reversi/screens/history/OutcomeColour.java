package reversi.screens.history;

import com.badlogic.gdx.graphics.Color;
import reversi.archive.Outcome;
import reversi.screens.ui.Palette;

/** The colours in which lists show how games ended: yellow for won, red for lost, blue for drawn. Never the only sign of it. */
public final class OutcomeColour {
    private static final Color DRAWN_ON_DARK = Color.valueOf("7fb4ff");
    private static final Color DRAWN_ON_LIGHT = Color.valueOf("1d4f9c");
    private static final Color WON_ON_DARK = Color.valueOf("ffd75e");
    private static final Color WON_ON_LIGHT = Color.valueOf("6b5000");

    private OutcomeColour() {}

    /** The colour of an outcome on the background of a look. */
    public static Color of(Palette palette, Outcome outcome) {
        return switch (outcome) {
            case WON -> palette.isDark() ? WON_ON_DARK : WON_ON_LIGHT;
            case DRAWN -> palette.isDark() ? DRAWN_ON_DARK : DRAWN_ON_LIGHT;
            case LOST -> palette.danger();
            case NEUTRAL -> palette.faint();
        };
    }
}
