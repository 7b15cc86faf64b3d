package reversi.online;

/**
 * Something said about a tournament, by a player or a spectator.
 *
 * @param from who
 * @param at when, in milliseconds since 1970
 * @param text plain text
 */
public record TournamentRemark(PlayerCard from, long at, String text) {}
