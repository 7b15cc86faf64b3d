package reversi.screens.board;

import com.badlogic.gdx.graphics.Color;

/** What the board is made of, as the person chose it; the colours are shared and nobody changes them. */
public enum BoardLook {
    /** The tournament board: green felt in dark wood. */
    GREEN("green", "21794c", "4a3024", "06170d", 1f, "e6d9c6"),
    /** The old Reversi board: red-brown felt in mahogany. */
    RED_BROWN("red-brown", "8e4630", "3a221a", "240c06", 1f, "ecd9c2"),
    /** A white Reversi board in pale maple. */
    WHITE("white", "d9d6cc", "a98a63", "4a4439", 0.8f, "33261a"),
    /** A board of cheerful rounded squares for children. */
    CHILDREN("children", "2f8fb5", "e0a13c", "0d4a66", 0.9f, "4a2c05");

    private final String key;
    private final Color felt;
    private final Color wood;
    private final Color line;
    private final float lineStrength;
    private final Color label;

    BoardLook(String key, String felt, String wood, String line, float lineStrength, String label) {
        this.key = key;
        this.felt = Color.valueOf(felt);
        this.wood = Color.valueOf(wood);
        this.line = Color.valueOf(line);
        this.lineStrength = lineStrength;
        this.label = Color.valueOf(label);
    }

    /** The name under which this look is kept and its words are found. */
    public String key() {
        return key;
    }

    /** The colour of the felt in even light. */
    public Color felt() {
        return felt;
    }

    /** The colour of the frame's wood. */
    public Color wood() {
        return wood;
    }

    /** The colour of grooves and star points. */
    public Color line() {
        return line;
    }

    /** How strong the grooves are, 0…1. */
    public float lineStrength() {
        return lineStrength;
    }

    /** The colour of the coordinates on the frame. */
    public Color label() {
        return label;
    }
}
