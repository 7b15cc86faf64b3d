package reversi.engine;

/**
 * Static evaluation of 8×8 positions. The search reports moves made and undone, so that an implementation can update its state
 * incrementally.
 */
interface Evaluation {
    /** Sets the position; {@code player} is to move. */
    void start(long player, long opponent);

    /** Goes to another position as if by a move: {@link #undo} goes back. */
    void enter(long player, long opponent);

    /** Makes a move of the side to move. */
    void play(int square, long flips);

    /** Undoes the last {@link #play}. */
    void undo();

    /** Changes the side to move; its own inverse. */
    void pass();

    /** The value of the current position in hundredths of a disc for {@code player}, who is to move. */
    int value(long player, long opponent);

    /** As above, when the player's moves are already known. */
    default int value(long player, long opponent, long moves) {
        return value(player, opponent);
    }

    /**
     * The value after a move of the side to move, which is not made: that of the position it leads to, in hundredths of a disc for
     * {@code player}, who is to move there.
     */
    default int valueAfter(int square, long flips, long player, long opponent) {
        play(square, flips);
        int value = value(player, opponent);
        undo();
        return value;
    }
}
