package reversi.tools.train;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import reversi.engine.BoardSearch;
import reversi.engine.PatternWeights;

/** Makes positions with values by games of the engine against itself. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description =
                "Plays games of the engine against itself and keeps their positions with the results. Files that are "
                        + "there already are not made again, so it may be stopped and started at any time.")
final class PlayCommand implements Callable<Integer> {
    private static final int TABLE_BITS = 15;

    @Spec
    private CommandSpec spec;

    @Option(names = "--out", required = true, description = "Folder for the files of positions.")
    private Path out = Path.of("");

    @Option(names = "--weights", description = "Weights to play with; without them the plain features play.")
    private @Nullable Path weights;

    @Option(names = "--shards", defaultValue = "10", description = "Files to make (default: ${DEFAULT-VALUE}).")
    private int shards;

    @Option(names = "--games", defaultValue = "5000", description = "Games a file (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--seed", defaultValue = "1", description = "Seed (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--depth", defaultValue = "4", description = "Plies ahead (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Option(names = "--solve", defaultValue = "14", description = "Empties solved (default: ${DEFAULT-VALUE}).")
    private int solve;

    @Option(names = "--threads", defaultValue = "1", description = "Threads (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Files.createDirectories(out);
        PatternWeights learned = weights == null ? null : PatternWeights.read(Files.readAllBytes(weights));
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int shard = 0; shard < shards; shard++) {
                int number = shard;
                running.add(pool.submit(() -> make(number, learned)));
            }
            for (Future<?> one : running) {
                one.get();
            }
            return 0;
        } catch (ExecutionException e) {
            throw new IOException("a file of positions could not be made", e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    private void make(int number, @Nullable PatternWeights learned) {
        Path file = out.resolve("play-%d-%05d%s".formatted(seed, number, Shard.SUFFIX));
        if (Files.exists(file)) {
            return;
        }
        BoardSearch search = learned == null ? new BoardSearch(TABLE_BITS) : new BoardSearch(learned, TABLE_BITS);
        SelfPlay play = new SelfPlay(search, depth, solve);
        Shard shard = new Shard();
        for (int game = 0; game < games; game++) {
            play.play((seed * 1_000_003 + number) * 1_000_003 + game, shard);
        }
        try {
            shard.write(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        PrintWriter said = spec.commandLine().getOut();
        said.printf("%s: %d positions%n", file.getFileName(), shard.size());
        said.flush();
    }
}
