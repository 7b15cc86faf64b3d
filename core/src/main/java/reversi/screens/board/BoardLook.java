package reversi.screens.board;

import com.badlogic.gdx.graphics.Color;

/** What the board is made of, as the person chose it. Every call makes a colour of its own. */
public enum BoardLook {
    /** The tournament board: green felt in dark wood. */
    GREEN("green", 0x21794cff, 0x4a3024ff, 0x06170dff, 1f, 0xe6d9c6ff),
    /** The old Reversi board: red-brown felt in mahogany. */
    RED_BROWN("red-brown", 0x8e4630ff, 0x3a221aff, 0x240c06ff, 1f, 0xecd9c2ff),
    /** A white Reversi board in pale maple. */
    WHITE("white", 0xd9d6ccff, 0xa98a63ff, 0x4a4439ff, 0.8f, 0x33261aff),
    /** A board of cheerful rounded squares for children. */
    CHILDREN("children", 0x2f8fb5ff, 0xe0a13cff, 0x0d4a66ff, 0.9f, 0x4a2c05ff);

    private final String key;
    private final int felt;
    private final int wood;
    private final int line;
    private final float lineStrength;
    private final int label;

    BoardLook(String key, int felt, int wood, int line, float lineStrength, int label) {
        this.key = key;
        this.felt = felt;
        this.wood = wood;
        this.line = line;
        this.lineStrength = lineStrength;
        this.label = label;
    }

    /** The name under which this look is kept and its words are found. */
    public String key() {
        return key;
    }

    /** The colour of the felt in even light. */
    public Color felt() {
        return new Color(felt);
    }

    /** The colour of the frame's wood. */
    public Color wood() {
        return new Color(wood);
    }

    /** The colour of grooves and star points. */
    public Color line() {
        return new Color(line);
    }

    /** How strong the grooves are, 0…1. */
    public float lineStrength() {
        return lineStrength;
    }

    /** The colour of the coordinates on the frame. */
    public Color label() {
        return new Color(label);
    }
}
