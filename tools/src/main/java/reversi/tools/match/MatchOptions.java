package reversi.tools.match;

import java.io.PrintWriter;
import java.util.function.BiConsumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import reversi.rules.Variant;
import reversi.tools.options.VariantName;

/** How games of a match are played: a mixin of commands. */
public final class MatchOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec user;

    @Option(
            names = "--time",
            description = "Seconds on each side's clock for a game; who exceeds them loses (default: no clock).")
    private double time;

    @Option(names = "--increment", description = "Seconds that each move adds to the clock.")
    private double increment;

    @Option(names = "--seconds", description = "Most seconds a move, as the players are told; 0 leaves it to them.")
    private double seconds;

    @Option(names = "--jobs", description = "Games played at a time (default: ${DEFAULT-VALUE}).")
    private int jobs = 1;

    @Option(
            names = "--variant",
            converter = VariantName.class,
            defaultValue = "othello",
            description = "What is played: " + VariantName.HELP
                    + ". Other games than Othello begin with random moves, an eighth of the board's squares.")
    private Variant variant = Variant.OTHELLO;

    /**
     * A tournament of this kind, at equal time of a processor if that is wished, which tells of each finished game and complains to a
     * person; throws ParameterException for negative times, and for two kinds of them.
     */
    public Tournament tournament(
            boolean isEqual, long seed, BiConsumer<Tournament.Pairing, FinishedGame> finished, PrintWriter complaints) {
        try {
            MatchTimeControl timed = MatchTimeControl.ofSeconds(time, increment, seconds);
            if (isEqual && !timed.equals(MatchTimeControl.NONE)) {
                throw new IllegalArgumentException("--equal takes the place of --time, --increment and --seconds");
            }
            MatchTimeControl control = isEqual ? MatchTimeControl.EQUAL : timed;
            return new Tournament(variant, control, seed, finished, complaints::println);
        } catch (IllegalArgumentException negative) {
            throw new ParameterException(user.commandLine(), String.valueOf(negative.getMessage()), negative);
        }
    }

    /** What is played. */
    public Variant variant() {
        return variant;
    }

    /** Games played at a time, at least 1. */
    public int jobs() {
        return Math.max(1, jobs);
    }
}
