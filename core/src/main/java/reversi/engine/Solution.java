package reversi.engine;

/**
 * How a game ends with best play.
 *
 * @param score discs for the side to move, the empties to the winner; where only the winner was asked for, a number of its sign
 * @param best the bit number of a best move (see {@link Board}); -1 where there is none to choose
 * @param nodes positions looked at
 */
public record Solution(int score, int best, long nodes) {}
