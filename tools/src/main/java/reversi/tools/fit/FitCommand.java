package reversi.tools.fit;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import reversi.engine.Weights;
import reversi.rules.Variant;

/** Fits the evaluation's weights to games and prints them as rows of the weight table. */
@Command(
        name = "fit",
        mixinStandardHelpOptions = true,
        description = "Fits the weights of the evaluation to real games and to games of the engine against itself.")
public final class FitCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /** A phase with fewer positions than this borrows the weights of the phase after it in the game. */
    private static final int FEWEST_POSITIONS = 10_000;

    @Option(names = "--wthor", description = "Folder of WTHOR archives (WTH_*.wtb) to learn from.")
    private @Nullable Path wthor;

    @Option(
            names = "--step",
            defaultValue = "1",
            description = "Take every STEPth real game (default: ${DEFAULT-VALUE}).")
    private int step;

    @Option(
            names = "--games",
            defaultValue = "0",
            description = "Games of the engine against itself to add (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--depth", defaultValue = "3", description = "Plies ahead in them (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Option(
            names = "--solve",
            defaultValue = "9",
            description = "Empties from which they are exact (default: ${DEFAULT-VALUE}).")
    private int solve;

    @Option(
            names = "--temperature",
            defaultValue = "100",
            description = "Hundredths of a disc by which their moves vary (default: ${DEFAULT-VALUE}).")
    private int temperature;

    @Option(names = "--fewest", description = "Learn Anti-Othello, where fewer discs win.")
    private boolean fewest;

    @Option(names = "--seed", defaultValue = "1", description = "Seed (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        Samples samples = new Samples(seed);
        if (wthor != null) {
            new RealGames(samples).addAll(wthor, step);
        }
        Variant variant = fewest ? Variant.ANTI : Variant.OTHELLO;
        new SelfPlay(samples, variant, depth, solve, temperature).play(games, seed);
        int[] weights = samples.weights(0);
        for (int phase = 0; phase < Weights.PHASES; phase++) {
            weights = samples.count(phase) < FEWEST_POSITIONS ? weights : samples.weights(phase);
            spec.commandLine().getErr().println(samples.error(phase, weights));
            StringJoiner row = new StringJoiner(", ", "", ",");
            for (int weight : weights) {
                row.add(Integer.toString(weight));
            }
            out.println(row);
        }
        return 0;
    }
}
