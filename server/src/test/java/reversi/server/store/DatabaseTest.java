package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file of SQLite: when it is full, when another server has it, when a later server made it. */
class DatabaseTest {
    private static final int COUNTS = 200;

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

    /** As a command does while the server runs; SQLite refuses whoever reads, and then writes after somebody else did. */
    @Test
    void twoProgramsThatReadBeforeTheyWriteWaitForEachOther() throws Exception {
        try (Database server = Database.open(url());
                Database command = Database.open(url())) {
            server.write(sql -> sql.change("insert into life (only_row, at) values (1, 0)"));
            ExecutorService threads = Executors.newFixedThreadPool(2);
            try {
                List<Future<Integer>> both = threads.invokeAll(List.of(() -> count(server), () -> count(command)));
                for (Future<Integer> one : both) {
                    assertEquals(COUNTS, one.get());
                }
            } finally {
                threads.shutdown();
            }
            assertEquals(Optional.of(2L * COUNTS), server.read(sql -> sql.number("select at from life")));
        }
    }

    private static int count(Database database) {
        for (int i = 0; i < COUNTS; i++) {
            database.write(sql -> sql.change(
                    "update life set at = ?", sql.number("select at from life").orElseThrow() + 1));
        }
        return COUNTS;
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
