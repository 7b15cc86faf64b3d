package reversi.tools.lessons;

import picocli.CommandLine.Command;
import reversi.tools.options.Steps;

/** Groups what is done with the lessons. */
@Command(
        name = "lessons",
        description = "Proves what the lessons say, and packs them for the game.",
        subcommands = {LessonsCheckCommand.class, LessonsPackCommand.class})
public final class LessonsCommand extends Steps {}
