package reversi.rating;

import java.util.List;

/**
 * What is known of somebody's strength, by Glicko-2 as Mark Glickman describes it in "Example of the Glicko-2 system". The numbers are those of
 * the paper, without limits but for the greatest deviation; {@link #within} keeps them in a range.
 *
 * @param rating points; 400 more are odds of ten to one
 * @param deviation how uncertain the rating is, in points, above 0: the strength is within twice as much of it in 95 of 100 cases
 * @param volatility how much the strength is expected to change in a rating period, on Glicko-2's own scale, above 0
 */
public record GlickoRating(double rating, double deviation, double volatility) {
    /** The deviation of somebody of whom nothing is known, and the greatest. */
    public static final double MOST_DEVIATION = 350;

    /** The volatility of somebody of whom nothing is known. */
    public static final double START_VOLATILITY = 0.06;

    /** The greatest volatility that {@link #within} leaves. */
    public static final double MOST_VOLATILITY = 0.1;

    /** Points of a rating for one of Glicko-2's own. */
    public static final double SCALE = 173.7178;

    /** Somebody of whom nothing is known. */
    public static GlickoRating start(double rating) {
        return new GlickoRating(rating, MOST_DEVIATION, START_VOLATILITY);
    }

    /** The share of the points, 0…1, that is expected against an opponent of this rating and deviation. */
    public double expectedScore(double opponent, double opponentDeviation) {
        return 1 / (1 + Math.exp(-weight(opponentDeviation) * (rating - opponent) / SCALE));
    }

    /** The rating after rating periods, or parts of them, without a game: less certain. */
    public GlickoRating rested(double periods) {
        double wider = Math.hypot(deviation, volatility * SCALE * Math.sqrt(Math.max(0, periods)));
        return new GlickoRating(rating, Math.min(MOST_DEVIATION, wider), volatility);
    }

    /** The rating after a rating period with these games; after one without games it is only less certain. */
    public GlickoRating after(List<RatedGame> games) {
        if (games.isEmpty()) {
            return rested(1);
        }
        double information = 0;
        double surprise = 0;
        for (RatedGame game : games) {
            double g = weight(game.deviation());
            double expected = expectedScore(game.opponent(), game.deviation());
            information += g * g * expected * (1 - expected);
            surprise += g * (game.score() - expected);
        }
        double variance = 1 / information;
        double phi = deviation / SCALE;
        double sigma = new VolatilityEquation(phi, volatility, variance, variance * surprise).solve();
        double before = Math.hypot(phi, sigma);
        double after = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
        return new GlickoRating(rating + SCALE * after * after * surprise, SCALE * after, sigma);
    }

    /** The nearest with a rating and a deviation in these ranges, and a volatility that is not above {@link #MOST_VOLATILITY}. */
    public GlickoRating within(double least, double most, double leastDeviation) {
        return new GlickoRating(
                Math.max(least, Math.min(most, rating)),
                Math.max(leastDeviation, Math.min(MOST_DEVIATION, deviation)),
                Math.min(MOST_VOLATILITY, volatility));
    }

    /** How much a game against somebody of this deviation says, 0…1: the paper's g. */
    private static double weight(double opponentDeviation) {
        double phi = opponentDeviation / SCALE;
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }
}
