package reversi.tools.games;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import reversi.tools.options.Tool;

/** Replays every game of a folder of archives and compares the scores. */
@Command(
        name = "replay",
        description = {
            "Replays every game of the WTHOR archives WTH_*.wtb in FOLDER by the rules of the game,",
            "and compares black's recorded score (empties to the winner) where a game reaches its end.",
            "Prints a line for each file; the last line is 'games=COUNT errors=COUNT'.",
            "Exits with 1 where a move is illegal, a score differs or a file cannot be read."
        })
public final class ReplayCommand extends Tool {
    private static final int SHOWN = 20;

    @Parameters(index = "0", paramLabel = "FOLDER", description = "Folder with the files WTH_*.wtb.")
    private Path folder = Path.of("");

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        PrintWriter err = err();
        if (!Files.isDirectory(folder)) {
            err.println("No folder " + folder + ".");
            return 1;
        }
        List<Path> files = WthorFile.files(folder);
        if (files.isEmpty()) {
            err.println("No file WTH_*.wtb in " + folder + ".");
            return 1;
        }
        out.println("file                    games  complete   stopped    errors");
        List<ArchiveReplay> archives =
                files.parallelStream().map(ArchiveReplay::of).toList();
        ArchiveReplay total = new ArchiveReplay("all " + archives.size() + " files", 0, 0, 0, List.of());
        for (ArchiveReplay archive : archives) {
            out.println(line(archive));
            total = total.plus(archive);
        }
        out.println(line(total));
        report(total.errors(), err);
        out.println("games=" + total.games() + " errors=" + total.errors().size());
        out.flush();
        return total.errors().isEmpty() ? 0 : 1;
    }

    private static String line(ArchiveReplay one) {
        int errors = one.errors().size();
        return String.format(
                Locale.ROOT, "%-20s %8d %9d %9d %9d", one.name(), one.games(), one.complete(), one.stopped(), errors);
    }

    private static void report(List<String> errors, PrintWriter err) {
        for (String error : errors.subList(0, Math.min(SHOWN, errors.size()))) {
            err.println(error);
        }
        if (errors.size() > SHOWN) {
            err.println("… and " + (errors.size() - SHOWN) + " more");
        }
        err.flush();
    }
}
