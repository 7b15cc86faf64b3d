package reversi.screens.board;

import com.badlogic.gdx.graphics.Color;

/** What a board is made of. Each accessor of a colour returns a new object, which the caller may change. */
public enum BoardLook {
    /** The tournament board: green felt in walnut. */
    GREEN("green", 0x2b9462ff, 0x523524ff, 0x0b2a1bff, 0xcbb894ff),
    /** The old Reversi board: red-brown felt in mahogany. */
    RED_BROWN("red-brown", 0xab5234ff, 0x4a2b20ff, 0x3a150cff, 0xe0c39aff),
    /** The white Reversi board in pale maple. */
    WHITE("white", 0xe9e4d6ff, 0xc09361ff, 0x8d8674ff, 0x4a3522ff),
    /** A board of bright rounded squares for children, whose discs smile. */
    CHILDREN("children", 0x4fb0e8ff, 0xf2b53aff, 0x2b86baff, 0x7a4a10ff, 0x8fd6faff, 0x6cc4f5ff, true),
    /** Slate in a frame of granite. */
    STONE("stone", BoardMaterial.STONE, 0x5d6772ff, 0xaaadafff, 0x2a2f35ff, 0x20252aff),
    /** Paper between two bars of lacquer, ruled with ink. */
    PAPER("paper", BoardMaterial.PAPER, 0xf0e5cdff, 0x9c3b2eff, 0x7b6a55ff, 0xf6e9d3ff),
    /** The sky of a clear night, ruled in its own light. */
    NIGHT("night", BoardMaterial.NIGHT, 0x1a2647ff, 0x2b3350ff, 0x51659cff, 0xc3cfecff);

    private final String key;
    private final BoardMaterial material;
    private final int felt;
    private final int wood;
    private final int groove;
    private final int label;
    private final int lightSquare;
    private final int darkSquare;
    private final boolean hasSmiles;

    /** A field between grooves; colours are {@code 0xRRGGBBAA}. */
    BoardLook(String key, int felt, int wood, int groove, int label) {
        this(key, BoardMaterial.FELT, felt, wood, groove, label);
    }

    /** The same of another material. */
    BoardLook(String key, BoardMaterial material, int felt, int wood, int groove, int label) {
        this.key = key;
        this.material = material;
        this.felt = felt;
        this.wood = wood;
        this.groove = groove;
        this.label = label;
        this.lightSquare = felt;
        this.darkSquare = felt;
        this.hasSmiles = false;
    }

    /** Rounded squares in two colours by turns. */
    BoardLook(
            String key, int felt, int wood, int groove, int label, int lightSquare, int darkSquare, boolean hasSmiles) {
        this.key = key;
        this.material = BoardMaterial.FELT;
        this.felt = felt;
        this.wood = wood;
        this.groove = groove;
        this.label = label;
        this.lightSquare = lightSquare;
        this.darkSquare = darkSquare;
        this.hasSmiles = hasSmiles;
    }

    /** The name under which this look is kept and its words are found. */
    public String key() {
        return key;
    }

    /** What covers it. */
    BoardMaterial material() {
        return material;
    }

    /** The colour of the felt, or whatever covers it, in even light. */
    public Color felt() {
        return new Color(felt);
    }

    /** The colour of the frame. */
    public Color wood() {
        return new Color(wood);
    }

    /** The colour of the lines between the squares and of the star points. */
    public Color groove() {
        return new Color(groove);
    }

    /** The colour of the coordinates on the frame. */
    public Color label() {
        return new Color(label);
    }

    /** Whether each square is a rounded one of its own, in two colours by turns, instead of a field between grooves. */
    public boolean isChequered() {
        return lightSquare != darkSquare;
    }

    /** Whether discs at rest have a face. */
    public boolean hasSmiles() {
        return hasSmiles;
    }

    /** The colour of one of the rounded squares. */
    public Color square(int file, int rank) {
        return new Color((file + rank) % 2 == 0 ? lightSquare : darkSquare);
    }
}
