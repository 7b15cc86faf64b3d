package reversi.engine;

/** The purpose of a {@link Question}. */
public enum Purpose {
    /** A move as the question's level plays it, errors included. */
    MOVE,
    /** The best move at full strength, whatever the level. */
    HINT,
    /** Values of all legal moves at full strength within a few seconds, refined with every iteration. */
    VALUES,
    /**
     * Values and principal variations of all legal moves, as deep as the question's level says and solved from its number of empties on,
     * for as long as the question's budget allows, whatever the level's own time limit. For a study that is stopped by hand.
     */
    ANALYSIS,
    /**
     * The best move that a search finds, as deep as the question's level says and solved from its number of empties on: without book, errors
     * or variety, and for all of the time there is.
     */
    BEST;

    /** Whether the level of the question says how to search, not the strongest one. */
    boolean isOfLevel() {
        return this == MOVE || this == BEST;
    }
}
