package reversi.server;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The whole suite on SQLite. */
class SqliteTest extends OnlineSuite {
    @TempDir
    Path folder;

    @Override
    String database() {
        return "jdbc:sqlite:" + folder.resolve("reversi.db");
    }
}
