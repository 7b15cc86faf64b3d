package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static reversi.desktop.ArchiveWriter.game;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.platform.ArchiveCondition;
import reversi.platform.ArchiveCondition.Kind;
import reversi.platform.GameArchive;
import reversi.platform.GameArchive.Entry;
import reversi.platform.GameArchive.Row;
import reversi.platform.Store.Result;

class SqliteArchiveTest {
    /** How often a program is killed; more with {@code -Dreversi.kills=50}. */
    private static final int KILLS = Integer.getInteger("reversi.kills", 12);

    private static final int BUSY_MILLIS = 200;

    @TempDir
    private Path home;

    private final BlockingQueue<Runnable> rendering = new LinkedBlockingQueue<>();
    private final List<SqliteArchive> opened = new ArrayList<>();
    private final List<ArchiveCondition> heard = new ArrayList<>();

    private SqliteArchive archive(Path folder) {
        SqliteArchive made = new SqliteArchive(folder, rendering::add, BUSY_MILLIS);
        made.listen(heard::add);
        opened.add(made);
        return made;
    }

    private SqliteArchive archive() {
        return archive(home.resolve("not").resolve("yet"));
    }

    @AfterEach
    void close() {
        opened.forEach(SqliteArchive::close);
    }

    /** Asks for something and waits on the render thread for the answer. */
    private <T> T answer(Consumer<Consumer<T>> question) {
        List<T> answers = new ArrayList<>();
        question.accept(answers::add);
        assertTrue(answers.isEmpty(), "answers come on the render thread alone");
        while (answers.isEmpty()) {
            try {
                Runnable next = rendering.poll(60, TimeUnit.SECONDS);
                assertTrue(next != null, "never answered");
                next.run();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new AssertionError(interrupted);
            }
        }
        assertEquals(1, answers.size());
        return answers.get(0);
    }

    private Result put(SqliteArchive archive, Entry... games) {
        return answer(then -> archive.put(List.of(games), then));
    }

    private Optional<String> body(SqliteArchive archive, String id) {
        return answer(then -> archive.body(id, then));
    }

    private List<Row> rows(SqliteArchive archive) {
        List<Row> rows = new ArrayList<>();
        Result result = answer(then -> archive.load(new GameArchive.Loader() {
            @Override
            public void rows(List<Row> more) {
                rows.addAll(more);
            }

            @Override
            public void loaded(Result result) {
                then.accept(result);
            }
        }));
        assertEquals(Result.DONE, result);
        return rows;
    }

    @Test
    void readsWhatItWroteTheNewestFirst() {
        SqliteArchive archive = archive();
        assertEquals(List.of(), rows(archive));
        List<Entry> games = new ArrayList<>();
        for (int at = 0; at < 1_203; at++) {
            games.add(game("game " + at, at));
        }
        assertEquals(Result.DONE, put(archive, games.toArray(Entry[]::new)));
        archive.close();
        List<Row> rows = rows(archive());
        assertEquals(1_203, rows.size());
        for (int at = 0; at < rows.size(); at++) {
            assertEquals(games.get(1_202 - at).row(), rows.get(at));
        }
        assertEquals(Optional.of(games.get(7).body()), body(archive(), "game 7"));
        assertEquals(Optional.empty(), body(archive(), "no such game"));
    }

    @Test
    void aGameOfTheSameIdIsReplacedAndItsRowAloneToo() {
        SqliteArchive archive = archive();
        put(archive, game("one", 1), game("two", 2));
        Entry next = new Entry(new Row("one", 3, "Zug — 黒白 — \uD83D\uDE00 '"), "new body");
        assertEquals(Result.DONE, put(archive, next));
        assertEquals(List.of(next.row(), game("two", 2).row()), rows(archive));
        assertEquals(Optional.of("new body"), body(archive, "one"));
        Row starred = new Row("one", 3, "with a star");
        assertEquals(Result.DONE, this.<Result>answer(then -> archive.change(starred, then)));
        assertEquals(Result.DONE, this.<Result>answer(then -> archive.change(new Row("three", 3, "nothing"), then)));
        assertEquals(List.of(starred, game("two", 2).row()), rows(archive));
        assertEquals(Optional.of("new body"), body(archive, "one"));
    }

