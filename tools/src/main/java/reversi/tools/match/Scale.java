package reversi.tools.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Players on one scale, with the 95 % error of each number, found by drawing the openings of each meeting again and again
 * (bootstrap).
 *
 * @param rungs the players in their order
 */
record Scale(List<Rung> rungs) {
    private static final int DRAWINGS = 400;
    private static final double DEVIATIONS = 1.959964;

    Scale {
        rungs = List.copyOf(rungs);
    }

    /**
     * One player.
     *
     * @param elo its points
     * @param error what they may be off against the first player's
     * @param step points above the player before; 0 for the first
     * @param stepError what the step may be off
     */
    record Rung(double elo, double error, double step, double stepError) {}

    /** The scale of players 0…players-1 on which the first has these points; the seed settles the errors' last digits. */
    static Scale of(int players, List<BradleyTerry.Meeting> meetings, double first, long seed) {
        double[] elo = new BradleyTerry(players, meetings).elo();
        double[] sum = new double[players];
        double[] squares = new double[players];
        double[] stepSum = new double[players];
        double[] stepSquares = new double[players];
        Random random = new Random(seed);
        for (int i = 0; i < DRAWINGS; i++) {
            double[] drawn = new BradleyTerry(players, drawn(meetings, random)).elo();
            for (int player = 1; player < players; player++) {
                sum[player] += drawn[player];
                squares[player] += drawn[player] * drawn[player];
                double step = drawn[player] - drawn[player - 1];
                stepSum[player] += step;
                stepSquares[player] += step * step;
            }
        }
        List<Rung> rungs = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            rungs.add(new Rung(
                    first + elo[player],
                    error(sum[player], squares[player]),
                    player == 0 ? 0 : elo[player] - elo[player - 1],
                    error(stepSum[player], stepSquares[player])));
        }
        return new Scale(rungs);
    }

    private static double error(double sum, double squares) {
        double mean = sum / DRAWINGS;
        return DEVIATIONS * Math.sqrt(Math.max(0, squares / DRAWINGS - mean * mean));
    }

    private static List<BradleyTerry.Meeting> drawn(List<BradleyTerry.Meeting> meetings, Random random) {
        List<BradleyTerry.Meeting> again = new ArrayList<>();
        for (BradleyTerry.Meeting meeting : meetings) {
            List<Double> units = new ArrayList<>();
            for (int i = 0; i < meeting.units().size(); i++) {
                units.add(meeting.units().get(random.nextInt(meeting.units().size())));
            }
            again.add(new BradleyTerry.Meeting(meeting.player(), meeting.opponent(), units));
        }
        return again;
    }
}
