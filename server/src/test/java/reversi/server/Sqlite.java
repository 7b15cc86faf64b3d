package reversi.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** SQLite databases as a server leaves them that has started once: making all tables anew takes longer than most tests. */
final class Sqlite {
    private static final String PREFIX = "jdbc:sqlite:";

    private Sqlite() {}

    /** The file that all others are copies of. */
    private static final class Made {
        static final byte[] FILE = make();

        private static byte[] make() {
            try {
                Path folder = Files.createTempDirectory("reversi");
                Path file = folder.resolve("reversi.db");
                Server.start(Servers.options(PREFIX + file)).close();
                byte[] made = Files.readAllBytes(file);
                try (Stream<Path> left = Files.list(folder)) {
                    for (Path each : left.toList()) {
                        Files.delete(each);
                    }
                }
                Files.delete(folder);
                return made;
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }

    /** A new database in a folder that has none; it has only the bots. */
    static String newDatabase(Path folder) throws IOException {
        Path file = folder.resolve("reversi.db");
        Files.write(file, Made.FILE);
        return PREFIX + file;
    }
}
