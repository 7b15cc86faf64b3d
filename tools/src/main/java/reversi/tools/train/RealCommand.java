package reversi.tools.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import reversi.engine.BoardSearch;
import reversi.engine.PatternWeights;
import reversi.notation.Wthor;

/** Makes positions with values of games between people. */
@Command(
        name = "real",
        mixinStandardHelpOptions = true,
        description =
                "Takes the positions of WTHOR archives, solves their endings anew and keeps them with their values. Files "
                        + "that are there already are not made again.")
final class RealCommand implements Callable<Integer> {
    private static final int TABLE_BITS = 15;

    /** The byte of an archive's header that says with how many empties its theoretical scores were found. */
    private static final int ANALYSED_EMPTIES_AT = 14;

    @Spec
    private CommandSpec spec;

    @Option(names = "--wthor", required = true, description = "Folder of WTHOR archives (WTH_*.wtb).")
    private Path wthor = Path.of("");

    @Option(names = "--out", required = true, description = "Folder for the files of positions.")
    private Path out = Path.of("");

    @Option(names = "--weights", description = "Weights that help to solve; without them the plain features do.")
    private @Nullable Path weights;

    @Option(names = "--solve", defaultValue = "12", description = "Empties solved (default: ${DEFAULT-VALUE}).")
    private int solve;

    @Override
    public Integer call() throws IOException {
        Files.createDirectories(out);
        BoardSearch search = weights == null
                ? new BoardSearch(TABLE_BITS)
                : new BoardSearch(PatternWeights.read(Files.readAllBytes(weights)), TABLE_BITS);
        List<Path> archives;
        try (Stream<Path> found = Files.list(wthor)) {
            archives = found.filter(file -> file.toString().endsWith(".wtb"))
                    .sorted()
                    .toList();
        }
        for (Path archive : archives) {
            Path file = out.resolve(archive.getFileName() + Shard.SUFFIX);
            if (!Files.exists(file)) {
                Shard shard = positions(archive, new RealGames(search, solve));
                shard.write(file);
                spec.commandLine().getOut().printf("%s: %d positions%n", file.getFileName(), shard.size());
                spec.commandLine().getOut().flush();
            }
        }
        return 0;
    }

    private static Shard positions(Path archive, RealGames games) throws IOException {
        byte[] bytes = Files.readAllBytes(archive);
        if (!(Wthor.read(bytes) instanceof Wthor.Ok read)) {
            throw new IOException(archive + " is not an archive of games");
        }
        Shard shard = new Shard();
        for (Wthor.Game game : read.games()) {
            games.add(game, bytes[ANALYSED_EMPTIES_AT] & 0xFF, shard);
        }
        return shard;
    }
}
