package reversi.screens.board;

/** What covers a board: a picture that repeats, tinted with the board's colour. */
enum BoardMaterial {
    /** Cloth in a frame of wood. */
    FELT("felt", 0.92f, false),
    /** Slabs of granite; the discs are cut from stone as well. */
    STONE("stone", 0.88f, true),
    /** Handmade paper, of which the discs are pressed too. */
    PAPER("paper", 0.94f, true),
    /** A clear sky in a dark frame. */
    NIGHT("night", 0.4f, false);

    private final String name;
    private final float grey;
    private final boolean isOfDiscs;

    BoardMaterial(String name, float grey, boolean isOfDiscs) {
        this.name = name;
        this.grey = grey;
        this.isOfDiscs = isOfDiscs;
    }

    /** The file of the picture. */
    String file() {
        return "graphics/" + name + ".png";
    }

    /** The tone of the picture that means the board's own colour. */
    float grey() {
        return grey;
    }

    /** Whether discs and frame are of it too. */
    boolean isOfDiscs() {
        return isOfDiscs;
    }

    /** The nine-patch of the frame, to be tinted. */
    String frame() {
        return this == FELT ? "board/frame" : "board/frame_plain";
    }
}
