package reversi.tools.gym;

import picocli.CommandLine.Command;
import reversi.tools.options.Steps;

/** Checks the endgame gym. */
@Command(
        name = "gym",
        description = "Makes drills of the endgame gym and checks them.",
        subcommands = {CheckGymCommand.class})
public final class GymCommand extends Steps {}
