package reversi.tools.train;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Groups the trainer's steps: three make files of positions with values, the others choose patterns and fit constants of the engine to them. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = "Fits the engine's constants: makes positions with values, and fits weights to them.",
        subcommands = {
            PlayCommand.class,
            RealCommand.class,
            LabelCommand.class,
            PatternsCommand.class,
            FitCommand.class,
            FeaturesCommand.class
        })
public final class TrainCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name a step; --help lists them.");
    }
}
