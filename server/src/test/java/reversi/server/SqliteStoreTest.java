package reversi.server;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;

/** What grows, in SQLite. */
class SqliteStoreTest extends StoreSuite {
    @TempDir
    Path folder;

    @Override
    Map<String, String> placeholders() {
        return Map.of("id", "integer primary key autoincrement", "bytes", "blob");
    }

    @Override
    String url(boolean empty) {
        return "jdbc:sqlite:" + folder.resolve(empty ? "old.db" : "reversi.db");
    }
}
