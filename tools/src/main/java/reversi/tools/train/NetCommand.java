package reversi.tools.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import reversi.engine.Family;
import reversi.engine.PatternEntries;
import reversi.engine.PatternWeights;
import reversi.engine.Patterns;
import reversi.tools.options.Tool;

/** Tries a small network beside the weights of the pattern evaluation. */
@Command(
        name = "net",
        description =
                "Tries a small network beside the weights of Othello: some numbers for each entry of a pattern, summed over a position, "
                        + "bent and summed again. It learns what the weights miss, and its errors for positions that were held out are "
                        + "printed beside theirs. The engine does not play by it (docs/engine-tried.md says why).")
final class NetCommand extends Tool {
    private static final int PHASE = 5;
    private static final int MOST_NUMBERS = 64;

    @Mixin
    private final LearnedPositions positions = new LearnedPositions();

    @Option(names = "--weights", required = true, description = "The weights of Othello that it is beside.")
    private Path weights = Path.of("");

    @Option(names = "--numbers", description = "Numbers of an entry, 1 to 64 (default: ${DEFAULT-VALUE}).")
    private int numbers = 8;

    @Option(
            names = "--bend",
            description = "What is made of a sum: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Bend bend = Bend.SQUARE;

    @Option(names = "--rounds", description = "How often it sees each position (default: ${DEFAULT-VALUE}).")
    private double rounds = 2;

    @Option(
            names = "--least",
            description =
                    "Empties of a position at least; the solver needs no values of others (default: ${DEFAULT-VALUE}).")
    private int least = 8;

    @Option(names = "--seed", description = "Seed (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Override
    public Integer call() throws IOException {
        if (numbers < 1 || numbers > MOST_NUMBERS || rounds < 0 || least < 0) {
            throw misuse("--numbers is 1 to " + MOST_NUMBERS + ", --rounds and --least are 0 or more");
        }
        Family family = Family.OTHELLO;
        Patterns patterns = new Patterns(family);
        double[] known = known(family, patterns);
        Problem problem = new Problem(family, patterns, 0, 0, known, 0);
        positions.read((player, opponent, value, isHeldOut) -> {
            int empties = family.squareCount() - Long.bitCount(player | opponent);
            if (empties >= least && empties < family.phases()) {
                problem.add(player, opponent, value, isHeldOut);
            }
        });
        Net net = new Net(patterns.foldedSize(), numbers, family.phases(), bend, seed);
        new NetLesson(problem, known, net, false).learn(rounds);
        report(new NetLesson(problem, known, net, true), family.phases() - 1);
        return 0;
    }

    private double[] known(Family family, Patterns patterns) throws IOException {
        float[][] rows;
        try {
            rows = PatternWeights.readRows(Files.readAllBytes(weights));
        } catch (IllegalArgumentException malformed) {
            throw misuse(weights + ": " + malformed.getMessage());
        }
        if (rows.length != family.anchors() || rows[0].length != PatternEntries.count(patterns)) {
            throw misuse(weights + " has no weights for Othello");
        }
        return Arrays.stream(rows)
                .flatMapToDouble(row -> IntStream.range(0, row.length).mapToDouble(i -> row[i]))
                .toArray();
    }

    private void report(NetLesson heldOut, int last) {
        print(heldOut, 0, last);
        for (int from = 0; from < last; from += PHASE) {
            print(heldOut, from, Math.min(last, from + PHASE - 1));
        }
    }

    private void print(NetLesson heldOut, int from, int to) {
        out().printf(
                        "empties %2d-%2d  held out %9d  deviation without %6.3f  with %6.3f%n",
                        from,
                        to,
                        heldOut.count(from, to),
                        heldOut.deviation(from, to, false),
                        heldOut.deviation(from, to, true));
        out().flush();
    }
}
