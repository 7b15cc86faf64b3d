package reversi.tools.puzzles;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes and checks the collection of puzzles. */
@Command(
        name = "puzzles",
        mixinStandardHelpOptions = true,
        description = "Finds puzzles in real games, rates and checks them.",
        subcommands = {MineCommand.class, RateCommand.class, CheckPuzzlesCommand.class})
public final class PuzzlesCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name a subcommand; --help lists them.");
    }
}
