package reversi.tools.train;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.PatternWeights;

/** Values positions anew by a search, since how people went on from them says little of what they were worth. */
@Command(
        name = "label",
        mixinStandardHelpOptions = true,
        description =
                "Values the positions of files anew by a search; those with few empties keep their results. Files that "
                        + "are there already are not made again.")
final class LabelCommand implements Callable<Integer> {
    private static final int TABLE_BITS = 15;

    @Spec
    private CommandSpec spec;

    @Option(names = "--data", required = true, description = "Folder of positions.")
    private Path data = Path.of("");

    @Option(names = "--out", required = true, description = "Folder for the files with new values.")
    private Path out = Path.of("");

    @Option(names = "--weights", required = true, description = "Weights to search with.")
    private Path weights = Path.of("");

    @Option(names = "--depth", defaultValue = "4", description = "Plies ahead (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Option(
            names = "--keep",
            defaultValue = "12",
            description = "Empties that keep results (default: ${DEFAULT-VALUE}).")
    private int keep;

    @Option(names = "--threads", defaultValue = "1", description = "Threads (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Override
    public Integer call() throws IOException {
        Files.createDirectories(out);
        PatternWeights learned = PatternWeights.read(Files.readAllBytes(weights));
        List<Path> files = Shard.in(data);
        for (int first = 0; first < files.size(); first += threads) {
            try (Stream<Path> some = files.subList(first, Math.min(files.size(), first + threads)).stream()) {
                some.parallel().forEach(file -> label(file, learned));
            } catch (UncheckedIOException e) {
                throw new IOException(e.getMessage(), e.getCause());
            }
        }
        return 0;
    }

    private void label(Path file, PatternWeights learned) {
        Path made = out.resolve(file.getFileName());
        if (Files.exists(made)) {
            return;
        }
        BoardSearch search = new BoardSearch(learned, TABLE_BITS);
        Shard shard = new Shard();
        try {
            Shard.read(file, (player, opponent, result, foreseen) -> {
                Board board = new Board(player, opponent);
                boolean isKept = Long.bitCount(board.empties()) <= keep;
                shard.add(player, opponent, isKept ? result : search.value(board, depth));
            });
            shard.write(made);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        spec.commandLine().getOut().printf("%s: %d positions%n", made.getFileName(), shard.size());
        spec.commandLine().getOut().flush();
    }
}
