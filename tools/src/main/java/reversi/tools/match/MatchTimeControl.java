package reversi.tools.match;

/**
 * The time that each side has.
 *
 * @param gameMillis milliseconds for all its moves; 0 for no clock
 * @param incrementMillis milliseconds that each of its moves adds
 * @param moveMillis the most milliseconds a move, as contenders are told; 0 for what they like
 */
record MatchTimeControl(long gameMillis, long incrementMillis, long moveMillis) {
    /** No clock at all. */
    static final MatchTimeControl NONE = new MatchTimeControl(0, 0, 0);

    MatchTimeControl {
        if (gameMillis < 0 || incrementMillis < 0 || moveMillis < 0) {
            throw new IllegalArgumentException("times are not negative");
        }
    }

    /** The time control of these numbers of seconds. */
    static MatchTimeControl ofSeconds(double game, double increment, double move) {
        return new MatchTimeControl(Math.round(game * 1000), Math.round(increment * 1000), Math.round(move * 1000));
    }

    /** The clock before the first move, in milliseconds. */
    long start() {
        return gameMillis > 0 ? gameMillis : TimeLeft.NO_CLOCK;
    }

    @Override
    public String toString() {
        return gameMillis / 1000.0 + "+" + incrementMillis / 1000.0 + "/" + moveMillis / 1000.0;
    }
}
