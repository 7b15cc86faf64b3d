package reversi.tools.match;

import java.util.List;

/**
 * A difference in Elo points, with the bounds between which it lies in 95 of 100 such matches.
 *
 * @param difference what the result is worth; infinite where one side won everything
 * @param low the lower bound
 * @param high the upper bound
 */
public record EloDifference(double difference, double low, double high) {
    /** Standard deviations of a 95 % confidence interval. */
    private static final double DEVIATIONS = 1.959964;

    private static final double SCALE = 400;

    /** The difference that is expected to score this share of the points, 0…1. */
    public static double of(double share) {
        return SCALE * Math.log10(share / (1 - share));
    }

    /** The share of the points that a player who is so much stronger is expected to score. */
    public static double share(double difference) {
        return 1 / (1 + Math.pow(10, -difference / SCALE));
    }

    /**
     * The difference by the mean scores, 0…1, of units that are independent of each other: the two games of one opening are
     * one unit, since an opening that favours a colour gives both of them away (the pentanomial way of counting).
     */
    public static EloDifference ofUnits(List<Double> units) {
        double sum = 0;
        double squares = 0;
        for (double unit : units) {
            sum += unit;
            squares += unit * unit;
        }
        int count = units.size();
        double mean = sum / count;
        // Four more units, two won and two lost (Agresti and Coull 1998), keep the bounds honest in short or one-sided
        // matches.
        double more = count + 4;
        double centre = (sum + 2) / more;
        double variance = (squares + 2) / more - centre * centre;
        double error = DEVIATIONS * Math.sqrt(variance / more);
        return new EloDifference(of(mean), of(Math.max(0, centre - error)), of(Math.min(1, centre + error)));
    }
}
