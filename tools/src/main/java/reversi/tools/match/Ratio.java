package reversi.tools.match;

/** How much there was of something for each of what it could have been, over games, of which each counts as one observation. */
final class Ratio {
    private static final double DEVIATIONS = 1.96;

    private double had;
    private double could;
    private double hadSquares;
    private double couldSquares;
    private double products;

    /** Counts a game. */
    void add(double hadInGame, double couldInGame) {
        had += hadInGame;
        could += couldInGame;
        hadSquares += hadInGame * hadInGame;
        couldSquares += couldInGame * couldInGame;
        products += hadInGame * couldInGame;
    }

    /** Whether anything could have been. */
    boolean isKnown() {
        return could > 0;
    }

    /** The ratio; not a number where nothing could have been. */
    double value() {
        return had / could;
    }

    /** Half the width of the 95 % interval of the ratio. */
    double error() {
        double value = value();
        double residuals = hadSquares - 2 * value * products + value * value * couldSquares;
        return DEVIATIONS * Math.sqrt(Math.max(0, residuals)) / could;
    }
}
