package reversi.teach;

import reversi.rules.Move;

/**
 * A move that real games went on with.
 *
 * @param move the move
 * @param results how the games with it ended
 */
public record ExplorerMove(Move move, GameResults results) {}
