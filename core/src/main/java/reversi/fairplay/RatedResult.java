package reversi.fairplay;

/**
 * What a rated game came to for a player.
 *
 * @param isGivenUp whether it was lost by resigning, leaving or time while most of the board was empty
 * @param before the rating before
 * @param after the rating after
 */
public record RatedResult(boolean isGivenUp, int before, int after) {
    /** With more empty squares than this at the end, a game that was lost otherwise than on the board was given up. */
    public static final int MOST_EMPTIES = 36;
}
