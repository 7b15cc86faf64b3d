package reversi.server;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** What grows, in SQLite. */
class SqliteStoreTest extends StoreSuite {
    @TempDir
    Path folder;

    @Override
    String url() {
        return "jdbc:sqlite:" + folder.resolve("reversi.db");
    }
}
