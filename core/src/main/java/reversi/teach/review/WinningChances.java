package reversi.teach.review;

/**
 * Winning chances between people, from values of the engine. The logistic curve was fitted to real games (see docs/review.md); what
 * follows from a loss of chances is the formula that lichess publishes (lichess.org/page/accuracy).
 */
final class WinningChances {
    private static final double CERTAIN = 100;

    /** Numbers of empties for which the curve was fitted. */
    private static final int[] EMPTIES = {0, 2, 8, 14, 20, 26, 32, 60};

    /** Hundredths of a disc at which the odds are e to 1, at each of them: late in a game little is enough. */
    private static final double[] SCALES = {20, 44, 247, 532, 674, 736, 781, 800};

    private WinningChances() {}

    /** The chances, in percent, of a side for which a position with {@code empties} empties has a value in hundredths of a disc. */
    static double percent(int value, int empties) {
        return CERTAIN / (1 + Math.exp(-value / scale(empties)));
    }

    /** By how many percentage points a move worth {@code worth} lowers the chances where the best one is worth {@code best}; 0 or more. */
    static double lost(int best, int worth, int empties) {
        return percent(best, empties) - percent(Math.min(worth, best), empties);
    }

    private static double scale(int empties) {
        int i = 1;
        while (i < EMPTIES.length - 1 && EMPTIES[i] < empties) {
            i++;
        }
        double share = (empties - EMPTIES[i - 1]) / (double) (EMPTIES[i] - EMPTIES[i - 1]);
        return SCALES[i - 1] + Math.min(1, share) * (SCALES[i] - SCALES[i - 1]);
    }

    /** The accuracy of a move, 0…100, that lowered the chances by {@code points} percentage points. */
    static double accuracy(double points) {
        return Math.max(0, Math.min(CERTAIN, 103.1668 * Math.exp(-0.04354 * points) - 3.1669));
    }
}
