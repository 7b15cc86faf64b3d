package reversi.tools.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.rules.Variant;
import reversi.tools.options.Part;
import reversi.tools.options.Tool;
import reversi.tools.options.Workers;

/** Relabels positions with search values, since the results of people's games are noisy. */
@Command(
        name = "label",
        description =
                "Values the positions of files anew by a search; those with few empties keep their results. Files that "
                        + "are there already are not made again.")
final class LabelCommand extends Tool {
    private static final int NO_CUTS = 5;

    /** Enough for a few thousand nodes, and quickly cleared. */
    private static final int TABLE_BITS = 12;

    private static final int PRIME = 1_000_003;

    @Option(names = "--data", required = true, description = "Folder of positions.")
    private Path data = Path.of("");

    @Option(names = "--out", required = true, description = "Folder for the files with new values.")
    private Path out = Path.of("");

    @Option(names = "--weights", required = true, description = "Weights to search with.")
    private Path weights = Path.of("");

    @Option(
            names = "--depth",
            description =
                    "The lower of two depths in plies; a value is the mean of both searches (default: ${DEFAULT-VALUE}).")
    private int depth = 6;

    @Option(
            names = "--confidence",
            description = "How sure the searches' cuts are, 0 (73 %%) to 5 (no cuts) (default: ${DEFAULT-VALUE}).")
    private int confidence = 2;

    @Option(names = "--every", description = "One of so many positions is taken (default: ${DEFAULT-VALUE}).")
    private int every = 1;

    @Option(names = "--keep", description = "Empties that keep results (default: ${DEFAULT-VALUE}).")
    private int keep = 12;

    @Option(
            names = "--scatter",
            description =
                    "Before it is valued, each position is played on by 0 to so many plies, one side moving at random and the other "
                            + "well, as in a search; what comes to --keep empties is left out (default: ${DEFAULT-VALUE}).")
    private int scatter;

    @Option(names = "--seed", description = "Seed of those moves (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", description = "Threads (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Mixin
    private final Part.Choice part = new Part.Choice();

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        if (depth < 1 || every < 1 || confidence < 0 || confidence > NO_CUTS || scatter < 0) {
            throw misuse("--depth and --every are 1 or more, --scatter 0 or more, --confidence is 0 to " + NO_CUTS);
        }
        Files.createDirectories(out);
        List<Callable<Path>> tasks = new ArrayList<>();
        for (Path file : part.part().of(PositionFile.in(data))) {
            tasks.add(() -> PositionFile.make(out.resolve(file.getFileName()), out(), () -> labelled(file)));
        }
        Workers.run(threads, tasks);
        return 0;
    }

    private PositionFile labelled(Path file) throws IOException {
        BoardSearch search = LearnedSearch.of(weights, Variant.OTHELLO, TABLE_BITS);
        LeafWalk<Board> walk = new LeafWalk<>(
                new Bitboards(search),
                new SplittableRandom(seed * PRIME + file.getFileName().hashCode()));
        PositionFile labelled = new PositionFile();
        int[] count = new int[1];
        PositionFile.read(file, (player, opponent, result, foreseen) -> {
            if (count[0]++ % every == 0) {
                Board board = new Board(player, opponent);
                if (search.empties(board) <= keep) {
                    if (scatter == 0) {
                        labelled.add(player, opponent, result);
                    }
                    return;
                }
                walk.from(board, scatter)
                        .filter(leaf -> search.empties(leaf) > keep)
                        .ifPresent(leaf -> labelled.add(leaf.player(), leaf.opponent(), value(search, leaf)));
            }
        });
        return labelled;
    }

    /** Odd and even depths err on different sides; what they agree on is learned. */
    private int value(BoardSearch search, Board board) {
        search.clear();
        return (search.deepen(board, depth, confidence) + search.deepen(board, depth + 1, confidence)) / 2;
    }
}
