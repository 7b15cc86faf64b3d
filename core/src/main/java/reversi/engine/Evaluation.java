package reversi.engine;

/** Values an 8×8 position without looking ahead. */
interface Evaluation {
    /** What the position is worth to the player, who is to move, in hundredths of a disc. */
    int value(long player, long opponent);
}
