package reversi.engine;

import reversi.rules.Move;

/**
 * A legal move and its value.
 *
 * @param move a legal move
 * @param value hundredths of a disc for the side to move: positive is good, in every variant
 */
public record MoveValue(Move move, int value) {}
