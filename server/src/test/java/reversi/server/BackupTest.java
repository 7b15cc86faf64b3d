package reversi.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.server.store.Database;
import reversi.server.store.Sql;

/** The commands {@code backup}, {@code restore} and {@code check} on files of SQLite. */
class BackupTest {
    private static final int ENTRIES = 3_000;

    @TempDir
    Path folder;

    private Path file(String name) {
        return folder.resolve(name);
    }

    private String url(String name) {
        return "jdbc:sqlite:" + file(name);
    }

    private CommandRun backup(String copy, String database) {
        return CommandRun.of("backup", file(copy).toString(), "--database", url(database));
    }

    private CommandRun restore(String copy, String database) {
        return CommandRun.of("restore", file(copy).toString(), "--database", url(database));
    }

    private CommandRun check(String copy) {
        return CommandRun.of("check", file(copy).toString());
    }

    /** A database of this many entries, closed again. */
    private void make(String name, int entries) {
        try (Database database = Database.open(url(name))) {
            database.write(sql -> {
                for (int i = 0; i < entries; i++) {
                    enter(sql);
                }
                return entries;
            });
        }
    }

    private static int enter(Sql sql) throws SQLException {
        return sql.change(
                "insert into feedback (at, account, version, body) values (1, null, '1.0.0', ?)", "words ".repeat(100));
    }

