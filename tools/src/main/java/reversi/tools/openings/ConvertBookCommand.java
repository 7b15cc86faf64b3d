package reversi.tools.openings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.tools.books.BookExport;
import reversi.tools.books.BookFormat;
import reversi.tools.books.BookIndex;
import reversi.tools.books.BookSource;

/** Writes a book as another program keeps it. */
@Command(
        name = "convert",
        description = "Writes a book as another program keeps it; the last line is positions=N left-out=M.")
final class ConvertBookCommand extends BookTool {
    @Parameters(
            index = "1",
            paramLabel = "TO",
            description = "The file to write: .dat for Edax, .egbk3 for Egaroucid, .bin for this engine.")
    private Path to = Path.of("");

    @Option(names = "--leave-out", description = "Leave positions out that cannot be, in place of refusing the book.")
    private boolean leavesOut;

    @Override
    int run(BookSource source) throws IOException {
        BookFormat format = BookFormat.named(to)
                .orElseThrow(() -> misuse("a book's name ends with .dat, .egbk3 or .bin, not as " + to));
        if (!Files.isDirectory(to.toAbsolutePath().resolveSibling(""))) {
            throw misuse(to + ": there is no such folder");
        }
        BookIndex index = source.index(leavesOut);
        index.faults().forEach(err()::println);
        int written = new BookExport(source, index).write(to, format, LocalDateTime.now(ZoneOffset.UTC));
        out().println("positions=" + written + " left-out=" + index.faultCount());
        return 0;
    }
}
