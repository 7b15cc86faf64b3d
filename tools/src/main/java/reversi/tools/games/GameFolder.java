package reversi.tools.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** The files of games that a person names: files, and what is in folders. */
final class GameFolder {
    /** How the names of files of games end; in folders there may be others. */
    private static final Set<String> ENDINGS = Set.of("wtb", "ggf", "sgf", "pgn", "obf", "txt", "json");

    private GameFolder() {}

    /** The files in the order of their names below each folder, but for those that are written; throws IOException where one is not there. */
    static List<Path> files(List<Path> inputs, List<Path> outputs) throws IOException {
        List<Path> written = outputs.stream().map(GameFolder::whole).toList();
        List<Path> files = new ArrayList<>();
        for (Path input : inputs) {
            if (Files.isDirectory(input)) {
                try (Stream<Path> found = Files.walk(input)) {
                    found.filter(file -> Files.isRegularFile(file) && isOfGames(file))
                            .filter(file -> !written.contains(whole(file)))
                            .sorted()
                            .forEach(files::add);
                }
            } else {
                files.add(input);
            }
        }
        return files;
    }

    private static Path whole(Path path) {
        return path.toAbsolutePath().normalize();
    }

    private static boolean isOfGames(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1));
    }
}
