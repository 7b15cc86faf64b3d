package reversi.tools.games;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The files of games that a person names: files, and what is in folders. */
final class GameFolder {
    /** How the names of files of games end; in folders there may be others. */
    private static final Set<String> ENDINGS = Set.of("wtb", "ggf", "sgf", "pgn", "obf", "txt", "gam", "json");

    private GameFolder() {}

    /** The files in the order of their names below each folder, but for those that are written; throws IOException where one is not there. */
    static List<Path> files(List<Path> inputs, List<Path> outputs) throws IOException {
        List<Path> written = outputs.stream().map(GameFolder::whole).toList();
        List<Path> files = new ArrayList<>();
        for (Path input : inputs) {
            if (Files.isDirectory(input)) {
                within(input).stream()
                        .filter(file -> !written.contains(whole(file)))
                        .sorted()
                        .forEach(files::add);
            } else {
                files.add(input);
            }
        }
        return files;
    }

    /** The files of games in a folder, and what could not be opened, so that whoever reads it says so. */
    private static List<Path> within(Path folder) throws IOException {
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (Files.isRegularFile(file) && isOfGames(file)) {
                    found.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException why) {
                found.add(file);
                return FileVisitResult.CONTINUE;
            }
        });
        return found;
    }

    private static Path whole(Path path) {
        return path.toAbsolutePath().normalize();
    }

    private static boolean isOfGames(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1));
    }
}
