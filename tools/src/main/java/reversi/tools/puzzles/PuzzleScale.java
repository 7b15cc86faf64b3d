package reversi.tools.puzzles;

import reversi.engine.Level;

/**
 * Fits the rating of a puzzle to how often each level solved it: a level of rating {@code L} solves a puzzle of rating {@code R} with
 * the probability {@code 1 / (1 + 10^((R - L) / 400))}, and before any try a rating is {@value #MIDDLE} give or take {@value #SPREAD}.
 */
final class PuzzleScale {
    private static final double MIDDLE = 1200;
    private static final double SPREAD = 600;
    private static final double POINTS = 400 / Math.log(10);
    private static final double LEAST = 0;
    private static final double MOST = 4000;
    private static final int STEPS = 60;

    private PuzzleScale() {}

    /** The most likely rating where level {@code i + 1} solved {@code solved[i]} of {@code tries}. */
    static int rating(int[] solved, int tries) {
        double low = LEAST;
        double high = MOST;
        for (int step = 0; step < STEPS; step++) {
            double middle = (low + high) / 2;
            if (slope(middle, solved, tries) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (int) Math.round(low);
    }

    /** How the logarithm of the likelihood changes with the rating. */
    private static double slope(double rating, int[] solved, int tries) {
        double slope = (MIDDLE - rating) / (SPREAD * SPREAD);
        for (int i = 0; i < solved.length; i++) {
            slope += (tries * chance(rating, Level.of(i + 1).rating()) - solved[i]) / POINTS;
        }
        return slope;
    }

    /** How likely a player of a rating solves a puzzle of a rating. */
    static double chance(double puzzle, double player) {
        return 1 / (1 + Math.exp((puzzle - player) / POINTS));
    }
}
