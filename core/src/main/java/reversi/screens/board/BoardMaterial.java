package reversi.screens.board;

/** What covers a board: a picture that repeats, tinted with the board's colour. */
enum BoardMaterial {
    /** Cloth in a frame of wood. */
    FELT("graphics/felt", 0.92f, false),
    /** Slabs of granite; the discs are cut from stone as well. */
    STONE("later/stone", 0.88f, true),
    /** Handmade paper, of which the discs are pressed too. */
    PAPER("later/paper", 0.94f, true),
    /** A clear sky in a dark frame. */
    NIGHT("later/night", 0.4f, false);

    private final String path;
    private final float grey;
    private final boolean isOfDiscs;

    BoardMaterial(String path, float grey, boolean isOfDiscs) {
        this.path = path;
        this.grey = grey;
        this.isOfDiscs = isOfDiscs;
    }

    /** The file of the picture; all but that of felt may still have to be fetched. */
    String file() {
        return path + ".png";
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
