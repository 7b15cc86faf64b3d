package reversi.tools.match;

import java.util.List;
import java.util.Locale;

/**
 * By how much moves are better than others in the same positions.
 *
 * @param positions how many there were
 * @param differing in how many of them the moves have other values
 * @param mean discs a move, over all positions
 * @param error half the width of the 95 % interval of the mean
 */
record MoveGain(int positions, int differing, double mean, double error) {
    /** A single blunder counts for no more discs than this: it would hide the rest. */
    private static final int MOST = 16;

    private static final double HUNDREDTHS = 100;
    private static final double DEVIATIONS = 1.96;

    /** From the gain in each position, in hundredths of a disc; at least one. Gains count as at most {@value #MOST} discs either way. */
    static MoveGain of(List<Integer> gains) {
        double sum = 0;
        double squares = 0;
        int differing = 0;
        for (int gain : gains) {
            double discs = Math.max(-MOST, Math.min(MOST, gain / HUNDREDTHS));
            sum += discs;
            squares += discs * discs;
            differing += gain == 0 ? 0 : 1;
        }
        int count = gains.size();
        double mean = sum / count;
        return new MoveGain(count, differing, mean, DEVIATIONS * Math.sqrt((squares / count - mean * mean) / count));
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d of %d differ in value, gain %+.3f +- %.3f discs a move",
                differing,
                positions,
                mean,
                error);
    }
}
