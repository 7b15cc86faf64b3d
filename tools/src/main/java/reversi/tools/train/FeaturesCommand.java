package reversi.tools.train;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import reversi.engine.FeatureWeights;
import reversi.engine.Features;
import reversi.tools.options.Tool;

/** Fits the weights of the plain features to positions with values. */
@Command(
        name = "features",
        description =
                "Fits the weights of the plain features, by which the engine plays without pattern weights and in "
                        + "Anti-Othello, to files of positions; prints them as rows of the weight table, and the errors for positions "
                        + "that were held out.")
final class FeaturesCommand extends Tool {
    /** A phase with fewer positions than this borrows the weights of the phase after it in the game. */
    private static final int FEWEST_POSITIONS = 10_000;

    /** Values beyond this say who won, not how much better a position is: hundredths of a disc. */
    private static final int LIMIT = 5_000;

    /** Pulls weights towards zero, so that features that hardly ever differ don't get absurd ones: a share of the positions. */
    private static final double RIDGE = 5e-4;

    private static final double LEAST_RIDGE = 50;

    @Mixin
    private final LearnedPositions positions = new LearnedPositions();

    private static final class Phase {
        private final LeastSquares squares = new LeastSquares(Features.COUNT);
        private final List<double[]> heldOut = new ArrayList<>();
        private final List<Integer> values = new ArrayList<>();
        private int count;

        int[] weights() {
            double[] exact = squares.solve(RIDGE * count + LEAST_RIDGE);
            return Arrays.stream(exact)
                    .mapToInt(weight -> (int) Math.round(weight * FeatureWeights.SCALE))
                    .toArray();
        }

        /** The mean absolute error in discs over the positions held out. */
        double error(int[] weights) {
            double[] scaled = Arrays.stream(weights)
                    .mapToDouble(weight -> (double) weight / FeatureWeights.SCALE)
                    .toArray();
            double off = 0;
            for (int i = 0; i < values.size(); i++) {
                off += Math.abs(LeastSquares.product(scaled, heldOut.get(i)) - values.get(i));
            }
            return off / Math.max(1, values.size()) / 100;
        }
    }

    @Override
    public Integer call() throws IOException {
        Phase[] phases = new Phase[FeatureWeights.PHASES];
        Arrays.setAll(phases, phase -> new Phase());
        read(phases);
        PrintWriter out = out();
        int[] weights = phases[0].weights();
        for (int number = 0; number < phases.length; number++) {
            Phase phase = phases[number];
            weights = phase.count < FEWEST_POSITIONS ? weights : phase.weights();
            err().printf(
                            "phase %2d  positions %8d  mean error %5.2f discs%n",
                            number, phase.count, phase.error(weights));
            out.println(Arrays.stream(weights).mapToObj(Integer::toString).collect(Collectors.joining(", ", "", ",")));
        }
        return 0;
    }

    private void read(Phase[] phases) throws IOException {
        Features features = new Features();
        int[] numbers = new int[Features.COUNT];
        positions.read((player, opponent, value, isHeldOut) -> {
            features.fill(player, opponent, numbers);
            double[] terms = Arrays.stream(numbers).asDoubleStream().toArray();
            int limited = Math.max(-LIMIT, Math.min(LIMIT, value));
            Phase phase = phases[FeatureWeights.phase(64 - Long.bitCount(player | opponent))];
            if (isHeldOut) {
                phase.heldOut.add(terms);
                phase.values.add(limited);
            } else {
                phase.squares.add(terms, limited, 1);
                phase.count++;
            }
        });
    }
}
