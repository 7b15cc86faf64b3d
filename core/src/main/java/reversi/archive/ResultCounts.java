package reversi.archive;

/** How many games were won, drawn and lost. */
public record ResultCounts(int won, int drawn, int lost) {
    /** No games. */
    public static ResultCounts none() {
        return new ResultCounts(0, 0, 0);
    }

    /** With one more game; one that is neither won, drawn nor lost does not count. */
    public ResultCounts plus(Outcome outcome) {
        return switch (outcome) {
            case WON -> new ResultCounts(won + 1, drawn, lost);
            case DRAWN -> new ResultCounts(won, drawn + 1, lost);
            case LOST -> new ResultCounts(won, drawn, lost + 1);
            case NEUTRAL -> this;
        };
    }

    /** How many games. */
    public int games() {
        return won + drawn + lost;
    }

    /** How many of a hundred games were won, rounded; 0 without games. */
    public int percent() {
        return games() == 0 ? 0 : Math.round(100f * won / games());
    }
}
