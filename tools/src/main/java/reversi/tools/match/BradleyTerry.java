package reversi.tools.match;

import java.util.List;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.LUDecomposition;
import org.hipparchus.linear.RealVector;

/**
 * The ratings under which results are the likeliest, where a player who is stronger by {@code d} is expected to score {@code
 * 1/(1+10^(-d/400))} and a draw is half a point (Bradley and Terry 1952; found by Newton's method).
 */
final class BradleyTerry {
    private static final double ELO_PER_UNIT = 400 / Math.log(10);
    private static final int MOST_STEPS = 100;
    private static final double LONGEST_STEP = 1;
    private static final double CLOSE = 1e-9;

    private final int players;
    private final List<Meeting> meetings;

    /** The players are 0…players-1; throws IllegalArgumentException where some of them are not linked by any meetings. */
    BradleyTerry(int players, List<Meeting> meetings) {
        this.players = players;
        this.meetings = meetings;
        if (!isLinked()) {
            throw new IllegalArgumentException("some players have not met");
        }
    }

    private boolean isLinked() {
        boolean[] reached = new boolean[players];
        reached[0] = true;
        for (int round = 0; round < players; round++) {
            for (Meeting meeting : meetings) {
                boolean either = reached[meeting.player()] || reached[meeting.opponent()];
                reached[meeting.player()] = either;
                reached[meeting.opponent()] = either;
            }
        }
        for (boolean one : reached) {
            if (!one) {
                return false;
            }
        }
        return true;
    }

    /** The Elo of each player, the first one's being 0. */
    double[] elo() {
        double[] ratings = new double[players];
        for (int step = 0; step < MOST_STEPS && improve(ratings) > CLOSE; step++) {
            // One step of Newton's method after another.
        }
        double[] elo = new double[players];
        for (int player = 0; player < players; player++) {
            elo[player] = ELO_PER_UNIT * (ratings[player] - ratings[0]);
        }
        return elo;
    }

    /** One step of Newton's method on the logarithm of the likelihood; how far the farthest rating moved. */
    private double improve(double[] ratings) {
        double[][] curvature = new double[players][players];
        double[] slope = new double[players];
        for (Meeting meeting : meetings) {
            int first = meeting.player();
            int second = meeting.opponent();
            // One draw more than was played keeps a player who won or lost everything on the scale.
            double games = meeting.units().size() + 1;
            double points = meeting.points() + 0.5;
            double expected = 1 / (1 + Math.exp(ratings[second] - ratings[first]));
            double bend = games * expected * (1 - expected);
            curvature[first][first] += bend;
            curvature[second][second] += bend;
            curvature[first][second] -= bend;
            curvature[second][first] -= bend;
            slope[first] += points - games * expected;
            slope[second] -= points - games * expected;
        }
        // Only differences count: the first player keeps his rating.
        curvature[0] = new double[players];
        curvature[0][0] = 1;
        slope[0] = 0;
        RealVector change = new LUDecomposition(new Array2DRowRealMatrix(curvature, false))
                .getSolver()
                .solve(new ArrayRealVector(slope, false));
        double farthest = 0;
        for (int player = 0; player < players; player++) {
            double by = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, change.getEntry(player)));
            ratings[player] += by;
            farthest = Math.max(farthest, Math.abs(by));
        }
        return farthest;
    }

    /**
     * What two players of a ladder scored against each other.
     *
     * @param player the number of one of them, from 0
     * @param opponent the number of the other
     * @param units the mean scores of the player, 0…1, opening by opening
     */
    record Meeting(int player, int opponent, List<Double> units) {
        Meeting {
            units = List.copyOf(units);
        }

        /** The points of the player, one for each opening at most. */
        double points() {
            return units.stream().mapToDouble(Double::doubleValue).sum();
        }
    }
}
