package reversi.tools.match;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Compares players by the moves that they choose in the same positions: much finer than games are. */
@Command(
        name = "moves",
        mixinStandardHelpOptions = true,
        description =
                "Compares players by the moves they choose in the same positions of real games: what one chooses is written to a "
                        + "file, by this build or another, and files are judged by a deeper search.",
        subcommands = {ChooseCommand.class, JudgeCommand.class})
public final class MovesCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name a step; --help lists them.");
    }
}
