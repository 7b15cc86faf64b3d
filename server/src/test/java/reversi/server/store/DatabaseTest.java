package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file of SQLite: when it is full, when another server has it, when a later server made it. */
class DatabaseTest {
    @TempDir
    Path folder;

    private String url() {
        return "jdbc:sqlite:" + folder.resolve("reversi.db");
    }

    @Test
    void recoversFromAFullDisk() {
        try (Database database = Database.open(url() + "?max_page_count=400")) {
            database.write(sql -> sql.change("create table filling (bytes blob)"));
            int failed = 0;
            // More often than there are connections.
            for (int i = 0; i < 600 && failed < 40; i++) {
                try {
                    database.write(sql -> sql.change("insert into filling (bytes) values (?)", new byte[20_000]));
                } catch (StoreException full) {
                    failed++;
                }
            }
            assertEquals(40, failed, "it was never full");
            database.write(sql -> sql.change("delete from filling"));
            for (int i = 0; i < 40; i++) {
                database.write(sql -> sql.change("insert into filling (bytes) values (?)", new byte[200]));
            }
            assertEquals(
                    Optional.of(40),
                    database.read(sql -> sql.first(row -> row.getInt(1), "select count(*) from filling")));
        }
    }

    @Test
    void twoServersCannotShareAFile() {
        try (Database first = Database.openExclusively(url())) {
            assertTrue(first.isAlive());
            IllegalStateException second =
                    assertThrows(IllegalStateException.class, () -> Database.openExclusively(url()));
            assertTrue(second.getMessage().startsWith("another server uses "), second.getMessage());
        }
        Database.openExclusively(url()).close();
    }

    @Test
    void refusesADatabaseOfALaterVersionWithAReason() {
        try (Database database = Database.open(url())) {
            database.write(sql -> sql.change("insert into flyway_schema_history (installed_rank, version, description,"
                    + " type, script, checksum, installed_by, execution_time, success)"
                    + " values (900, '900', 'later', 'SQL', 'V900__later.sql', 1, 'later', 1, true)"));
        }
        StoreException refused = assertThrows(StoreException.class, () -> Database.open(url()));
        assertTrue(
                refused.getMessage().contains("a later version of this server made the database"),
                refused.getMessage());
    }
}
