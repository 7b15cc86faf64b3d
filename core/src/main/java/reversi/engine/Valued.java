package reversi.engine;

import reversi.rules.Move;

/**
 * A legal move and what it is worth.
 *
 * @param move a legal move
 * @param value in hundredths of a disc for the side to move: positive is good for it, in every variant
 */
public record Valued(Move move, int value) {}
