package reversi.tools.openings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.engine.BoardSearch;
import reversi.engine.Family;
import reversi.engine.OpeningBook;
import reversi.engine.PatternWeights;
import reversi.tools.options.EngineFiles;
import reversi.tools.options.Tool;
import reversi.tools.options.Workers;

/** Builds the opening book: searches what people play and what the engine would play against it. */
@Command(
        name = "build",
        description =
                "Builds this engine's opening book from the positions of WTHOR games and best play. It can be stopped at any time: "
                        + "what the log has is not searched again.")
final class BuildBookCommand extends Tool {
    private static final int TABLE_BITS = 18;

    @Option(names = "--wthor", required = true, description = "Folder of WTHOR archives (WTH_*.wtb).")
    private Path wthor = Path.of("");

    @Option(
            names = "--out",
            required = true,
            description = "File of books that this one becomes a part of; made where there is none.")
    private Path out = Path.of("");

    @Option(names = "--log", required = true, description = "File that keeps what was searched.")
    private Path log = Path.of("");

    @Option(names = "--least", description = "Games that a position must be part of (default: ${DEFAULT-VALUE}).")
    private int least = 60;

    @Option(names = "--plies", description = "Plies of a game at most (default: ${DEFAULT-VALUE}).")
    private int plies = 24;

    @Option(names = "--depth", description = "Plies to look ahead (default: ${DEFAULT-VALUE}).")
    private int depth = 14;

    @Option(
            names = "--confidence",
            description = "How much the search leaves out, 0 most to 5 nothing (default: ${DEFAULT-VALUE}).")
    private int confidence = 1;

    @Option(
            names = "--replies",
            description = "Times to follow the best moves that nobody played (default: ${DEFAULT-VALUE}).")
    private int replies = 2;

    @Option(names = "--threads", description = "Searches at a time (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        BookFile file = BookFile.readOrNew(out);
        BookBuilder book = new BookBuilder(PlayedPositions.of(wthor, plies), least);
        PatternWeights weights = EngineFiles.weights();
        say("positions that people played: " + book.size());
        try (SearchLog found = SearchLog.open(log)) {
            for (int round = 0; round <= replies; round++) {
                List<BookBuilder.Node> nodes = book.unsearched();
                say("round " + round + ": " + nodes.size() + " positions to search");
                search(nodes, weights, found);
                for (BookBuilder.Node node : nodes) {
                    found.find(node.board(), depth).ifPresent(known -> book.found(node, known));
                }
            }
        }
        file.put(OpeningBook.of(Family.OTHELLO, book.entries()));
        int written = BookFile.read(out).book(Family.OTHELLO).orElseThrow().size();
        say("positions=" + written + " bytes=" + Files.size(out));
        return 0;
    }

    private void search(List<BookBuilder.Node> nodes, PatternWeights weights, SearchLog found)
            throws InterruptedException, ExecutionException {
        List<Callable<Integer>> searches = new ArrayList<>();
        for (int worker = 0; worker < threads; worker++) {
            int first = worker;
            searches.add(() -> searchEvery(nodes, first, new BoardSearch(weights, TABLE_BITS), found));
        }
        Workers.run(threads, searches);
    }

    /** Each position begins with an empty table, so that the order and the number of threads change nothing. */
    private int searchEvery(List<BookBuilder.Node> nodes, int first, BoardSearch search, SearchLog found)
            throws IOException {
        int searched = 0;
        for (int i = first; i < nodes.size(); i += threads) {
            var board = nodes.get(i).board();
            if (found.find(board, depth).isEmpty()) {
                search.clear();
                int value = search.deepen(board, depth, confidence);
                found.add(board, new SearchLog.Found(depth, value, search.best(board)));
                searched++;
                if (searched % 500 == 0) {
                    say("searched " + i + " of " + nodes.size());
                }
            }
        }
        return searched;
    }

    private synchronized void say(String line) {
        out().println(line);
        out().flush();
    }
}
