package reversi.tools.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import reversi.rules.Variant;
import reversi.tools.options.Part;
import reversi.tools.options.Tool;
import reversi.tools.options.VariantName;
import reversi.tools.options.Workers;

/** Makes positions with values by games of the engine against itself. */
@Command(
        name = "play",
        description =
                "Plays games of the engine against itself and keeps their positions with the results. Files that are "
                        + "there already are not made again, so it may be stopped and started at any time.")
final class PlayCommand extends Tool {
    @Option(names = "--out", required = true, description = "Folder for the files of positions.")
    private Path out = Path.of("");

    @Option(names = "--weights", description = "Weights to play with; without them plain features play.")
    private @Nullable Path weights;

    @Option(
            names = "--variant",
            converter = VariantName.class,
            defaultValue = "othello",
            description = "What is played: " + VariantName.HELP + ".")
    private Variant variant = Variant.OTHELLO;

    @Option(names = "--shards", description = "Files to make (default: ${DEFAULT-VALUE}).")
    private int shards = 10;

    @Option(names = "--games", description = "Games a file (default: ${DEFAULT-VALUE}).")
    private int games = 5000;

    @Option(names = "--seed", description = "Seed (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--depth", description = "Plies ahead (default: ${DEFAULT-VALUE}).")
    private int depth = 4;

    @Option(names = "--solve", description = "Empties solved (default: ${DEFAULT-VALUE}).")
    private int solve = 14;

    @Option(
            names = "--stray",
            description =
                    "One move of so many is random in the middle of a game, 0 for none (default: ${DEFAULT-VALUE}).")
    private int stray = 4;

    @Option(names = "--threads", description = "Threads (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Mixin
    private final Part.Choice part = new Part.Choice();

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        if (stray < 0) {
            throw misuse("--stray is 0 or more");
        }
        try {
            LearnedSearch.boards(weights, variant);
        } catch (IOException e) {
            throw misuse("cannot play by --weights: " + e.getMessage());
        }
        Files.createDirectories(out);
        List<Callable<Path>> tasks = new ArrayList<>();
        for (int shard = 0; shard < shards; shard++) {
            if (!part.part().has(shard)) {
                continue;
            }
            int number = shard;
            Path file = out.resolve("play-%d-%05d%s".formatted(seed, number, PositionFile.SUFFIX));
            tasks.add(() -> PositionFile.make(file, out(), () -> positions(number)));
        }
        Workers.run(threads, tasks);
        return 0;
    }

    private PositionFile positions(int number) throws IOException {
        SelfPlay<?> play = new SelfPlay<>(LearnedSearch.boards(weights, variant), depth, solve, stray);
        PositionFile positions = new PositionFile();
        for (int game = 0; game < games; game++) {
            play.play((seed * 1_000_003 + number) * 1_000_003 + game, positions);
        }
        return positions;
    }
}
