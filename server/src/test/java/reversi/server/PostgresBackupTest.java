package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.server.store.CopyPlan;
import reversi.server.store.CopySchedule;
import reversi.server.store.Database;

/** The commands {@code backup}, {@code restore} and {@code check} on PostgreSQL, by its own programs. */
@NeedsPostgres
class PostgresBackupTest {
    @TempDir
    Path folder;

    private final String url = Postgres.newDatabase();

    private CommandRun run(String command, String file, String database) {
        return CommandRun.of(command, folder.resolve(file).toString(), "--database", database);
    }

    private static int enter(Database database) {
        return database.write(sql ->
                sql.change("insert into feedback (at, account, version, body) values (1, null, '1.0.0', 'words')"));
    }

    private static List<Long> entries(Database database) {
        return database.read(sql -> sql.all(row -> row.getLong(1), "select id from feedback order by id"));
    }

    /** The name of the database that was kept, so that it is dropped again. */
    private static void drop(String kept) throws SQLException {
        try (var connection = DriverManager.getConnection(Postgres.newDatabase());
                var statement = connection.createStatement()) {
            statement.execute("drop database " + kept);
        }
    }

    @Test
    void copiesByScheduleAreWholeAndTheOldestGoes() throws IOException {
        Database.open(url).close();
        CopyPlan plan = new CopyPlan(folder, Duration.ofHours(1), 1);
        CopySchedule schedule = new CopySchedule(url, plan, new SimpleMeterRegistry());
        schedule.tick(Instant.parse("2026-03-01T12:00:00Z"));
        assertTrue(Files.exists(folder.resolve("reversi-20260301-120000.dump")));
        schedule.tick(Instant.parse("2026-03-01T13:00:00Z"));
        assertEquals(
                0,
                CommandRun.of(
                                "check",
                                folder.resolve("reversi-20260301-130000.dump").toString())
                        .code());
        assertFalse(Files.exists(folder.resolve("reversi-20260301-120000.dump")));
    }

    @Test
    void aCopyOfAServerThatWritesAllTheTimeIsWholeAndRestored() throws Exception {
        CountDownLatch writes = new CountDownLatch(1);
        CountDownLatch copied = new CountDownLatch(1);
        List<Long> all;
        try (Database server = Database.open(url)) {
            Thread writer = new Thread(() -> {
                while (copied.getCount() > 0) {
                    enter(server);
                    writes.countDown();
                }
            });
            writer.start();
            writes.await();
            try {
                CommandRun run = run("backup", "copy.dump", url);
                assertEquals(0, run.code(), run.err());
            } finally {
                copied.countDown();
                writer.join();
            }
            all = entries(server);
            assertEquals(
                    1,
                    server.read(sql -> sql.all(row -> row.getLong(1), "select bytes from backup"))
                            .size());
            CommandRun used = run("restore", "copy.dump", url);
            assertEquals(1, used.code());
            assertTrue(used.err().contains("stop its servers"), used.err());
        }
        assertEquals(0, run("check", "copy.dump", "").code());
        assertEquals(0, CommandRun.of("check", "--database", url).code());
        CommandRun run = run("restore", "copy.dump", url);
        assertEquals(0, run.code(), run.err());
        try (Database restored = Database.open(url)) {
            List<Long> ids = entries(restored);
            assertTrue(!ids.isEmpty() && ids.size() <= all.size(), ids.size() + " of " + all.size());
            assertEquals(all.subList(0, ids.size()), ids);
            assertEquals(1, enter(restored), "numbers go on");
        }
        drop(run.out().replaceAll("(?s).*kept as (\\w+)\\.\\R", "$1"));
    }

    @Test
    void anInterruptedCopyIsFoundAndNotRestored() throws Exception {
        assertEquals(0, run("backup", "copy.dump", url).code());
        byte[] bytes = Files.readAllBytes(folder.resolve("copy.dump"));
        for (int length : List.of(4, 100, bytes.length / 2)) {
            Files.write(folder.resolve("part.dump"), Arrays.copyOf(bytes, length));
            assertEquals(1, run("check", "part.dump", "").code(), "the first " + length + " bytes");
            assertEquals(1, run("restore", "part.dump", url).code(), "the first " + length + " bytes");
        }
        assertEquals(1, run("backup", "copy.dump", url).code(), "a copy replaces nothing");
        assertEquals(0, CommandRun.of("check", "--database", url).code());
    }
}
