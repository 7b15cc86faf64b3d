package reversi.screens.board;

import com.badlogic.gdx.graphics.Color;

/** The colours a disc's face can have; the colours are shared and nobody changes them. */
public enum DiscColour {
    BLACK("black", "23272b"),
    WHITE("white", "f6f1e6"),
    RED("red", "b3261e"),
    ORANGE("orange", "e69f00"),
    YELLOW("yellow", "f2d544"),
    GREEN("green", "1e8f5a"),
    BLUE("blue", "0b5fa5"),
    PURPLE("purple", "6b3fa0");

    private final String key;
    private final Color colour;

    DiscColour(String key, String colour) {
        this.key = key;
        this.colour = Color.valueOf(colour);
    }

    /** The name under which this colour is kept and its word is found. */
    public String key() {
        return key;
    }

    /** The colour of a flat face in even light. */
    public Color colour() {
        return colour;
    }

    /** How light the colour appears, 0 (black) to 1 (white). */
    public float lightness() {
        return 0.30f * colour.r + 0.59f * colour.g + 0.11f * colour.b;
    }

    /** Whether people who see colours differently, too, can tell discs of both colours apart: by how light they are. */
    public boolean contrastsWith(DiscColour other) {
        return Math.abs(lightness() - other.lightness()) > 0.25f;
    }
}
