package reversi.server;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Clocks and outages on SQLite. */
class SqliteClockTest extends ClockSuite {
    @TempDir
    Path folder;

    @Override
    String url() {
        return "jdbc:sqlite:" + folder.resolve("reversi.db");
    }
}
