package reversi.server.game;

/** The rating of people by Glickman's Glicko-2, each game a rating period of its own; {@code docs/ratings.md} says why these numbers. */
public final class Glicko2 {
    /** Where everybody begins. */
    public static final int START = 1200;

    /** Nobody falls below. */
    public static final int FLOOR = 100;

    /** The deviation of somebody of whom nothing is known, and the greatest. */
    public static final double MOST_DEVIATION = 350;

    /** However many games: a rating never stops to move. */
    static final double LEAST_DEVIATION = 45;

    /** How much a rating is expected to wander, on Glicko-2's own scale, at first. */
    public static final double START_VOLATILITY = 0.06;

    private static final double MOST_VOLATILITY = 0.1;
    private static final double TAU = 0.5;

    /** Points of a rating for one of Glicko-2's own. */
    private static final double SCALE = 173.7178;

    private static final double LEAST_MIGRATED = 60;
    private static final double CLOSE = 1e-6;
    private static final int MOST_STEPS = 100;
    private static final double DAY_MILLIS = 86_400_000;

    private Glicko2() {}

    /**
     * What is known of somebody's strength.
     *
     * @param rating the rating, at least {@link #FLOOR}
     * @param deviation how uncertain it is, in points: the strength is within twice as much of it for 95 %
     * @param volatility how much it wanders, on Glicko-2's own scale
     */
    public record Skill(int rating, double deviation, double volatility) {
        /** Somebody of whom nothing is known. */
        public static Skill start() {
            return new Skill(START, MOST_DEVIATION, START_VOLATILITY);
        }

        /** The same after this many milliseconds without a game: less certain. */
        public Skill after(long idleMillis) {
            double days = Math.max(0, idleMillis) / DAY_MILLIS;
            double wider = Math.hypot(deviation, volatility * SCALE * Math.sqrt(days));
            return new Skill(rating, Math.min(MOST_DEVIATION, wider), volatility);
        }
    }

    /** How uncertain the rating of somebody is of whom only the number of rated games is known, from before this was kept. */
    static double deviationAfter(int games) {
        double each = 1 / Math.pow(2 * SCALE, 2);
        return Math.max(LEAST_MIGRATED, 1 / Math.sqrt(1 / (MOST_DEVIATION * MOST_DEVIATION) + games * each));
    }

    private static double weight(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    /** The share of the points that a player is expected to win, 0…1. */
    public static double expected(Skill own, Skill other) {
        double g = weight(other.deviation / SCALE);
        return 1 / (1 + Math.exp(-g * (own.rating - other.rating) / SCALE));
    }

    /**
     * What a game makes of a player.
     *
     * @param own the player before it
     * @param other the opponent before it
     * @param score 1 for a win, 0.5 for a draw, 0 for a loss
     */
    public static Skill played(Skill own, Skill other, double score) {
        double g = weight(other.deviation / SCALE);
        double share = expected(own, other);
        double variance = 1 / (g * g * share * (1 - share));
        double phi = own.deviation / SCALE;
        double surprise = variance * g * (score - share);
        double sigma = volatility(phi, own.volatility, variance, surprise);
        double before = Math.hypot(phi, sigma);
        double after = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
        long rating = Math.round(own.rating + SCALE * after * after * g * (score - share));
        double deviation = Math.min(MOST_DEVIATION, Math.max(LEAST_DEVIATION, after * SCALE));
        return new Skill((int) Math.max(FLOOR, rating), deviation, Math.min(MOST_VOLATILITY, sigma));
    }

    /** Step 5 of Glickman's paper: the root of f by the Illinois variant of regula falsi. */
    private static double volatility(double phi, double sigma, double variance, double surprise) {
        double a = Math.log(sigma * sigma);
        double low = a;
        double high;
        double gap = surprise * surprise - phi * phi - variance;
        if (gap > 0) {
            high = Math.log(gap);
        } else {
            int k = 1;
            while (k < MOST_STEPS && slope(a - k * TAU, a, phi, variance, surprise) < 0) {
                k++;
            }
            high = a - k * TAU;
        }
        double atLow = slope(low, a, phi, variance, surprise);
        double atHigh = slope(high, a, phi, variance, surprise);
        for (int step = 0; step < MOST_STEPS && Math.abs(high - low) > CLOSE; step++) {
            double middle = low + (low - high) * atLow / (atHigh - atLow);
            double atMiddle = slope(middle, a, phi, variance, surprise);
            if (atMiddle * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = middle;
            atHigh = atMiddle;
        }
        return Math.exp(low / 2);
    }

    private static double slope(double x, double a, double phi, double variance, double surprise) {
        double power = Math.exp(x);
        double sum = phi * phi + variance + power;
        return power * (surprise * surprise - sum) / (2 * sum * sum) - (x - a) / (TAU * TAU);
    }
}
