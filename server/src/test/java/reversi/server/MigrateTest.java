package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.server.store.Database;

/** Bringing a database to the newest schema without serving. */
class MigrateTest {
    @TempDir
    private Path folder;

    private String url() {
        return "jdbc:sqlite:" + folder.resolve("test.db");
    }

    private CommandRun migrate(String... more) {
        return CommandRun.of(Stream.concat(Stream.of("migrate", "--database", url()), Stream.of(more))
                .toArray(String[]::new));
    }

    private void makeFirstSchema() {
        Flyway.configure()
                .dataSource(url(), null, null)
                .target("1")
                .placeholders(Map.of(
                        "id", "integer primary key autoincrement", "key", "integer primary key", "bytes", "blob"))
                .load()
                .migrate();
    }

    @Test
    void makesAllTablesOfANewDatabase() {
        assertEquals(0, migrate().code());
        CommandRun checked = CommandRun.of("check", "--database", url());
        assertEquals(0, checked.code(), checked::err);
    }

    @Test
    void bringsAnOldDatabaseToTheNewestSchemaAndKeepsACopyOfBefore() throws Exception {
        makeFirstSchema();
        CommandRun planned = migrate("--dry-run");
        assertEquals(1, planned.code(), "it is old");
        assertTrue(
                planned.out().startsWith("The database has schema 1; this version brings it to schema "), planned::out);
        CommandRun run = migrate();
        assertEquals(0, run.code(), run::err);
        assertEquals(0, migrate("--dry-run").code(), "nothing is left to do");
        try (Stream<Path> files = Files.list(folder)) {
            List<String> copies = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("test.db") && name.contains(".schema-1-"))
                    .toList();
            assertEquals(1, copies.size(), () -> "copies: " + copies);
        }
    }

    @Test
    void looksWithoutMakingAFile() {
        CommandRun run = migrate("--dry-run");
        assertEquals(1, run.code());
        assertTrue(run.err().contains("there is no file"), run::err);
        assertFalse(Files.exists(folder.resolve("test.db")));
    }

    @Test
    void leavesADatabaseThatIsInUse() {
        try (Database used = Database.openExclusively(url())) {
            CommandRun run = migrate();
            assertEquals(1, run.code(), used::schema);
            assertTrue(run.err().startsWith("The database was not migrated: "), run::err);
        }
    }

    @Test
    void refusesADatabaseOfALaterVersion() {
        try (Database database = Database.open(url())) {
            database.write(sql -> sql.change("insert into flyway_schema_history (installed_rank, version, description,"
                    + " type, script, checksum, installed_by, execution_time, success)"
                    + " values (900, '900', 'later', 'SQL', 'V900__later.sql', 1, 'later', 1, true)"));
        }
        for (CommandRun run : List.of(migrate(), migrate("--dry-run"))) {
            assertEquals(1, run.code());
            assertTrue(run.err().contains("a later version of this server made the database"), run::err);
        }
    }
}