    @Test
    void whatIsRemovedIsGone() {
        SqliteArchive archive = archive();
        put(archive, game("one", 1), game("two", 2), game("three", 3));
        assertEquals(
                Result.DONE, this.<Result>answer(then -> archive.remove(List.of("one", "three", "never there"), then)));
        assertEquals(List.of(game("two", 2).row()), rows(archive));
        assertEquals(Optional.empty(), body(archive, "one"));
    }

    @Test
    void afterTheEndNothingIsChanged() {
        SqliteArchive archive = archive();
        put(archive, game("one", 1));
        archive.close();
        archive.close();
        assertEquals(Result.FAILED, put(archive, game("two", 2)));
        assertEquals(1, rows(archive()).size());
    }

    @Test
    void aFolderThatCannotBeMadeFails() throws IOException {
        Path file = Files.writeString(home.resolve("file"), "");
        SqliteArchive archive = archive(file);
        assertEquals(Result.FAILED, put(archive, game("one", 1)));
        assertEquals(Optional.empty(), body(archive, "one"));
    }

    @Test
    void whatIsNoArchiveIsSetAsideAndNewGamesAreKept() throws IOException {
        List<String> texts = List.of("no database ".repeat(1_000), "nor this one ".repeat(900));
        List<Path> asides = List.of(home.resolve("games.unreadable.db"), home.resolve("games.unreadable-2.db"));
        for (int i = 0; i < texts.size(); i++) {
            Files.writeString(home.resolve(ArchiveFile.NAME), texts.get(i));
            SqliteArchive archive = archive(home);
            assertEquals(List.of(), rows(archive));
            assertEquals(
                    List.of(new ArchiveCondition(Kind.SET_ASIDE, asides.get(i).toString(), 0)), heard);
            heard.clear();
            assertEquals(Result.DONE, put(archive, game("one", 1)));
            assertEquals(List.of(game("one", 1).row()), rows(archive));
            assertEquals(List.of(), heard, "told once");
            archive.close();
            assertEquals(texts.get(i), Files.readString(asides.get(i)));
        }
        assertEquals(texts.get(0), Files.readString(asides.get(0)));
    }

    @Test
    void aFolderInItsPlaceIsSetAside() throws IOException {
        Files.createDirectory(home.resolve(ArchiveFile.NAME));
        assertEquals(Result.DONE, put(archive(home), game("one", 1)));
        assertTrue(Files.isDirectory(home.resolve("games.unreadable.db")));
    }

    @Test
    void ofADamagedArchiveEveryGameIsKeptThatCanBeRead() throws IOException {
        SqliteArchive before = archive(home);
        List<Entry> games = new ArrayList<>();
        for (int at = 0; at < 600; at++) {
            games.add(game("game " + at, at));
        }
        put(before, games.toArray(Entry[]::new));
        before.close();
        Path file = home.resolve(ArchiveFile.NAME);
        byte[] bytes = Files.readAllBytes(file);
        // Some pages in the middle, of games and of lists alike.
        Arrays.fill(bytes, bytes.length / 2, bytes.length / 2 + 3 * 4096, (byte) 0x5a);
        Files.write(file, bytes);
        SqliteArchive archive = archive(home);
        rows(archive);
        for (Entry game : games) {
            body(archive, game.row().id());
        }
        assertEquals(1, heard.size(), () -> heard.toString());
        ArchiveCondition condition = heard.get(0);
        assertEquals(Kind.SET_ASIDE, condition.kind());
        List<Row> kept = rows(archive);
        assertEquals(condition.recovered(), kept.size());
        assertTrue(kept.size() > 400 && kept.size() < 600, "kept " + kept.size());
        for (Row row : kept) {
            assertEquals(Optional.of(game(row.id(), row.at()).body()), body(archive, row.id()));
        }
        assertEquals(Result.DONE, put(archive, game("new", 601)));
        assertArrayEquals(bytes, Files.readAllBytes(home.resolve("games.unreadable.db")));
    }

