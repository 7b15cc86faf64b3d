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

    private static final int MOST_STEPS = 60;
    private static final double CLOSE = 1e-7;

    /** Somebody of whom nothing is known. */
    public static GlickoRating start(double rating) {
        return new GlickoRating(rating, MOST_DEVIATION, START_VOLATILITY);
    }

    private static double expected(double rating, double opponent, double weight) {
        return 1 / (1 + Math.exp(-weight * (rating - opponent) / SCALE));
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
        Evidence seen = evidence(rating, games);
        double sigma = volatilityAfter(seen);
        double before = Math.hypot(deviation / SCALE, sigma);
        double after = 1 / Math.sqrt(1 / (before * before) + seen.information);
        return new GlickoRating(rating + SCALE * after * after * seen.surprise, SCALE * after, sigma);
    }

    /**
     * As {@link #after}, but with the rating that is the most likely one by these games, where the paper takes a single step towards it: the
     * step goes far beyond it where somebody of whom little is known plays many games of a period against opponents who are much stronger or
     * weaker. The volatility stays within {@link #MOST_VOLATILITY}.
     */
    public GlickoRating mostLikelyAfter(List<RatedGame> games) {
        if (games.isEmpty()) {
            return rested(1);
        }
        double sigma = Math.min(MOST_VOLATILITY, volatilityAfter(evidence(rating, games)));
        double before = Math.hypot(deviation / SCALE, sigma);
        double prior = 1 / (before * before);
        double now = mostLikely(prior, games);
        return new GlickoRating(now, SCALE / Math.sqrt(prior + evidence(now, games).information), sigma);
    }

    /** Newton's way to the one maximum of the likelihood, in halves of what is left of the range wherever his steps don't shrink by half. */
    private double mostLikely(double prior, List<RatedGame> games) {
        double reach = SCALE * games.size() / prior;
        double least = rating - reach;
        double most = rating + reach;
        double now = rating;
        double step = 2 * reach;
        for (int i = 0; i < MOST_STEPS && Math.abs(step) > CLOSE; i++) {
            Evidence seen = evidence(now, games);
            double slope = (rating - now) / SCALE * prior + seen.surprise;
            least = slope > 0 ? now : least;
            most = slope > 0 ? most : now;
            double next = now + SCALE * slope / (prior + seen.information);
            boolean isGood = next >= least && next <= most && Math.abs(next - now) <= Math.abs(step) / 2;
            next = isGood ? next : (least + most) / 2;
            step = next - now;
            now = next;
        }
        return now;
    }

    private double volatilityAfter(Evidence seen) {
        double variance = 1 / seen.information;
        return new VolatilityEquation(deviation / SCALE, volatility, variance, variance * seen.surprise).solve();
    }

    /**
     * What games say about a rating.
     *
     * @param information how certain they make: 1 / v of the paper
     * @param surprise how many points more than expected were scored, each weighted by what its game says: Δ / v of the paper
     */
    private record Evidence(double information, double surprise) {}

    private static Evidence evidence(double rating, List<RatedGame> games) {
        double information = 0;
        double surprise = 0;
        for (RatedGame game : games) {
            double g = weight(game.deviation());
            double expected = expected(rating, game.opponent(), g);
            information += game.weight() * g * g * expected * (1 - expected);
            surprise += game.weight() * g * (game.score() - expected);
        }
        return new Evidence(information, surprise);
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
