package reversi.notation;

/** The formats of games that are read and written. */
public enum GameFormat {
    /** The squares in order, {@code f5d6c3…}, a game a line: {@link TranscriptText}. */
    TEXT,
    /** The Generic Game Format of the GGS server: {@link Ggf}. */
    GGF,
    /** The Smart Game Format with {@code GM[2]}: {@link Sgf}. */
    SGF,
    /** Positions with the values of their moves, a line each: {@link Obf}. */
    OBF,
    /** Portable Game Notation as Edax writes it: {@link Pgn}. */
    PGN,
    /** The archives of the French federation: {@link Wthor}. */
    WTHOR,
    /** Our own, which keeps everything: {@link GameJson}. */
    JSON,
    /** A diagram of one position: {@link BoardText}. */
    BOARD,
    /** The part of a shared address after {@code #g=}: {@link ShareCode}. */
    LINK
}
