package reversi.tools.gym;

import picocli.CommandLine.Command;
import reversi.tools.options.Steps;

/** Checks the training gym. */
@Command(
        name = "gym",
        description = "Makes drills of the training gym and checks them.",
        subcommands = {CheckGymCommand.class})
public final class GymCommand extends Steps {}
