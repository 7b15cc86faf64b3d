package reversi.tools.options;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How strong an engine plays or how far it looks: a mixin of commands. */
public final class StrengthOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec user;

    @Option(names = "--level", description = "A level of the game, from 1; without it as strong as the engine is.")
    private @Nullable Integer level;

    @Option(names = "--depth", description = "Plies to look ahead, instead of the level's.")
    private @Nullable Integer depth;

    @Option(names = "--solve", paramLabel = "EMPTIES", description = "Empties from which the rest is solved.")
    private @Nullable Integer solve;

    @Option(names = "--seconds", description = "Most seconds a move, such as 0.5.")
    private @Nullable Double seconds;

    /** What the options ask for; throws ParameterException for a level that does not exist. */
    public Strength strength() {
        try {
            return Strength.of(level, depth, solve, seconds);
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(user.commandLine(), String.valueOf(wrong.getMessage()), wrong);
        }
    }

    /** What the options ask for, or another strength where they ask for nothing. */
    public Strength strengthOr(Strength other) {
        boolean nothing = level == null && depth == null && solve == null && seconds == null;
        return nothing ? other : strength();
    }
}
