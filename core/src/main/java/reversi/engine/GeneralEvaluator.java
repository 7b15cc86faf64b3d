package reversi.engine;

/** Static evaluation of the position on a {@link GeneralBoard}. */
interface GeneralEvaluator {
    /** The value for the side to move in hundredths of a disc; the result if the game is over. */
    int value();
}
