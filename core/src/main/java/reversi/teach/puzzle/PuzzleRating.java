package reversi.teach.puzzle;

/**
 * A player's rating for puzzles by Glicko-2, as Mark Glickman describes it in "Example of the Glicko-2 system": each puzzle tried is a
 * game against an opponent whose rating is known.
 *
 * @param rating points, on the scale of the computer's levels
 * @param deviation how uncertain the rating is, in points: it is within twice as much in 95 of 100 cases
 * @param volatility how much the player's strength is expected to change
 */
public record PuzzleRating(double rating, double deviation, double volatility) {
    /** Above this deviation a rating is shown as provisional. */
    public static final double PROVISIONAL = 110;

    private static final double SCALE = 173.7178;
    private static final double MIDDLE = 1500;
    private static final double MOST_DEVIATION = 350;
    private static final double LEAST_DEVIATION = 45;
    private static final double TAU = 0.5;
    private static final double CONVERGED = 0.000001;
    private static final int MOST_STEPS = 100;
    private static final double LEAST = 100;
    private static final double MOST = 3_500;
    private static final double MOST_VOLATILITY = 0.1;

    /** How uncertain the rating of a puzzle is. */
    private static final double PUZZLE_DEVIATION = 60;

    /** The rating of somebody who has tried no puzzle yet. */
    public static PuzzleRating start() {
        return new PuzzleRating(1_000, MOST_DEVIATION, 0.06);
    }

    /**
     * A game of a rating period.
     *
     * @param rating of the opponent
     * @param deviation of the opponent's rating
     * @param score 1 for a win, 0.5 for a draw, 0 for a loss
     */
    public record Result(double rating, double deviation, double score) {}

    /** Whether so little is known of the player that the rating may still change a lot. */
    public boolean isProvisional() {
        return deviation > PROVISIONAL;
    }

    /** The rating in whole points. */
    public int points() {
        return (int) Math.round(rating);
    }

    /** The rating after a puzzle of this rating was solved at once, or was not. */
    public PuzzleRating after(int puzzle, boolean isSolved) {
        PuzzleRating next = after(new Result(puzzle, PUZZLE_DEVIATION, isSolved ? 1 : 0));
        return new PuzzleRating(
                Math.max(LEAST, Math.min(MOST, next.rating)),
                Math.max(LEAST_DEVIATION, Math.min(MOST_DEVIATION, next.deviation)),
                Math.min(MOST_VOLATILITY, next.volatility));
    }

    /** The rating after a period in which nothing was played, or several. */
    public PuzzleRating rested(int periods) {
        double phi = deviation / SCALE;
        double grown = SCALE * Math.sqrt(phi * phi + periods * volatility * volatility);
        return new PuzzleRating(rating, Math.min(MOST_DEVIATION, grown), volatility);
    }

    /** The rating after a period with these games, one at least. */
    PuzzleRating after(Result... games) {
        double mu = (rating - MIDDLE) / SCALE;
        double phi = deviation / SCALE;
        double information = 0;
        double surprise = 0;
        for (Result game : games) {
            double g = weight(game.deviation() / SCALE);
            double expected = 1 / (1 + Math.exp(-g * (mu - (game.rating() - MIDDLE) / SCALE)));
            information += g * g * expected * (1 - expected);
            surprise += g * (game.score() - expected);
        }
        double variance = 1 / information;
        double sigma = volatility(variance, variance * surprise, phi);
        double before = phi * phi + sigma * sigma;
        double after = 1 / Math.sqrt(1 / before + 1 / variance);
        return new PuzzleRating(MIDDLE + SCALE * (mu + after * after * surprise), SCALE * after, sigma);
    }

    private static double weight(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    /** Step 5 of the paper: the new volatility, by the Illinois algorithm. */
    private double volatility(double variance, double delta, double phi) {
        double a = Math.log(volatility * volatility);
        double low = a;
        double high;
        if (delta * delta > phi * phi + variance) {
            high = Math.log(delta * delta - phi * phi - variance);
        } else {
            int k = 1;
            while (k < MOST_STEPS && f(a - k * TAU, a, variance, delta, phi) < 0) {
                k++;
            }
            high = a - k * TAU;
        }
        double atLow = f(low, a, variance, delta, phi);
        double atHigh = f(high, a, variance, delta, phi);
        for (int i = 0; i < MOST_STEPS && Math.abs(high - low) > CONVERGED; i++) {
            double next = low + (low - high) * atLow / (atHigh - atLow);
            double atNext = f(next, a, variance, delta, phi);
            if (atNext * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = next;
            atHigh = atNext;
        }
        return Math.exp(low / 2);
    }

    private static double f(double x, double a, double variance, double delta, double phi) {
        double power = Math.exp(x);
        double spread = phi * phi + variance + power;
        return power * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (TAU * TAU);
    }
}
