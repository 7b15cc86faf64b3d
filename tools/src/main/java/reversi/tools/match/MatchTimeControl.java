package reversi.tools.match;

/**
 * The time that each side has.
 *
 * @param gameMillis milliseconds for all its moves; 0 for no clock
 * @param incrementMillis milliseconds that each of its moves adds
 * @param moveMillis the most milliseconds a move, as contenders are told; 0 for what they like
 * @param isEqual whether the first contender gets as much of a processor as the second one takes, in place of all that
 */
record MatchTimeControl(long gameMillis, long incrementMillis, long moveMillis, boolean isEqual) {
    /** No clock at all. */
    static final MatchTimeControl NONE = new MatchTimeControl(0, 0, 0, false);

    /** As much of a processor for the first contender as the second one takes. */
    static final MatchTimeControl EQUAL = new MatchTimeControl(0, 0, 0, true);

    MatchTimeControl {
        if (gameMillis < 0 || incrementMillis < 0 || moveMillis < 0) {
            throw new IllegalArgumentException("times are not negative");
        }
    }

    /** The time control of these numbers of seconds. */
    static MatchTimeControl ofSeconds(double game, double increment, double move) {
        return new MatchTimeControl(
                Math.round(game * 1000), Math.round(increment * 1000), Math.round(move * 1000), false);
    }

    /** The clock before the first move, in milliseconds. */
    long start() {
        return gameMillis > 0 ? gameMillis : TimeLeft.NO_CLOCK;
    }

    @Override
    public String toString() {
        return isEqual ? "equal" : gameMillis / 1000.0 + "+" + incrementMillis / 1000.0 + "/" + moveMillis / 1000.0;
    }
}
