package reversi.tools.ladder;

import java.util.List;

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
        double[][] system = new double[players][players + 1];
        for (Meeting meeting : meetings) {
            int first = meeting.player();
            int second = meeting.opponent();
            // One draw more than was played keeps a player who won or lost everything on the scale.
            double games = meeting.units().size() + 1;
            double points = meeting.points() + 0.5;
            double expected = 1 / (1 + Math.exp(ratings[second] - ratings[first]));
            double curvature = games * expected * (1 - expected);
            system[first][first] += curvature;
            system[second][second] += curvature;
            system[first][second] -= curvature;
            system[second][first] -= curvature;
            system[first][players] += points - games * expected;
            system[second][players] -= points - games * expected;
        }
        // Only differences count: the first player stays where he is.
        system[0] = new double[players + 1];
        system[0][0] = 1;
        double[] change = solve(system);
        double farthest = 0;
        for (int player = 0; player < players; player++) {
            double by = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, change[player]));
            ratings[player] += by;
            farthest = Math.max(farthest, Math.abs(by));
        }
        return farthest;
    }

    /** Solves linear equations, the right side in the last column, by elimination with pivots. */
    private static double[] solve(double[][] rows) {
        int size = rows.length;
        for (int column = 0; column < size; column++) {
            int pivot = column;
            for (int row = column + 1; row < size; row++) {
                pivot = Math.abs(rows[row][column]) > Math.abs(rows[pivot][column]) ? row : pivot;
            }
            double[] swapped = rows[column];
            rows[column] = rows[pivot];
            rows[pivot] = swapped;
            for (int row = column + 1; row < size; row++) {
                double factor = rows[row][column] / rows[column][column];
                for (int i = column; i <= size; i++) {
                    rows[row][i] -= factor * rows[column][i];
                }
            }
        }
        double[] solution = new double[size];
        for (int row = size - 1; row >= 0; row--) {
            double rest = rows[row][size];
            for (int i = row + 1; i < size; i++) {
                rest -= rows[row][i] * solution[i];
            }
            solution[row] = rest / rows[row][row];
        }
        return solution;
    }
}
