package reversi.tools.options;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How strong an engine plays or how far it looks: a mixin of commands. */
public final class StrengthOptions {
    @Option(names = "--level", description = "A level of the game, from 1; without it as strong as the engine is.")
    private @Nullable Integer level;

    @Option(names = "--depth", description = "Plies to look ahead, instead of the level's.")
    private @Nullable Integer depth;

    @Option(names = "--solve", paramLabel = "EMPTIES", description = "Empties from which the rest is solved.")
    private @Nullable Integer solve;

    @Option(names = "--seconds", description = "Most seconds a move, such as 0.5.")
    private @Nullable Double seconds;

    /** What the options ask for; throws IllegalArgumentException for a level that does not exist. */
    public Strength strength() {
        return Strength.of(level, depth, solve, seconds);
    }
}
