package reversi.screens.board;

import com.badlogic.gdx.graphics.Color;

/** The colours that a face of a disc can have. */
public enum DiscColour {
    BLACK("black", 0x161a1fff),
    WHITE("white", 0xfffcf4ff),
    RED("red", 0xb02e26ff),
    ORANGE("orange", 0xffb52eff),
    YELLOW("yellow", 0xf5dc55ff),
    GREEN("green", 0x1f9d8fff),
    BLUE("blue", 0x083c74ff),
    PURPLE("purple", 0x5f38b0ff),
    SLATE("slate", 0x2f353bff),
    SAND("sand", 0xf2e8d5ff),
    INK("ink", 0x26336bff),
    MOON("moon", 0xd3dff5ff);

    private final String key;
    private final int rgba;

    DiscColour(String key, int rgba) {
        this.key = key;
        this.rgba = rgba;
    }

    /** The name under which this colour is kept and its word is found. */
    public String key() {
        return key;
    }

    /** The colour of a flat face in even light, as an object of its own. */
    public Color colour() {
        return new Color(rgba);
    }

    /** How light the colour appears, 0 (black) to 1 (white). */
    public float lightness() {
        Color colour = colour();
        return 0.30f * colour.r + 0.59f * colour.g + 0.11f * colour.b;
    }

    /** Whether people who see colours differently, too, can tell discs of both colours apart: by how light they are. */
    public boolean contrastsWith(DiscColour other) {
        return Math.abs(lightness() - other.lightness()) > 0.25f;
    }
}
