package reversi.engine;

/** What a question is asked for. */
public enum Purpose {
    /** The move that a player of the question's level makes, errors included. */
    MOVE,
    /** The best move that a strong search finds, whatever the level. */
    HINT,
    /** A value for every legal move, better with every depth. */
    VALUES
}
