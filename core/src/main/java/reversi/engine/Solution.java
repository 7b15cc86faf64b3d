package reversi.engine;

/**
 * The result of a game with best play.
 *
 * @param score disc difference for the side to move, empties counted for the winner; if only the winner was wanted, a number with its
 *     sign
 * @param best the bit number of a best move (see {@link Board}); -1 if there is no move
 * @param nodes nodes searched
 */
public record Solution(int score, int best, long nodes) {}
