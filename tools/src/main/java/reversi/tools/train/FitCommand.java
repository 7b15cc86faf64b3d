package reversi.tools.train;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import reversi.engine.PatternWeights;
import reversi.engine.Patterns;

/** Fits weights to positions with values. */
@Command(
        name = "fit",
        mixinStandardHelpOptions = true,
        description =
                "Fits the weights of the pattern evaluation to files of positions, and says how far it is off for "
                        + "positions that were held out.")
final class FitCommand implements Callable<Integer> {
    /** Of each file, the last one of so many parts is held out: whole games, since those of one game resemble each other. */
    private static final int HELD_OUT = 50;

    private static final int PHASE = 5;

    @Spec
    private CommandSpec spec;

    @Option(names = "--data", required = true, description = "Folders of positions.")
    private List<Path> data = new ArrayList<>();

    @Option(names = "--endings", description = "Folders of positions of which only solved endings count.")
    private List<Path> endings = new ArrayList<>();

    @Option(
            names = "--solved",
            defaultValue = "12",
            description = "Empties of those endings (default: ${DEFAULT-VALUE}).")
    private int solved;

    @Option(
            names = "--out",
            required = true,
            description = "File for the weights; written after every tenth round too.")
    private Path out = Path.of("");

    @Option(names = "--rounds", defaultValue = "40", description = "Rounds at most (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(names = "--ridge", defaultValue = "20", description = "Pull towards nought (default: ${DEFAULT-VALUE}).")
    private double ridge;

    @Option(names = "--smooth", defaultValue = "20", description = "Pull to neighbours (default: ${DEFAULT-VALUE}).")
    private double smooth;

    @Option(
            names = "--blend",
            defaultValue = "0",
            description = "Share of what searches foresaw in what is learned; the rest is the result (0…1).")
    private double blend;

    @Option(names = "--files", defaultValue = "1000000", description = "Files of each folder at most.")
    private int files;

    @Override
    public Integer call() throws IOException {
        Patterns patterns = new Patterns();
        Problem problem = new Problem(patterns, ridge, smooth);
        for (Path folder : data) {
            read(folder, PatternWeights.TABLES, problem);
        }
        for (Path folder : endings) {
            read(folder, solved, problem);
        }
        solve(patterns, problem);
        return 0;
    }

    private void read(Path folder, int mostEmpties, Problem problem) throws IOException {
        List<Path> found = Shard.in(folder);
        for (Path file : found.subList(0, Math.min(files, found.size()))) {
            long records = Files.size(file) / Shard.RECORD;
            long[] at = {0};
            Shard.read(file, (player, opponent, result, foreseen) -> {
                boolean isHeldOut = at[0]++ >= records - records / HELD_OUT;
                if (64 - Long.bitCount(player | opponent) <= mostEmpties) {
                    int value = (int) Math.round(result + blend * (foreseen - result));
                    problem.add(player, opponent, value, isHeldOut);
                }
            });
        }
    }

    /** Conjugate gradients, each weight scaled by how often it is used. */
    private void solve(Patterns patterns, Problem problem) throws IOException {
        PrintWriter said = spec.commandLine().getOut();
        double[] weights = new double[problem.length()];
        double[] residual = problem.residual(weights);
        double[] diagonal = problem.diagonal();
        double[] scaled = scaled(residual, diagonal);
        double[] direction = scaled.clone();
        double product = product(residual, scaled);
        for (int round = 1; round <= rounds; round++) {
            double[] image = problem.times(direction);
            double step = product / product(direction, image);
            for (int i = 0; i < weights.length; i++) {
                weights[i] += step * direction[i];
                residual[i] -= step * image[i];
            }
            scaled = scaled(residual, diagonal);
            double before = product;
            product = product(residual, scaled);
            for (int i = 0; i < weights.length; i++) {
                direction[i] = scaled[i] + product / before * direction[i];
            }
            if (round % 10 == 0 || round == rounds) {
                report(said, problem, weights, round);
                write(patterns, problem, weights);
            }
        }
    }

    private static double[] scaled(double[] residual, double[] diagonal) {
        double[] scaled = new double[residual.length];
        for (int i = 0; i < scaled.length; i++) {
            scaled[i] = residual[i] / diagonal[i];
        }
        return scaled;
    }

    private static double product(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    private static void report(PrintWriter said, Problem problem, double[] weights, int round) {
        int last = PatternWeights.TABLES - 1;
        said.printf(
                "round %d: mean error %.3f, deviation %.3f discs%n",
                round, problem.error(weights, 0, last), problem.deviation(weights, 0, last));
        for (int from = 0; from < last; from += PHASE) {
            long count = 0;
            for (int empties = from; empties < from + PHASE; empties++) {
                count += problem.count(empties);
            }
            said.printf(
                    "  empties %2d-%2d  positions %9d  mean error %6.3f  deviation %6.3f%n",
                    from,
                    from + PHASE - 1,
                    count,
                    problem.error(weights, from, from + PHASE - 1),
                    problem.deviation(weights, from, from + PHASE - 1));
        }
        said.flush();
    }

    private void write(Patterns patterns, Problem problem, double[] weights) throws IOException {
        float[][] rows = new float[PatternWeights.ANCHORS][problem.entries()];
        for (int anchor = 0; anchor < rows.length; anchor++) {
            for (int entry = 0; entry < problem.entries(); entry++) {
                rows[anchor][entry] = (float) weights[anchor * problem.entries() + entry];
            }
        }
        Files.write(out, PatternWeights.write(patterns, rows));
    }
}
