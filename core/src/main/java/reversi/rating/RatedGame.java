package reversi.rating;

/**
 * A game as it counts for one of its players.
 *
 * @param opponent the opponent's rating, in points
 * @param deviation how uncertain the opponent's rating is, in points
 * @param score 1 for a win, 0.5 for a draw, 0 for a loss
 */
public record RatedGame(double opponent, double deviation, double score) {
    /** Throws IllegalArgumentException for a score beyond 0…1 and a deviation below 0. */
    public RatedGame {
        if (!(score >= 0 && score <= 1) || !(deviation >= 0)) {
            throw new IllegalArgumentException("no such game: " + score + " points, deviation " + deviation);
        }
    }
}
