package reversi.tools.games;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays every game of a folder of archives and compares the scores. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = {
            "Replays every game of the WTHOR archives WTH_*.wtb in FOLDER by the rules of the game,",
            "and compares black's recorded score (empties to the winner) where a game reaches its end.",
            "Prints a line for each file; the last line is 'games=COUNT errors=COUNT'.",
            "Exits with 1 where a move is illegal, a score differs or a file cannot be read."
        })
public final class ReplayCommand implements Callable<Integer> {
    private static final int SHOWN = 20;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FOLDER", description = "Folder with the files WTH_*.wtb.")
    private Path folder = Path.of("");

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        if (!Files.isDirectory(folder)) {
            err.println("No folder " + folder + ".");
            return 1;
        }
        List<Path> files = GameArchive.files(folder);
        if (files.isEmpty()) {
            err.println("No file WTH_*.wtb in " + folder + ".");
            return 1;
        }
        out.println("file                    games  complete   stopped    errors");
        List<Archive> archives = files.parallelStream().map(Archive::replay).toList();
        int games = 0;
        Archive.Tally total = Archive.Tally.NONE;
        for (Archive archive : archives) {
            out.println(line(archive.name(), archive.games(), archive.tally()));
            games += archive.games();
            total = total.plus(archive.tally());
        }
        out.println(line("all " + archives.size() + " files", games, total));
        report(total.errors(), err);
        out.println("games=" + games + " errors=" + total.errors().size());
        out.flush();
        return total.errors().isEmpty() ? 0 : 1;
    }

    private static String line(String name, int games, Archive.Tally tally) {
        return String.format(
                Locale.ROOT,
                "%-20s %8d %9d %9d %9d",
                name,
                games,
                tally.complete(),
                tally.stopped(),
                tally.errors().size());
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
