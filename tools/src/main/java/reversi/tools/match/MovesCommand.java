package reversi.tools.match;

import picocli.CommandLine.Command;
import reversi.tools.options.Steps;

/** Compares players by the moves that they choose in the same positions: much finer than games are. */
@Command(
        name = "moves",
        description =
                "Compares players by the moves they choose in the same positions of real games: what one chooses is written to a "
                        + "file, by this build or another, and files are judged by a deeper search.",
        subcommands = {ChooseCommand.class, JudgeCommand.class})
public final class MovesCommand extends Steps {}
