package reversi.server;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Two clients at one server on SQLite, through faulty networks. */
class SqliteFaultTest extends FaultSuite {
    @TempDir
    Path folder;

    @Override
    String database() {
        return "jdbc:sqlite:" + folder.resolve("reversi.db");
    }

    @Override
    Server other(Server first, String url) {
        return first;
    }
}
