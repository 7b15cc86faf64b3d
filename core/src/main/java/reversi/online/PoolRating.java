package reversi.online;

/**
 * How strong a member is in one kind of games.
 *
 * @param pool the kind of games, as {@link RatingPool#code} writes it
 * @param rating the rating there
 * @param deviation how uncertain it is now, in points
 * @param games how many rated games it rests on
 */
public record PoolRating(String pool, int rating, int deviation, int games) {
    /** Whether too few games, or too long ago, say how strong the player is. */
    public boolean isProvisional() {
        return deviation >= PlayerCard.PROVISIONAL;
    }
}
