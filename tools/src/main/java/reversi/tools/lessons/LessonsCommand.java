package reversi.tools.lessons;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Groups what is done with the lessons. */
@Command(
        name = "lessons",
        mixinStandardHelpOptions = true,
        description = "Proves what the lessons say, and packs them for the game.",
        subcommands = {LessonsCheckCommand.class, LessonsPackCommand.class})
public final class LessonsCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name a step; --help lists them.");
    }
}
