package reversi.rating;

/**
 * A rating as it was after a day's games.
 *
 * @param day days since 1 January 1970 by the player's clock
 * @param rating whole points
 */
public record DayRating(long day, int rating) {}
