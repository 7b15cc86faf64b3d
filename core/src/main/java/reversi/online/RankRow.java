package reversi.online;

/**
 * A line of the ranking.
 *
 * @param rank 1 for the first; equal ratings share a rank
 * @param player who
 * @param games rated games played
 * @param wins rated games won
 */
public record RankRow(int rank, PlayerCard player, int games, int wins) {}
