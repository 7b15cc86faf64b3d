package reversi.server;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class SqliteTournamentTest extends TournamentSuite {
    @TempDir
    Path folder;

    @Override
    String database() throws IOException {
        return Sqlite.newDatabase(folder);
    }
}
