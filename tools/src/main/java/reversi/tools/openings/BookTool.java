package reversi.tools.openings;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Parameters;
import reversi.tools.books.BookFault;
import reversi.tools.books.BookSource;
import reversi.tools.options.Tool;

/** A command about the book of a file; one that is no book, or is broken, ends it with a line and 1. */
abstract class BookTool extends Tool {
    static final String KINDS =
            "book.dat of Edax, .egbk3 or .egbk2 of Egaroucid, .bin of this engine or proved openings";

    @Parameters(index = "0", paramLabel = "FILE", description = "A book: " + KINDS + ".")
    private Path file = Path.of("");

    @Override
    public final Integer call() throws IOException {
        try {
            return run(BookSource.of(file));
        } catch (BookFault fault) {
            err().println(file + ", " + fault.getMessage());
            return 1;
        }
    }

    /** Does what was asked; the exit code. */
    abstract int run(BookSource source) throws IOException;
}
