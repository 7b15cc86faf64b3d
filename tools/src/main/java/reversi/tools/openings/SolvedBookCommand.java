package reversi.tools.openings;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.Family;
import reversi.engine.OpeningBook;
import reversi.rules.Position;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.tools.options.EngineFiles;
import reversi.tools.options.Tool;

/** Solves the openings of 6×6 games, so that the engine plays them perfectly. */
@Command(
        name = "solved-book",
        description =
                "Solves the openings of 6×6 games and writes them into a file of books. It can be stopped at any time: the file "
                        + "is written after every position, and what it has is not solved again.")
public final class SolvedBookCommand extends Tool {
    @Option(names = "--book", required = true, description = "File of books that the solved one becomes a part of.")
    private Path file = Path.of("");

    @Option(names = "--least", description = "Empties of a solved position at least (default: ${DEFAULT-VALUE}).")
    private int least = 25;

    @Option(names = "--most", description = "Positions to solve at most, 0 for all (default: ${DEFAULT-VALUE}).")
    private int most;

    @Option(
            names = "--table-bits",
            description =
                    "Memory: a table of two to the power of this many entries of 24 bytes (default: ${DEFAULT-VALUE}).")
    private int tableBits = 24;

    @Override
    public Integer call() throws IOException {
        if (least < 1 || most < 0 || tableBits < 2 || tableBits > 27) {
            throw misuse("--least is 1 or more, --most 0 or more, --table-bits 2 to 27");
        }
        BookFile books = BookFile.read(file);
        Map<Board, OpeningBook.Entry> known =
                books.book(Family.SMALL).map(OpeningBook::entries).orElse(Map.of());
        BoardSearch search = new BoardSearch(EngineFiles.weights(Family.SMALL), tableBits);
        SolvedOpenings openings =
                new SolvedOpenings(Position.start(Variant.square(6, Start.DIAGONAL)), search, least, known);
        int solved = 0;
        for (List<Board> left = openings.unsolved();
                !left.isEmpty() && (most == 0 || solved < most);
                left = openings.unsolved()) {
            Board next = left.get(0);
            openings.solve(next);
            solved++;
            books.put(OpeningBook.of(Family.SMALL, openings.entries()));
            out().println("empties=" + search.empties(next) + " positions="
                    + openings.entries().size() + " left=" + (left.size() - 1));
            out().flush();
        }
        out().println("solved=" + solved + " positions=" + openings.entries().size() + " left="
                + openings.unsolved().size());
        return 0;
    }
}
