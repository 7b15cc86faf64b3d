package reversi.engine;

/**
 * Multi-ProbCut (M. Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function for Othello", 1997): the standard
 * deviation between the values of a deep and a shallow search, and thus the margin by which a shallow value must miss the window for the
 * deep search to be pruned.
 *
 * <p>A selectivity is 0 (prunes most) to {@link #NONE} (prunes nothing); each stands for a number of standard deviations.
 */
public final class ProbCut {
    /** The selectivity that prunes nothing. */
    static final int NONE = 5;

    private static final double MIN_DEVIATION = 60;

    /** Elsewhere openings are worth little. */
    private static final double MIN_DEVIATION_OTHERS = 40;

    private static final int MAX_EMPTIES = 60;
    private static final int MAX_SHALLOW = 15;

    /**
     * From this many empties on a search to the end may be cut by less than the fitted margin, because results lie farther from the window
     * than shallow values say: whoever is ahead wins by more. Cuts by the whole margin are right in 94 % of these positions.
     */
    private static final int DRIFTING_EMPTIES = 14;

    private static final int DRIFTING_PERCENT = 75;

    /** The margins in hundredths of a standard deviation, by selectivity; {@link #NONE} has none. */
    private final int[] deviations = {110, 150, 200, 260, 330};

    /** The standard deviation in hundredths of a disc, by empties, deep and shallow depth. */
    private final short[] sigma = new short[(MAX_EMPTIES + 1) * (MAX_EMPTIES + 1) * (MAX_SHALLOW + 1)];

    /** The margins of a family's evaluation. */
    ProbCut(Family family) {
        double least = family == Family.OTHELLO ? MIN_DEVIATION : MIN_DEVIATION_OTHERS;
        double[] middle = Fit.MIDDLE[family.ordinal()];
        double[] solved = Fit.SOLVED[family.ordinal()];
        for (int empties = 0; empties <= MAX_EMPTIES; empties++) {
            for (int deep = 0; deep <= MAX_EMPTIES; deep++) {
                for (int shallow = 0; shallow <= MAX_SHALLOW; shallow++) {
                    sigma[index(empties, deep, shallow)] =
                            (short) Math.round(Math.max(least, deviation(middle, solved, empties, deep, shallow)));
                }
            }
        }
    }

    /** The terms whose weighted sum is the standard deviation; the weights differ if the deep search reaches the end of the game. */
    public static double[] terms(int empties, int deep, int shallow) {
        double open = empties / 60.0;
        double far = Math.sqrt(deep) - Math.sqrt(shallow);
        if (deep >= empties) {
            // Depth equals empties here: fewer terms extrapolate better.
            return new double[] {1, open, 0, far, 0, 0};
        }
        return new double[] {1, open, open * open, far, far * open, Math.sqrt(shallow)};
    }

    private static double deviation(double[] middle, double[] solved, int empties, int deep, int shallow) {
        double[] weights = deep >= empties ? solved : middle;
        double[] terms = terms(empties, deep, shallow);
        double sum = 0;
        for (int i = 0; i < terms.length; i++) {
            sum += weights[i] * terms[i];
        }
        return Math.min(Short.MAX_VALUE, sum);
    }

    private static int index(int empties, int deep, int shallow) {
        return (empties * (MAX_EMPTIES + 1) + deep) * (MAX_SHALLOW + 1) + shallow;
    }

    /** The probability in percent that a cut is right; 100 without cuts. */
    static int percent(int selectivity) {
        return switch (selectivity) {
            case 0 -> 73;
            case 1 -> 87;
            case 2 -> 95;
            case NONE -> 100;
            default -> 99;
        };
    }

    /** The depth of the shallow search for a deep one, 0…{@value #MAX_SHALLOW}; of the same parity. */
    static int shallowDepth(int deep) {
        return Math.min(MAX_SHALLOW - 1 + (deep & 1), 2 * (deep / 4) + (deep & 1));
    }

    /** The same for a search to the end of the game, for which a shallower one does; 0…{@value #MAX_SHALLOW}, of the same parity. */
    static int shallowDepthToEnd(int empties) {
        int share = empties < DRIFTING_EMPTIES ? 8 : 6;
        return Math.min(MAX_SHALLOW - 1 + (empties & 1), 2 * (empties / share) + (empties & 1));
    }

    /**
     * The margin in hundredths of a disc by which a shallow value must miss a window for the result of the game.
     *
     * @param selectivity 0…{@link #NONE}-1
     * @param empties empty squares; capped at 60
     * @param shallow the depth of the search that stands in, 0…{@value #MAX_SHALLOW}
     */
    int marginToEnd(int selectivity, int empties, int shallow) {
        int margin = margin(selectivity, empties, empties, shallow);
        return empties < DRIFTING_EMPTIES ? margin : margin * DRIFTING_PERCENT / 100;
    }

    /**
     * The margin in hundredths of a disc by which a shallow value must miss the window.
     *
     * @param selectivity 0…{@link #NONE}-1
     * @param empties empty squares; capped at 60
     * @param deep the depth of the search to be pruned; at least {@code empties} for the result of the game
     * @param shallow the depth of the search replacing it, 0…{@value #MAX_SHALLOW}
     */
    int margin(int selectivity, int empties, int deep, int shallow) {
        int open = Math.min(empties, MAX_EMPTIES);
        return deviations[selectivity] * sigma[index(open, Math.min(deep, open), shallow)] / 100;
    }

    /** The weights of the {@link #terms}, by {@link Family}. A class of its own, so that {@link ProbCut} needs no initializer. */
    private static final class Fit {
        // From tools' "probcut --wthor FOLDER --positions 400 --depth 10 --endings 1500 --solve 20 --seed 1 --table",
        // with today's learned weights: the mean relative error was 16 % in the middle game and 9 % to the end. Those
        // of other families by "probcut --variant V" as docs/engine-figures.md says, with errors of 10 to 20 % and 6 to
        // 13 %.

        static final double[][] MIDDLE = {
            {462.9, -699.7, 345.2, 180.5, -161.0, -14.4},
            {72.4, 2.8, -90.2, 103.5, -71.4, 9.3},
            {-127.7, 2147.5, -3620.4, 274.9, -391.7, -4.3},
            {145.5, 312.8, -381.4, 296.5, -222.1, -0.3},
            {82.5, 305.9, -318.4, 260.7, -188.8, 6.7},
        };

        static final double[][] SOLVED = {
            {634.5, -1329.8, 0, 162.8, 0, 0},
            {224.2, 24.6, 0, 63.5, 0, 0},
            {382.7, -1048.5, 0, 132.6, 0, 0},
            {473.7, 77.6, 0, 149.0, 0, 0},
            {334.6, -98.6, 0, 125.7, 0, 0},
        };

        private Fit() {}
    }
}
