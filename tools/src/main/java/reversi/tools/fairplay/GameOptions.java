package reversi.tools.fairplay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Which real games are taken, and how they are shared out: a mixin of commands. */
final class GameOptions {
    @Option(
            names = "--wthor",
            required = true,
            paramLabel = "FOLDER",
            description = "Folder of WTHOR archives (WTH_*.wtb); may be given more than once.")
    private List<Path> folders = new ArrayList<>();

    @Option(names = "--seed", description = "The seed of what is left to chance (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    long seed() {
        return seed;
    }

    List<PlayedGame> games(int firstYear, int lastYear) throws IOException {
        return RatedGames.read(folders, firstYear, lastYear);
    }
}
