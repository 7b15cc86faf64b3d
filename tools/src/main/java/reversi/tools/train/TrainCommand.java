package reversi.tools.train;

import picocli.CommandLine.Command;
import reversi.tools.options.Steps;

/** Groups the trainer's steps: three make files of positions with values, the others choose patterns and fit constants of the engine to them. */
@Command(
        name = "train",
        description = "Fits the engine's constants: makes positions with values, and fits weights to them.",
        subcommands = {
            PlayCommand.class,
            RealCommand.class,
            LabelCommand.class,
            PatternsCommand.class,
            FitCommand.class,
            FeaturesCommand.class,
            NetCommand.class
        })
public final class TrainCommand extends Steps {}
