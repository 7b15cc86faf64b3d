package reversi.tools.games;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import reversi.notation.Wthor;

/**
 * A WTHOR archive.
 *
 * @param name the file's name
 * @param year when its games were played; 0 where the file doesn't say
 * @param solvedEmpties the number of empties from which the federation computed the theoretical scores
 * @param games in the order of the file
 */
public record WthorFile(String name, int year, int solvedEmpties, List<Wthor.Game> games) {
    private static final int SOLVED_EMPTIES_AT = 14;

    public WthorFile {
        games = List.copyOf(games);
    }

    /** The archives ({@code WTH_*.wtb}) of a folder, ordered by name. */
    public static List<Path> files(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "WTH_*.{wtb,WTB}")) {
            found.forEach(files::add);
        }
        Collections.sort(files);
        return files;
    }

    /** Reads an archive; throws IOException where the file cannot be read or is not an archive. */
    public static WthorFile read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (!(Wthor.read(bytes) instanceof Wthor.Ok archive)) {
            throw new IOException(file + " is not an archive of games");
        }
        String name = String.valueOf(file.getFileName());
        return new WthorFile(name, archive.year(), bytes[SOLVED_EMPTIES_AT] & 0xFF, archive.games());
    }

    /** The games of all archives of a folder; throws IOException as {@link #read} does, and where there are none. */
    public static List<Wthor.Game> games(Path folder) throws IOException {
        List<Wthor.Game> games = new ArrayList<>();
        for (Path file : files(folder)) {
            games.addAll(read(file).games());
        }
        if (games.isEmpty()) {
            throw new IOException("no games in archives WTH_*.wtb of " + folder);
        }
        return games;
    }
}
