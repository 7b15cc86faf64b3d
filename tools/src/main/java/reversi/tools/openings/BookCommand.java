package reversi.tools.openings;

import picocli.CommandLine.Command;
import reversi.tools.options.Steps;

/** Books of openings: makes this engine's, and shows, checks and converts those of other programs. */
@Command(
        name = "book",
        description =
                "Books of openings: builds this engine's, and shows, checks and converts those of Edax and Egaroucid.",
        subcommands = {BuildBookCommand.class, ShowBookCommand.class, CheckBookCommand.class, ConvertBookCommand.class})
public final class BookCommand extends Steps {}
