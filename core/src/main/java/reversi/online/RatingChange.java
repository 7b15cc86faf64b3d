package reversi.online;

/**
 * What a finished game did to one player.
 *
 * @param points points won: 1 or 0
 * @param before the rating before; 0 for a guest
 * @param after the rating after; the same where the game did not count
 */
public record RatingChange(int points, int before, int after) {}