    @Test
    void anArchiveThatAnotherProgramWritesIsLeftAlone() throws SQLException {
        put(archive(home), game("one", 1));
        opened.forEach(SqliteArchive::close);
        SqliteArchive archive = archive(home);
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + home.resolve(ArchiveFile.NAME));
                Statement statement = other.createStatement()) {
            statement.execute("pragma locking_mode = exclusive");
            statement.execute("begin exclusive");
            assertEquals(Result.FAILED, put(archive, game("two", 2)));
            assertEquals(List.of(ArchiveCondition.of(Kind.BUSY, "")), heard);
            statement.execute("rollback");
        }
        assertEquals(Result.DONE, put(archive, game("two", 2)));
        assertEquals(2, rows(archive).size());
        assertEquals(ArchiveCondition.whole(), heard.get(heard.size() - 1));
    }

    @Test
    void whatCannotBeWrittenIsRead() throws IOException, InterruptedException {
        withDisk(disk -> {
            put(archive(disk), game("one", 1));
            opened.forEach(SqliteArchive::close);
            assertTrue(run("mount", "-o", "remount,ro", disk.toString()));
            SqliteArchive archive = archive(disk);
            ArchiveCondition readOnly = ArchiveCondition.of(
                    Kind.READ_ONLY, disk.resolve(ArchiveFile.NAME).toString());
            assertEquals(List.of(game("one", 1).row()), rows(archive));
            assertEquals(List.of(readOnly), heard);
            assertEquals(Result.FAILED, put(archive, game("two", 2)));
            assertEquals(Optional.of(game("one", 1).body()), body(archive, "one"));
            assertEquals(List.of(readOnly), heard, "told once");
            assertTrue(run("mount", "-o", "remount,rw", disk.toString()));
            assertEquals(Result.DONE, put(archive, game("two", 2)));
            assertEquals(List.of(readOnly, ArchiveCondition.whole()), heard);
        });
    }

    @Test
    void aFolderThatCannotBeWrittenIsSaid() throws IOException, InterruptedException {
        withDisk(disk -> {
            assertTrue(run("mount", "-o", "remount,ro", disk.toString()));
            assertEquals(Result.FAILED, put(archive(disk.resolve("reversi")), game("one", 1)));
            assertEquals(
                    List.of(ArchiveCondition.of(
                            Kind.READ_ONLY, disk.resolve("reversi").toString())),
                    heard);
        });
    }

    /** The first version of the schema as it was written then. */
    @Test
    void anOlderSchemaIsMigratedWithItsGames() throws SQLException, IOException {
        sql(
                "create table game"
                        + " (id text primary key, at integer not null, summary text not null, body text not null)",
                "insert into game values ('old', 5, 'old summary', 'old body')",
                "pragma user_version = 1");
        SqliteArchive archive = archive(home);
        assertEquals(Result.DONE, put(archive, game("new", 6)));
        assertEquals(List.of(game("new", 6).row(), new Row("old", 5, "old summary")), rows(archive));
        assertEquals(Optional.of("old body"), body(archive, "old"));
    }

    @Test
    void aNewerSchemaIsLeftAlone() throws SQLException {
        put(archive(home), game("one", 1));
        opened.forEach(SqliteArchive::close);
        sql("pragma user_version = 1000");
        assertEquals(Result.FAILED, put(archive(home), game("two", 2)));
        assertEquals(List.of(ArchiveCondition.of(Kind.NEWER, "")), heard);
        assertFalse(Files.exists(home.resolve("games.unreadable.db")));
        sql("pragma user_version = 2");
        assertEquals(List.of(game("one", 1).row()), rows(archive(home)));
    }

    private void sql(String... statements) throws SQLException {
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + home.resolve(ArchiveFile.NAME));
                Statement statement = database.createStatement()) {
            for (String sql : statements) {
                statement.executeUpdate(sql);
            }
        }
    }

    @Test
    void aFullDiskIsCalledFullAndLosesNothing() throws IOException, InterruptedException {
        withDisk(disk -> {
            SqliteArchive archive = archive(disk);
            int stored = 0;
            Result result = put(archive, game("0", 0));
            while (result == Result.DONE) {
                result = put(archive, game(Integer.toString(++stored), stored));
                assertTrue(stored < 1_000, "a megabyte holds more than a megabyte");
            }
            assertEquals(Result.FULL, result);
            assertEquals(List.of(ArchiveCondition.of(Kind.FULL, "")), heard);
            assertEquals(stored, rows(archive).size());
            archive.close();
            SqliteArchive later = archive(disk);
            assertEquals(stored, rows(later).size());
            assertEquals(Optional.of(game("1", 1).body()), body(later, "1"));
        });
    }

    @Test
    void aDiskThatIsFullBeforeTheArchiveOpensIsCalledFullToo() throws IOException, InterruptedException {
        withDisk(disk -> {
            put(archive(disk), game("old", 1));
            opened.forEach(SqliteArchive::close);
            Path filler = disk.resolve("filler");
            assertThrows(IOException.class, () -> Files.write(filler, new byte[2 << 20]));

            SqliteArchive archive = archive(disk);
            assertEquals(Result.FULL, put(archive, game("new", 2)));
            assertEquals(List.of(ArchiveCondition.of(Kind.FULL, "")), heard);
            Files.delete(filler);
            assertEquals(Result.DONE, put(archive, game("new", 2)));
            assertEquals(Optional.of(game("old", 1).body()), body(archive, "old"));
        });
    }

    /** A disk of its own, of a megabyte, where such a one can be had. */
    private void withDisk(DiskWork work) throws IOException, InterruptedException {
        Path disk = Files.createDirectory(home.resolve("disk"));
        boolean isMounted;
        try {
            isMounted = run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk.toString());
        } catch (IOException noSuchProgram) {
            isMounted = false;
        }
        assumeTrue(isMounted, "no file system can be mounted here");
        try {
            work.on(disk);
        } finally {
            opened.forEach(SqliteArchive::close);
            run("umount", disk.toString());
        }
    }

    /** What is done on a disk. */
    private interface DiskWork {
        void on(Path disk) throws IOException, InterruptedException;
    }

    private static boolean run(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
    }

    /** Each round another program writes until it is killed in the middle of it. */
    @Test
    void aProgramThatIsKilledLosesNoGameThatWasConfirmed() throws IOException, InterruptedException {
        Random random = new Random(13);
        List<String> confirmed = new ArrayList<>();
        for (int round = 0; round < KILLS; round++) {
            Process writer = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-cp",
                            System.getProperty("java.class.path"),
                            ArchiveWriter.class.getName(),
                            home.toString(),
                            Integer.toString(round))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try (BufferedReader said =
                    new BufferedReader(new InputStreamReader(writer.getInputStream(), StandardCharsets.UTF_8))) {
                int last = 1 + random.nextInt(12);
                for (int game = 0; game < last; game++) {
                    confirmed.add(said.readLine());
                }
                // Not by the process itself, which would close its output too.
                writer.toHandle().destroyForcibly();
                List<String> more = said.lines().toList();
                confirmed.addAll(more.subList(0, Math.max(0, more.size() - 1)));
            }
            writer.waitFor();
        }
        SqliteArchive archive = archive(home);
        List<String> kept = rows(archive).stream().map(Row::id).toList();
        assertEquals(
                List.of(), confirmed.stream().filter(id -> !kept.contains(id)).toList());
        for (String id : kept) {
            assertEquals(Optional.of(game(id, 0).body()), body(archive, id));
        }
    }
}
