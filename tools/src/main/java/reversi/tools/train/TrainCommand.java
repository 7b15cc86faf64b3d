package reversi.tools.train;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The front door of the trainer. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = "Learns the weights of the pattern evaluation.",
        subcommands = {PlayCommand.class, RealCommand.class, LabelCommand.class, FitCommand.class, CompareCommand.class
        })
public final class TrainCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name a step; --help lists them.");
    }
}
