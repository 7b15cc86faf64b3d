package reversi.engine;

/**
 * Multi-ProbCut (M. Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function for Othello", 1997):
 * how far the value of a deep search strays from that of a shallow one, and so by how much a shallow value must miss the
 * window for the deep search to be left out.
 *
 * <p>A selectivity is 0 (cuts boldly) to {@link #NONE} (cuts nothing); each is a number of standard deviations.
 */
public final class ProbCut {
    /** The selectivity that cuts nothing. */
    static final int NONE = 5;

    /** The chance in percent that a cut is right, by selectivity. */
    private static final int[] PERCENT = {73, 87, 95, 99, 99, 100};

    private static final double[] DEVIATIONS = {1.1, 1.5, 2.0, 2.6, 3.3, 1_000};

    private static final double LEAST_DEVIATION = 60;

    // From tools' "probcut --wthor FOLDER --positions 400 --depth 10 --endings 1500 --solve 20 --seed 1 --table" with
    // today's learned weights: the mean relative error was 15 % in the middle game and 8 % to the end.

    private static final double[] MIDDLE = {306.1, -164.7, -25.2, 255.9, -260.1, -24.1};

    private static final double[] SOLVED = {639.0, -1429.2, 0, 174.7, 0, 0};

    private static final int MOST_EMPTIES = 60;
    private static final int DEEPEST_SHALLOW = 15;

    /** Margins of one deviation by empties, deep and shallow depth, in hundredths of a disc. */
    private final short[] sigma = new short[(MOST_EMPTIES + 1) * (MOST_EMPTIES + 1) * (DEEPEST_SHALLOW + 1)];

    /** The margins of the fitted constants. */
    ProbCut() {
        for (int empties = 0; empties <= MOST_EMPTIES; empties++) {
            for (int deep = 0; deep <= MOST_EMPTIES; deep++) {
                for (int shallow = 0; shallow <= DEEPEST_SHALLOW; shallow++) {
                    sigma[at(empties, deep, shallow)] = (short) Math.round(deviation(empties, deep, shallow));
                }
            }
        }
    }

    /**
     * What the standard deviation of the difference between a deep and a shallow value, in hundredths of a disc, is a weighted
     * sum of; the weights differ where the deep search reaches the end of the game.
     */
    public static double[] terms(int empties, int deep, int shallow) {
        double open = empties / 60.0;
        double far = Math.sqrt(deep) - Math.sqrt(shallow);
        if (deep >= empties) {
            // How deep and how empty are the same here: fewer terms keep the sum sensible beyond what was measured.
            return new double[] {1, open, 0, far, 0, 0};
        }
        return new double[] {1, open, open * open, far, far * open, Math.sqrt(shallow)};
    }

    /** The standard deviation that the fitted weights give, in hundredths of a disc. */
    public static double deviation(int empties, int deep, int shallow) {
        double[] weights = deep >= empties ? SOLVED : MIDDLE;
        double[] terms = terms(empties, deep, shallow);
        double sum = 0;
        for (int i = 0; i < terms.length; i++) {
            sum += weights[i] * terms[i];
        }
        return Math.max(LEAST_DEVIATION, sum);
    }

    private static int at(int empties, int deep, int shallow) {
        return (empties * (MOST_EMPTIES + 1) + deep) * (DEEPEST_SHALLOW + 1) + shallow;
    }

    /** The chance in percent that a cut at a selectivity is right, 100 where there are no cuts. */
    static int percent(int selectivity) {
        return PERCENT[selectivity];
    }

    /** The depth of the shallow search, 0…{@value #DEEPEST_SHALLOW}, that stands in for a deep one. */
    static int shallowDepth(int deep) {
        return Math.min(DEEPEST_SHALLOW - 1 + (deep & 1), 2 * (deep / 4) + (deep & 1));
    }

    /**
     * By how many hundredths of a disc a shallow value must miss the window.
     *
     * @param selectivity 0…{@link #NONE}-1
     * @param empties empty squares of the position; more than 60, which no game has, count as 60
     * @param deep the depth of the search to be left out; that of {@code empties} is the result of the game
     * @param shallow the depth of the search instead, 0…{@value #DEEPEST_SHALLOW}
     */
    int margin(int selectivity, int empties, int deep, int shallow) {
        int open = Math.min(empties, MOST_EMPTIES);
        return (int) (DEVIATIONS[selectivity] * sigma[at(open, Math.min(deep, open), shallow)]);
    }
}
