package reversi.tools.train;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import reversi.engine.Family;
import reversi.engine.PatternEntries;
import reversi.engine.PatternWeights;
import reversi.engine.Patterns;
import reversi.rules.Variant;
import reversi.tools.options.Tool;
import reversi.tools.options.VariantName;

/** Fits the weights of the pattern evaluation to positions with values. */
@Command(
        name = "fit",
        description =
                "Fits the weights of the pattern evaluation to files of positions, and prints its errors for positions "
                        + "that were held out.")
final class FitCommand extends Tool {
    private static final int PHASE = 5;
    private static final int REPORTED = 10;

    @Mixin
    private final LearnedPositions positions = new LearnedPositions();

    @Option(
            names = "--variant",
            converter = VariantName.class,
            defaultValue = "othello",
            description = "What the positions are from: " + VariantName.HELP + ".")
    private Variant variant = Variant.OTHELLO;

    @Option(names = "--endings", description = "Folders of positions of which only solved endings count.")
    private List<Path> endings = new ArrayList<>();

    @Option(names = "--solved", description = "Empties of those endings (default: ${DEFAULT-VALUE}).")
    private int solved = 12;

    @Option(
            names = "--out",
            required = true,
            description = "File for the weights; written after every tenth round too.")
    private Path out = Path.of("");

    @Option(
            names = "--from",
            description = "Weights to change; the pull towards zero then is one towards them. Without it all are zero.")
    private @Nullable Path from;

    @Option(names = "--rounds", description = "Rounds at most (default: ${DEFAULT-VALUE}).")
    private int rounds = 40;

    @Option(names = "--ridge", description = "Pull towards zero (default: ${DEFAULT-VALUE}).")
    private double ridge = 20;

    @Option(names = "--smooth", description = "Pull to neighbours (default: ${DEFAULT-VALUE}).")
    private double smooth = 20;

    @Option(
            names = "--least",
            description =
                    "Weights of patterns that fewer positions use stay as at the anchor with fewer empties, or 0: chance decides them, and "
                            + "what does not change packs well (default: ${DEFAULT-VALUE}).")
    private double least;

    @Option(
            names = "--price",
            description =
                    "Squared discs, over all positions, that a bit of the packed file may cost: weights are rounded the more coarsely "
                            + "the fewer positions use them (default: ${DEFAULT-VALUE}, to the nearest step).")
    private double price;

    @Option(
            names = "--share",
            description =
                    "With --from: the share of the change to those weights that is made (default: ${DEFAULT-VALUE}).")
    private double share = 1;

    @Option(
            names = "--tempo",
            description =
                    "Discs that every position but a full board is worth more to the side to move than the fit says, as the leaves of a "
                            + "search are (default: ${DEFAULT-VALUE}).")
    private double tempo;

    @Option(
            names = "--near",
            description =
                    "With --from: positions in which a side is ahead by so many discs, as those weights see it, count half, others less "
                            + "or more; 0 counts all alike (default: ${DEFAULT-VALUE}).")
    private double near;

    @Override
    public Integer call() throws IOException {
        if (near < 0 || (near > 0 && from == null)) {
            throw misuse("--near is 0 or more discs, and needs the weights of --from to see who is ahead");
        }
        if (price < 0) {
            throw misuse("--price is 0 or more");
        }
        if (share < 0 || share > 1 || (share < 1 && from == null)) {
            throw misuse("--share is from 0 to 1, and needs the weights of --from to change");
        }
        Family family = Family.of(variant).orElseThrow(() -> misuse("there are no patterns for " + variant.code()));
        Patterns patterns = new Patterns(family);
        Problem problem = new Problem(family, patterns, ridge, smooth, known(family, patterns), near);
        if (!family.fitsBitboard()) {
            positions.readWide(problem::add);
            ConjugateGradients.solve(problem, rounds, new Reporter(family, patterns, problem));
            return 0;
        }
        positions.read(problem::add);
        positions.read(endings, (player, opponent, value, isHeldOut) -> {
            if (family.squareCount() - Long.bitCount(player | opponent) <= solved) {
                problem.add(player, opponent, value, isHeldOut);
            }
        });
        ConjugateGradients.solve(problem, rounds, new Reporter(family, patterns, problem));
        return 0;
    }

    private double[] known(Family family, Patterns patterns) throws IOException {
        int entries = PatternEntries.count(patterns);
        double[] known = new double[family.anchors() * entries];
        Path file = from;
        if (file != null) {
            float[][] rows = rowsOf(file, family);
            for (int i = 0; i < known.length; i++) {
                known[i] = rows[i / entries][i % entries];
            }
        }
        return known;
    }

    private float[][] rowsOf(Path file, Family family) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try {
            if (PatternWeights.read(bytes).family() != family) {
                throw misuse(file + " is for other variants than " + variant.code());
            }
            return PatternWeights.readRows(bytes);
        } catch (IllegalArgumentException malformed) {
            throw misuse(file + ": " + malformed.getMessage());
        }
    }

    /** Prints the errors and writes the weights after every tenth round and the last one. */
    private final class Reporter implements ConjugateGradients.Listener {
        private final Family family;
        private final Patterns patterns;
        private final Problem problem;

        Reporter(Family family, Patterns patterns, Problem problem) {
            this.family = family;
            this.patterns = patterns;
            this.problem = problem;
        }

        @Override
        public void roundEnded(int round, double[] changes) {
            if (round % REPORTED == 0 || round == rounds) {
                double[] weights = problem.changed(
                        Arrays.stream(changes).map(change -> share * change).toArray());
                report(weights, round);
                try {
                    Files.write(out, PatternWeights.write(family, patterns, rows(weights)));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }

        private void report(double[] weights, int round) {
            PrintWriter report = out();
            int last = family.phases() - 1;
            Problem.Errors all = problem.errors(weights, 0, last);
            report.printf("round %d: mean error %.3f, deviation %.3f discs%n", round, all.mean(), all.deviation());
            for (int from = 0; from < last; from += PHASE) {
                int to = Math.min(last, from + PHASE - 1);
                Problem.Errors errors = problem.errors(weights, from, to);
                report.printf(
                        "  empties %2d-%2d  positions %9d  mean error %6.3f  deviation %6.3f%n",
                        from, to, problem.count(from, to), errors.mean(), errors.deviation());
            }
            report.flush();
        }

        private float[][] rows(double[] weights) {
            int entries = problem.entries();
            int firstParity = entries - PatternEntries.PARITIES;
            double[] kept = weights.clone();
            double[] uses = problem.uses();
            for (int i = 0; i < kept.length; i++) {
                int entry = i % entries;
                boolean isRare = entry < patterns.foldedSize() && uses[i] < least;
                double before = i < entries ? 0 : kept[i - entries];
                kept[i] = isRare ? before : weights[i] + (i >= entries && entry >= firstParity ? tempo : 0);
            }
            return WeightRounding.round(family, kept, uses, price);
        }
    }
}
