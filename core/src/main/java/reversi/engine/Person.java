package reversi.engine;

/**
 * How people choose: the weights of the decisions in real games, in log-odds. Fitted by {@code reversi-tools people --positions
 * 50000 --depth 4 --seed 1} to the WTHOR archives of 1977 to 2012, most of them tournament games of club players.
 */
final class Person {
    /** For each disc that a move loses. */
    private static final double LOSS = -0.2056;

    /** For the logarithm of one more than that: the first disc lost hurts most. */
    private static final double LOG_LOSS = -0.3141;

    /** For each of the {@link MoveFeatures}. */
    private static final double[] TRAITS = {
        -0.0117, 0.1983, -0.5856, -0.2385, -0.0175, -0.3962, -0.1029, -0.1466, -0.1429
    };

    private Person() {}

    /** How much a move that loses so many hundredths of a disc repels. */
    static double loss(double hundredths) {
        double discs = hundredths / 100;
        return LOSS * discs + LOG_LOSS * Math.log(1 + discs);
    }

    /** How much the traits of a move attract by habit. */
    static double habit(double[] traits) {
        double sum = 0;
        for (int i = 0; i < TRAITS.length; i++) {
            sum += TRAITS[i] * traits[i];
        }
        return sum;
    }
}
