package reversi.teach;

/**
 * How some games ended.
 *
 * @param black games that Black won
 * @param drawn games that nobody won
 * @param white games that White won
 */
public record GameResults(int black, int drawn, int white) {
    private static final int PERCENT = 100;

    public GameResults {
        if (black < 0 || drawn < 0 || white < 0) {
            throw new IllegalArgumentException("negative counts: " + black + ", " + drawn + ", " + white);
        }
    }

    /** The number of games. */
    public int games() {
        return black + drawn + white;
    }

    /** These games and others. */
    public GameResults plus(GameResults more) {
        return new GameResults(black + more.black, drawn + more.drawn, white + more.white);
    }

    /** The games that Black won in percent, rounded; 0 where there are no games. */
    public int blackPercent() {
        return percent(black);
    }

    /** The games that White won in percent, rounded; 0 where there are no games. */
    public int whitePercent() {
        return percent(white);
    }

    private int percent(int some) {
        return games() == 0 ? 0 : Math.round((float) PERCENT * some / games());
    }
}
