package reversi.server;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class SqliteTournamentTest extends TournamentSuite {
    @TempDir
    Path folder;

    @Override
    String database() {
        return "jdbc:sqlite:" + folder.resolve("reversi.db");
    }
}
