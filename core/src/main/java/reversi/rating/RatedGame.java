package reversi.rating;

/**
 * A game as it counts for one of its players.
 *
 * @param opponent the opponent's rating, in points
 * @param deviation how uncertain the opponent's rating is, in points
 * @param score 1 for a win, 0.5 for a draw, 0 for a loss
 * @param weight how much it counts, above 0, 1 for a whole game
 */
public record RatedGame(double opponent, double deviation, double score, double weight) {
    /** A game that counts whole. */
    public RatedGame(double opponent, double deviation, double score) {
        this(opponent, deviation, score, 1);
    }

    /** Throws IllegalArgumentException for a score beyond 0…1, a deviation below 0 and a weight that isn't above 0. */
    public RatedGame {
        if (!(score >= 0 && score <= 1) || !(deviation >= 0) || !(weight > 0)) {
            throw new IllegalArgumentException("no such game: " + score + " points, deviation " + deviation);
        }
    }
}
