package reversi.tools.openings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.teach.ExplorerWriter;
import reversi.tools.games.WthorFile;
import reversi.tools.options.Tool;

/** Makes the table of the opening explorer. */
@Command(
        name = "explorer",
        description = {
            "Makes the table of the opening explorer: which moves the games of the WTHOR archives WTH_*.wtb in FOLDER",
            "were opened with, how often, and how these games ended, by years and by the strength of their players, which is",
            "computed from all results by Glicko-2. The same games make the same bytes.",
            "The last line is 'games=COUNT positions=COUNT bytes=COUNT'."
        })
public final class ExplorerCommand extends Tool {
    @Parameters(index = "0", paramLabel = "FOLDER", description = "Folder of WTHOR archives (WTH_*.wtb).")
    private Path folder = Path.of("");

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The file to write.")
    private Path out = Path.of("");

    @Option(names = "--plies", description = "Plies of a game at most (default: ${DEFAULT-VALUE}).")
    private int plies = 20;

    @Option(names = "--least", description = "Games that a move must be played in (default: ${DEFAULT-VALUE}).")
    private int least = 6;

    @Override
    public Integer call() throws IOException {
        ExplorerBuilder builder = new ExplorerBuilder(plies);
        PlayerRatings ratings = new PlayerRatings();
        for (Path file : WthorFile.files(folder)) {
            WthorFile year = WthorFile.read(file);
            ratings.addYear(year.games());
            builder.add(year, ratings);
        }
        if (builder.games() == 0) {
            throw new IOException("no games in archives WTH_*.wtb of " + folder);
        }
        List<ExplorerWriter.Node> table = builder.table(least);
        byte[] bytes = ExplorerWriter.write(least, table);
        Files.write(out, bytes);
        out().println("games=" + builder.games() + " positions=" + table.size() + " bytes=" + bytes.length);
        return 0;
    }
}
