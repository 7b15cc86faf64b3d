package reversi.engine;

/**
 * Values 8×8 positions along a line of play, without looking ahead: the search says what it plays and takes back, so that
 * an evaluation may keep what it knows of the board up to date instead of reading it anew.
 */
interface Evaluation {
    /** Begins a line of play at a position; the player is to move. */
    void start(long player, long opponent);

    /** Follows a move of the side to move: the square of the disc placed, and the discs that flip. */
    void play(int square, long flips);

    /** Takes back the last move that was followed. */
    void undo();

    /** The other side is to move; done twice, nothing has changed. */
    void pass();

    /** What the position that the line has reached is worth to the player, who is to move, in hundredths of a disc. */
    int value(long player, long opponent);

    /** The same where the moves of the player are known. */
    default int value(long player, long opponent, long moves) {
        return value(player, opponent);
    }
}
