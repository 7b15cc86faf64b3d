package reversi.teach.puzzle;

/** What a puzzle is about; {@code docs/puzzles.md} defines each. The file of puzzles names them by their place, so new ones come last. */
public enum PuzzleTheme {
    /** The best move leaves an even number of empty squares in every region. */
    PARITY,
    /** The best move gives the opponent a corner that was not to be had before. */
    CORNER_SACRIFICE,
    /** A corner could be taken, and should not be yet. */
    CORNER_WAITS,
    /** Somebody can lose every disc. */
    WIPE_OUT,
    /** Only one move does not lose, and what seems natural does. */
    SWINDLE,
    /** The best move turns no disc that lies beside an empty square. */
    QUIET_MOVE,
    /** The best move goes beside an empty corner, and wins that edge's corner in the end. */
    EDGE_TRAP,
    /** The opponent must pass after the best move. */
    FORCED_PASS,
    /** The best move turns fewer discs than any other. */
    FEW_FLIPS,
    /** All good moves win: it matters by how much. */
    COUNTING,
    /** Five empty squares or fewer. */
    LAST_FIVE
}
