package reversi.tools.fairplay;

import picocli.CommandLine.Command;
import reversi.tools.options.Steps;

/** Measures how well help by an engine is told from good play. */
@Command(
        name = "fairplay",
        description = "Measures how well help by an engine is told from good play.",
        subcommands = {FairplayCheckCommand.class, FairplayFitCommand.class})
public final class FairplayCommand extends Steps {}
