package reversi.engine;

/** The purpose of a {@link Question}. */
public enum Purpose {
    /** A move as the question's level plays it, errors included. */
    MOVE,
    /** The best move at full strength, whatever the level. */
    HINT,
    /** Values of all legal moves at full strength, refined with every iteration. */
    VALUES
}
