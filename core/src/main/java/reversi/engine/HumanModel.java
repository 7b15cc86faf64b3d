package reversi.engine;

/**
 * A conditional logit model of people's move choices, in log-odds. Fitted by {@code reversi-tools people --positions 50000 --depth 4
 * --seed 1} to the WTHOR archives of 1977 to 2012, mostly tournament games of club players.
 */
public final class HumanModel {
    /** Per disc that a move loses. */
    private static final double LOSS = -0.2056;

    /** Times log(1 + discs lost): the first disc lost weighs most. */
    private static final double LOG_LOSS = -0.3141;

    /** Per unit of each of the {@link MoveFeatures}. */
    private static final double[] FEATURE_WEIGHTS = {
        -0.0117, 0.1983, -0.5856, -0.2385, -0.0175, -0.3962, -0.1029, -0.1466, -0.1429
    };

    /** Ratings below count as this one, so that everybody minds losing discs. */
    public static final int LEAST_RATING = 600;

    /** Ratings above count as this one: nobody better was in the games. */
    public static final int MOST_RATING = 1700;

    /** How much it matters to anybody what attracts people at first sight. */
    public static final double APPEAL = 1.39;

    /** With more empty squares a position may be known by heart, and the model says nothing of it. */
    public static final int MOST_EMPTIES = 34;

    /** With fewer almost everybody counts, and it says nothing either. */
    public static final int FEWEST_EMPTIES = 7;

    /** A move that loses more discs is as bad as one that loses so many. */
    public static final double MOST_LOSS = 10;

    private static final double ACCURACY = 0.96;
    private static final double PER_EMPTY = 0.0183;
    private static final double PER_POINT = 0.00114;
    private static final int MEAN_RATING = 1400;

    private HumanModel() {}

    /**
     * How much it matters to somebody what a move loses, by a rating as in {@code reversi.rating}, where people begin at 1200, and the
     * empty squares before the move. Fitted with {@link #APPEAL} by {@code reversi-tools fairplay fit} (docs/fair-play.md).
     */
    public static double accuracy(int rating, int empties) {
        return ACCURACY + PER_EMPTY * empties + PER_POINT * points(rating);
    }

    /** By how many points a rating counts as above a good player's; negative below. */
    public static int points(int rating) {
        return Math.max(LEAST_RATING, Math.min(MOST_RATING, rating)) - MEAN_RATING;
    }

    /**
     * The probability of each move, together 1.
     *
     * @param accuracy how much it matters what a move loses
     * @param appeal how much it matters how a move looks
     * @param losses what each loses, in discs, 0 or more
     * @param biases how each looks, by {@link #bias}
     */
    public static double[] chances(double accuracy, double appeal, double[] losses, double[] biases) {
        double[] chances = new double[losses.length];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < chances.length; i++) {
            chances[i] = accuracy * lossPenalty(100 * losses[i]) + appeal * biases[i];
            most = Math.max(most, chances[i]);
        }
        double sum = 0;
        for (int i = 0; i < chances.length; i++) {
            chances[i] = Math.exp(chances[i] - most);
            sum += chances[i];
        }
        for (int i = 0; i < chances.length; i++) {
            chances[i] /= sum;
        }
        return chances;
    }

    /** The log-odds (≤ 0) of a move that loses so many hundredths of a disc. */
    public static double lossPenalty(double hundredths) {
        double discs = hundredths / 100;
        return LOSS * discs + LOG_LOSS * Math.log(1 + discs);
    }

    /** The log-odds of a move by its {@link MoveFeatures}, which are {@link MoveFeatures#COUNT}. */
    public static double bias(double[] features) {
        double sum = 0;
        for (int i = 0; i < FEATURE_WEIGHTS.length; i++) {
            sum += FEATURE_WEIGHTS[i] * features[i];
        }
        return sum;
    }
}
