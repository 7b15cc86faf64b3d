package reversi.tools.openings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Board;
import reversi.notation.TranscriptText;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.tools.books.BookFault;
import reversi.tools.books.Proof;
import reversi.tools.books.ProvedReader;
import reversi.tools.books.ProvedSource;
import reversi.tools.books.ProvedWriter;
import reversi.tools.options.EngineFiles;
import reversi.tools.options.Shipped;
import reversi.tools.options.Tool;

/** Proves openings: what they are worth, and what says so. */
@Command(
        name = "prove",
        description =
                "Writes a book of openings in which each move has a value and what proves it: a published game of best play, a "
                        + "result that this engine solved, or a search of it. Lines that are given go on with the best moves found. It "
                        + "can be stopped at any time: what the log has is not searched again. The last line is "
                        + "positions=N searched=N.")
final class ProveBookCommand extends Tool {
    private static final int REPORTED = 50;

    @Parameters(
            paramLabel = "FILE",
            description =
                    "The file to write. Where it is there, its published games are kept and everything else is made anew.")
    private Path file = Path.of("");

    @Option(
            names = "--log",
            paramLabel = "LOG",
            required = true,
            description = "File that keeps what was searched; one for each --confidence.")
    private Path log = Path.of("");

    @Option(
            names = "--lines",
            paramLabel = "FILE",
            description = "The lines that are proved, one a line, each up to a '|' (default: the named openings).")
    private Optional<Path> lines = Optional.empty();

    @Option(names = "--plies", description = "Moves of a line (default: ${DEFAULT-VALUE}).")
    private int plies = 24;

    @Option(names = "--depth", description = "Plies to look ahead at least (default: ${DEFAULT-VALUE}).")
    private int depth = 20;

    @Option(names = "--confidence", description = "How sure cuts are: 73, 87 or 95 (default: ${DEFAULT-VALUE}).")
    private int confidence = 87;

    @Option(names = "--solve", description = "So many empties are solved (default: ${DEFAULT-VALUE}).")
    private int solve = 20;

    private int searched;

    @Override
    public Integer call() throws IOException {
        if (plies < 1 || plies + depth + 4 >= Long.SIZE || plies + 4 + solve >= Long.SIZE) {
            throw misuse("lines end before searches reach the end of the game, and before they are solved");
        }
        try {
            ProvedGrowth growth = new ProvedGrowth(plies, solve, proof(), sources());
            for (String line : text().lines().toList()) {
                String moves = line.split("\\|", 2)[0];
                if (!moves.isEmpty() && !moves.startsWith("#")) {
                    growth.line(boards(moves));
                }
            }
            ProofSearch search = new ProofSearch(EngineFiles.weights());
            try (SearchLog found = SearchLog.open(log)) {
                ProvedWriter.write(file, growth.grow(search, (board, proof) -> found(found, search, board, proof)));
            }
            out().println("positions=" + ProvedReader.read(file).positions().size() + " searched=" + searched);
            return 0;
        } catch (BookFault fault) {
            err().println(file + ", " + fault.getMessage());
            return 1;
        }
    }

    private Proof.Searched proof() {
        try {
            return new Proof.Searched(depth, confidence);
        } catch (IllegalArgumentException wrong) {
            throw misuse(wrong);
        }
    }

    private List<ProvedSource> sources() throws IOException {
        return Files.exists(file) ? ProvedReader.read(file).sources() : List.of();
    }

    private String text() throws IOException {
        return lines.isPresent() ? Files.readString(lines.get()) : Shipped.text("/openings/named.txt");
    }

    private List<Board> boards(String moves) {
        if (!(TranscriptText.read(moves, Variant.OTHELLO) instanceof TranscriptText.Ok ok)) {
            throw misuse("not the moves of a game: '" + moves + "'");
        }
        List<Board> boards = new ArrayList<>();
        for (Turn turn : ok.transcript().turns()) {
            boards.add(Board.of(turn.after()));
        }
        return boards;
    }

    /** What the log has of this depth or a deeper one, or else a search finds and adds to it. */
    private SearchLog.Found found(SearchLog known, ProofSearch search, Board board, Proof.Searched proof)
            throws IOException {
        Optional<SearchLog.Found> before = known.find(board, proof.depth());
        if (before.isPresent()) {
            return before.get();
        }
        int value = search.value(board, proof);
        SearchLog.Found found = new SearchLog.Found(proof.depth(), value, search.best(board));
        known.add(board, found);
        searched++;
        if (searched % REPORTED == 0) {
            out().println("searched " + searched + ", now with " + Long.bitCount(board.player() | board.opponent())
                    + " discs");
            out().flush();
        }
        return found;
    }
}