    private void execute(String database, String statement) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url(database));
                Statement made = connection.createStatement()) {
            made.executeUpdate(statement);
        }
    }

    private List<String> entries(String name) {
        try (Database database = Database.open(url(name))) {
            return database.read(sql ->
                    sql.all(row -> row.getLong(1) + row.getString(2), "select id, body from feedback order by id"));
        }
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aCopyOfAServerThatWritesAllTheTimeIsWhole() throws Exception {
        make("reversi.db", ENTRIES);
        CountDownLatch writes = new CountDownLatch(1);
        CountDownLatch copied = new CountDownLatch(1);
        try (Database server = Database.openExclusively(url("reversi.db"))) {
            Thread writer = new Thread(() -> {
                while (copied.getCount() > 0) {
                    server.write(BackupTest::enter);
                    writes.countDown();
                }
            });
            writer.start();
            writes.await();
            try {
                CommandRun run = backup("copy.db", "reversi.db");
                assertEquals(0, run.code(), run.err());
                assertTrue(run.out().contains("copy.db is a whole copy: schema "), run.out());
            } finally {
                copied.countDown();
                writer.join();
            }
            assertEquals(1, restore("copy.db", "reversi.db").code(), "a server has it");
        }
        assertEquals(0, check("copy.db").code());
        assertEquals(0, restore("copy.db", "elsewhere.db").code());
        List<String> restored = entries("elsewhere.db");
        List<String> all = entries("reversi.db");
        assertTrue(restored.size() > ENTRIES, "what was committed before is in it");
        assertTrue(restored.size() <= all.size());
        assertEquals(all.subList(0, restored.size()), restored);
    }

    @Test
    void theServerKnowsWhenTheLastCopyWasMade() {
        make("reversi.db", 0);
        assertEquals(0, backup("copy.db", "reversi.db").code());
        try (Database database = Database.open(url("reversi.db"))) {
            assertEquals(
                    List.of(file("copy.db").toFile().length()),
                    database.read(sql -> sql.all(row -> row.getLong(1), "select bytes from backup")));
        }
    }

    @Test
    void aCopyReplacesNothingAndLeavesNothingWhereItFails() throws IOException {
        make("reversi.db", 1);
        Files.writeString(file("copy.db"), "precious");
        CommandRun run = backup("copy.db", "reversi.db");
        assertEquals(1, run.code());
        assertTrue(run.err().contains("exists already"), run.err());
        assertEquals("precious", Files.readString(file("copy.db")));
        assertEquals(1, backup("other.db", "nothing.db").code());
        assertEquals(
                1,
                CommandRun.of("backup", file("other.db").toString(), "--database", "jdbc:nothing")
                        .code());
        assertEquals(2, CommandRun.of("backup").code());
        assertEquals(1, backup("missing/copy.db", "reversi.db").code());
        assertEquals(List.of("copy.db", "reversi.db"), names());
    }

    @Test
    void aDamagedDatabaseIsNotCopied() throws IOException {
        make("reversi.db", ENTRIES);
        byte[] bytes = Files.readAllBytes(file("reversi.db"));
        Arrays.fill(bytes, bytes.length / 2, bytes.length / 2 + 8_192, (byte) 7);
        Files.write(file("reversi.db"), bytes);
        assertEquals(1, backup("copy.db", "reversi.db").code());
        assertEquals(1, CommandRun.of("check", "--database", url("reversi.db")).code());
        assertEquals(List.of("reversi.db"), names());
    }

    @Test
    void anInterruptedCopyIsFound() throws Exception {
        make("reversi.db", ENTRIES);
        assertEquals(0, backup("copy.db", "reversi.db").code());
        byte[] bytes = Files.readAllBytes(file("copy.db"));
        for (int length : List.of(0, 50, 4_096, bytes.length / 2, bytes.length - 4_096)) {
            Files.write(file("part.db"), Arrays.copyOf(bytes, length));
            assertEquals(1, check("part.db").code(), "the first " + length + " bytes");
            assertEquals(1, restore("part.db", "new.db").code(), "the first " + length + " bytes");
        }
        execute("empty.db", "vacuum");
        execute("begun.db", "create table account (id integer)");
        for (String broken :
                List.of("drop table letter", "drop index account_rank", "delete from flyway_schema_history")) {
            Files.copy(file("copy.db"), file("less.db"));
            execute("less.db", broken);
            assertEquals(1, check("less.db").code(), broken);
            Files.delete(file("less.db"));
        }
        assertEquals(1, check("empty.db").code(), "it passes quick_check, and has no table");
        assertEquals(1, check("begun.db").code());
        assertEquals(1, check("nothing.db").code());
        assertEquals(1, check(".").code());
        assertEquals(0, check("copy.db").code());
        assertFalse(Files.exists(file("nothing.db")), "looking makes no file");
        assertFalse(Files.exists(file("new.db")));
    }

    @Test
    void restoringKeepsTheOldOne() throws IOException {
        make("reversi.db", 1);
        assertEquals(0, backup("copy.db", "reversi.db").code());
        make("reversi.db", 2);
        byte[] old = Files.readAllBytes(file("reversi.db"));
        CommandRun run = restore("copy.db", "reversi.db");
        assertEquals(0, run.code(), run.err());
        assertEquals(1, entries("reversi.db").size());
        String kept = run.out().replaceAll("(?s).*kept as (\\S+)\\.\\R", "$1");
        assertArrayEquals(old, Files.readAllBytes(Path.of(kept)));
        Files.writeString(file("reversi.db"), "no database any more");
        assertEquals(0, restore("copy.db", "reversi.db").code());
        assertEquals(1, entries("reversi.db").size());
    }

    @Test
    void whatIsInUseOrOfALaterVersionIsNotRestored() throws Exception {
        make("reversi.db", 2);
        assertEquals(0, backup("copy.db", "reversi.db").code());
        try (Connection shell = DriverManager.getConnection(url("reversi.db"));
                Statement statement = shell.createStatement()) {
            statement.executeUpdate("update feedback set at = 2");
            CommandRun run = restore("copy.db", "reversi.db");
            assertEquals(1, run.code());
            assertTrue(run.err().contains("another program uses"), run.err() + run.out());
        }
        execute(
                "copy.db",
                "insert into flyway_schema_history (installed_rank, version, description, type, script, checksum,"
                        + " installed_by, execution_time, success)"
                        + " values (900, '900', 'later', 'SQL', 'V900__later.sql', 1, 'later', 1, true)");
        CommandRun run = restore("copy.db", "reversi.db");
        assertEquals(1, run.code());
        assertTrue(run.err().contains("a later version of this server made it (its schema is 900)"), run.err());
        assertEquals(2, entries("reversi.db").size());
        assertEquals(List.of("copy.db", "reversi.db", "reversi.db.lock"), names());
    }

    @Test
    void aFullDiskIsSaid() throws Exception {
        make("reversi.db", ENTRIES);
        try (SmallDisk disk = SmallDisk.mount(file("disk"))) {
            disk.fill();
            CommandRun run = backup("disk/copy.db", "reversi.db");
            assertEquals(1, run.code());
            assertTrue(run.err().contains("the disk is full"), run.err());
            try (Stream<Path> left = Files.list(disk.folder())) {
                assertEquals(1, left.count(), "what fills it");
            }
            disk.free();
            assertEquals(0, backup("disk/copy.db", "reversi.db").code());
        }
    }

    @Test
    void theSchemaBeforeEachMigrationIsKeptBesideTheDatabase() throws Exception {
        make("reversi.db", 1);
        assertEquals(List.of("reversi.db"), names(), "a new one has nothing to keep");
        for (int i = 0; i < 5; i++) {
            makeByNextVersion("reversi.db");
            execute("reversi.db", "drop table next");
            execute("reversi.db", "delete from flyway_schema_history where version = '25'");
        }
        List<String> kept = names().stream()
                .filter(name -> name.startsWith("reversi.db.schema-24-"))
                .toList();
        assertEquals(3, kept.size(), kept.toString());
        for (int i = 0; i < kept.size(); i++) {
            assertEquals(0, check(kept.get(i)).code());
            assertEquals(i + 3, entries(kept.get(i)).size(), "the newest are kept, in order");
        }
        makeByNextVersion("reversi.db");
        CommandRun run = check("reversi.db");
        assertEquals(1, run.code());
        assertTrue(run.err().contains("a later version of this server made it (its schema is 25)"), run.err());
    }

    /** As {@link #make} of one entry, by a server whose schema is one version ahead: Flyway asks this thread's class loader. */
    private void makeByNextVersion(String name) throws IOException {
        Path migrations = Files.createDirectories(file("next/db/migration"));
        Files.writeString(migrations.resolve("V25__next.sql"), "create table next (id integer);");
        ClassLoader own = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader next =
                new URLClassLoader(new URL[] {file("next").toUri().toURL()}, own)) {
            Thread.currentThread().setContextClassLoader(next);
            make(name, 1);
        } finally {
            Thread.currentThread().setContextClassLoader(own);
        }
    }

    @Test
    void theCommandLineSaysWhatThereIs() {
        String help = CommandRun.of("--help").out();
        for (String command : List.of("moderate", "accounts", "tournament")) {
            assertTrue(help.contains("\n  " + command), help);
        }
        for (String command : List.of("serve", "backup", "restore", "check", "feedback")) {
            assertTrue(help.contains("\n  " + command), help);
            assertTrue(CommandRun.of(command, "--help").out().contains("--database"), command);
        }
        assertTrue(CommandRun.of("--version").out().matches("reversi-server \\d+\\.\\d+\\.\\d+\\S*\\R"));
    }
}
