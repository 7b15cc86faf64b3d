package reversi.server.game;

/**
 * That a game belongs to a tournament.
 *
 * @param tournament the number of the tournament
 * @param noShowMillis how long each side may take for its first move, in milliseconds; who takes longer has lost
 */
public record TournamentLink(long tournament, long noShowMillis) {}
