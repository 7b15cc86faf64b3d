package reversi.fairplay;

/**
 * A move of a game that could be judged.
 *
 * @param ply its number in the game, passes included, 1 for the first turn
 * @param decision what there was to choose from, and what was played
 */
public record JudgedMove(int ply, Decision decision) {}
