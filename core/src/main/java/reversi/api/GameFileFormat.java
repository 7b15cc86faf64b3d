package reversi.api;

import reversi.notation.GameFormat;

/** The formats of text in which a game is handed out. */
public enum GameFileFormat {
    /** The game's own, which keeps everything. */
    JSON(GameFormat.JSON, "application/json"),
    /** The Smart Game Format. */
    SGF(GameFormat.SGF, "application/x-go-sgf"),
    /** The Generic Game Format of the GGS server. */
    GGF(GameFormat.GGF, "text/plain"),
    /** Portable Game Notation. */
    PGN(GameFormat.PGN, "application/vnd.chess-pgn"),
    /** Positions with their moves, a line each. */
    OBF(GameFormat.OBF, "text/plain"),
    /** The squares in order. */
    TEXT(GameFormat.TEXT, "text/plain");

    private final GameFormat format;
    private final String contentType;

    GameFileFormat(GameFormat format, String contentType) {
        this.format = format;
        this.contentType = contentType;
    }

    /** The format as the notation knows it. */
    public GameFormat format() {
        return format;
    }

    /** Its media type, without a charset: it is always UTF-8. */
    public String contentType() {
        return contentType;
    }
}
