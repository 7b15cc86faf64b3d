package reversi.engine;

/**
 * Multi-ProbCut (M. Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function for Othello", 1997):
 * how far the value of a deep search strays from that of a shallow one, and so by how much a shallow value must miss the
 * window for the deep search to be left out.
 *
 * <p>A selectivity is 0 (cuts boldly) to {@link #NONE} (cuts nothing); each is a number of standard deviations.
 */
final class ProbCut {
    /** The selectivity that cuts nothing. */
    static final int NONE = 5;

    /** The chance in percent that a cut is right, by selectivity. */
    private static final int[] PERCENT = {73, 87, 95, 99, 99, 100};

    private static final double[] DEVIATIONS = {1.1, 1.5, 2.0, 2.6, 3.3, 1_000};

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

    private static double deviation(int empties, int deep, int shallow) {
        boolean solving = deep >= empties;
        double plies = Math.max(0, deep - shallow);
        double base = solving ? 360 : 180;
        return base + 18.0 * plies - 6.0 * shallow + 1.5 * (60 - empties);
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
     * @param empties empty squares of the position, 0…60
     * @param deep the depth of the search to be left out; that of {@code empties} is the result of the game
     * @param shallow the depth of the search instead, 0…{@value #DEEPEST_SHALLOW}
     */
    int margin(int selectivity, int empties, int deep, int shallow) {
        return (int) (DEVIATIONS[selectivity] * sigma[at(empties, Math.min(deep, empties), shallow)]);
    }
}
