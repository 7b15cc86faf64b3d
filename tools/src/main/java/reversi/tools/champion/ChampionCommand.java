package reversi.tools.champion;

import picocli.CommandLine.Command;
import reversi.tools.options.Steps;

/** Makes and checks the file of the champions' games. */
@Command(
        name = "champion",
        description = "Chooses games of world champions, values their moves and checks them.",
        subcommands = {MakeChampionCommand.class, CheckChampionCommand.class})
public final class ChampionCommand extends Steps {}
