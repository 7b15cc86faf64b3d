package reversi.tools.openings;

import picocli.CommandLine.Command;
import reversi.tools.options.Steps;

/** Books of openings: makes and proves this engine's, and shows, checks and converts those of other programs. */
@Command(
        name = "book",
        description =
                "Books of openings: builds this engine's, proves openings, and shows, checks and converts books, those of Edax "
                        + "and Egaroucid, too.",
        subcommands = {
            BuildBookCommand.class,
            ProveBookCommand.class,
            ShowBookCommand.class,
            CheckBookCommand.class,
            ConvertBookCommand.class
        })
public final class BookCommand extends Steps {}
