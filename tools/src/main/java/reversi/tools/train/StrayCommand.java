package reversi.tools.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.rules.Variant;
import reversi.tools.options.Tool;
import reversi.tools.options.Workers;

/**
 * Makes positions as a search meets them at its leaves: most of those follow moves that nobody would play, which games hold hardly
 * any of. Each is a position of a file with a few random moves played on it, valued by the mean of a search to an odd and to an even
 * depth.
 */
@Command(
        name = "stray",
        description =
                "Plays random moves on positions of files and values where they lead to, as the mean of two searches of "
                        + "neighbouring depths. Files that are there already are not made again.")
final class StrayCommand extends Tool {
    private static final int NO_CUTS = 5;

    @Option(names = "--data", required = true, description = "Folder of positions.")
    private Path data = Path.of("");

    @Option(names = "--out", required = true, description = "Folder for the files of positions.")
    private Path out = Path.of("");

    @Option(names = "--weights", required = true, description = "Weights to search with.")
    private Path weights = Path.of("");

    @Option(names = "--depth", description = "The lower one of the two depths, in plies (default: ${DEFAULT-VALUE}).")
    private int depth = 5;

    @Option(
            names = "--confidence",
            description = "How sure the searches' cuts are, 0 (73 %%) to 5 (no cuts) (default: ${DEFAULT-VALUE}).")
    private int confidence = 2;

    @Option(names = "--plies", description = "Random moves at most, 1 at least (default: ${DEFAULT-VALUE}).")
    private int plies = 2;

    @Option(
            names = "--every",
            description = "One of so many positions is taken, by chance (default: ${DEFAULT-VALUE}).")
    private int every = 4;

    @Option(
            names = "--solve",
            description = "Empties to which positions are solved instead (default: ${DEFAULT-VALUE}).")
    private int solve = 14;

    @Option(names = "--seed", description = "Seed (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", description = "Threads (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        if (depth < 1 || plies < 1 || every < 1 || confidence < 0 || confidence > NO_CUTS) {
            throw misuse("--depth, --plies and --every are 1 or more, --confidence is 0 to " + NO_CUTS);
        }
        Files.createDirectories(out);
        List<Callable<Path>> tasks = new ArrayList<>();
        for (Path file : PositionFile.in(data)) {
            tasks.add(() -> TrainCommand.make(out.resolve(file.getFileName()), out(), () -> strayed(file)));
        }
        Workers.run(threads, tasks);
        return 0;
    }

    private PositionFile strayed(Path file) throws IOException {
        BoardSearch search = TrainCommand.search(weights, Variant.OTHELLO);
        SplittableRandom random =
                new SplittableRandom(seed * 1_000_003 + file.getFileName().hashCode());
        PositionFile strayed = new PositionFile();
        PositionFile.read(file, (player, opponent, result, foreseen) -> {
            if (random.nextInt(every) == 0) {
                stray(new Board(player, opponent), random).ifPresent(board -> add(board, search, strayed));
            }
        });
        return strayed;
    }

    /** The board after random moves; empty where the game ends on the way, or hardly anything is left to learn. */
    private Optional<Board> stray(Board from, SplittableRandom random) {
        Board board = from;
        for (int ply = 1 + random.nextInt(plies); ply > 0; ply--) {
            if (board.moves() == 0) {
                return Optional.empty();
            }
            board = SelfPlay.playAny(board, random);
            if (board.moves() == 0) {
                board = board.pass();
            }
        }
        boolean isOpen = board.moves() != 0 && Long.bitCount(board.empties()) >= RealCommand.FEWEST_EMPTIES;
        return isOpen ? Optional.of(board) : Optional.empty();
    }

    private void add(Board board, BoardSearch search, PositionFile to) {
        search.clear();
        if (Long.bitCount(board.empties()) <= solve) {
            to.add(board.player(), board.opponent(), 100 * search.solve(board));
            return;
        }
        int value = search.deepen(board, depth, confidence) + search.deepen(board, depth + 1, confidence);
        to.add(board.player(), board.opponent(), value / 2);
    }
}
