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

    private HumanModel() {}

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
