package reversi.tools.puzzles;

import picocli.CommandLine.Command;
import reversi.tools.options.Steps;

/** Makes and checks the collection of puzzles. */
@Command(
        name = "puzzles",
        description = "Finds puzzles in real games, rates and checks them.",
        subcommands = {MineCommand.class, RateCommand.class, CheckPuzzlesCommand.class})
public final class PuzzlesCommand extends Steps {}
