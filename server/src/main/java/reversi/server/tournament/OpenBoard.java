package reversi.server.tournament;

/**
 * A board whose game has not ended.
 *
 * @param round the round, from 1
 * @param board the board, from 1
 * @param game its game, which may not have begun
 */
public record OpenBoard(int round, int board, TournamentGame game) {}
