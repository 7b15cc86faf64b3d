package reversi.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import reversi.platform.GameArchive;
import reversi.platform.Store.Result;

/**
 * Finished games in a SQLite database. One thread reads and writes it, in order, so that nobody who draws waits for the disk;
 * {@link #close} waits for it. After a failure the database is opened anew for the next change.
 */
final class SqliteArchive implements GameArchive, AutoCloseable {
    /** The name of the file. */
    static final String FILE = "games.db";

    /** How each version of the schema comes from the one before; the first begins with an empty file. Steps are added, never changed. */
    private static final List<String> MIGRATIONS = List.of(
            "create table game (id text primary key, at integer not null, summary text not null, body text not null)",
            // Lists are read without the bodies, in order.
            "create index game_list on game (at desc, id, summary)");

    private static final int ROWS = 500;
    private static final int BUSY_MILLIS = 5_000;
    private static final int LONGEST_CLOSE_SECONDS = 10;

    private final Path folder;
    private final Executor renderThread;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(SqliteArchive::background);
    /** Used by the worker only; null before it is first needed and after a failure. */
    private @Nullable Connection open;

    /** Its file lies in {@code folder}, which is made when it is needed; answers are given on {@code renderThread}. */
    SqliteArchive(Path folder, Executor renderThread) {
        this.folder = folder;
        this.renderThread = renderThread;
    }

    private static Thread background(Runnable work) {
        Thread made = new Thread(work, "archive");
        made.setDaemon(true);
        return made;
    }

    @Override
    public void load(Loader loader) {
        perform(database -> read(database, loader), loader::loaded);
    }

    private void read(Connection database, Loader loader) throws SQLException {
        try (Statement statement = database.createStatement();
                ResultSet found = statement.executeQuery("select id, at, summary from game order by at desc, id")) {
            List<Row> rows = new ArrayList<>();
            while (found.next()) {
                rows.add(new Row(found.getString(1), found.getLong(2), found.getString(3)));
                if (rows.size() == ROWS) {
                    tell(loader, rows);
                    rows = new ArrayList<>();
                }
            }
            if (!rows.isEmpty()) {
                tell(loader, rows);
            }
        }
    }

    private void tell(Loader loader, List<Row> rows) {
        renderThread.execute(() -> loader.rows(rows));
    }

    @Override
    public void body(String id, Consumer<Optional<String>> then) {
        List<String> bodies = new ArrayList<>();
        perform(
                database -> {
                    try (PreparedStatement statement =
                            database.prepareStatement("select body from game where id = ?")) {
                        statement.setString(1, id);
                        try (ResultSet found = statement.executeQuery()) {
                            if (found.next()) {
                                bodies.add(found.getString(1));
                            }
                        }
                    }
                },
                result -> then.accept(bodies.stream().findFirst()));
    }

    @Override
    public void put(List<Entry> games, Consumer<Result> then) {
        List<Entry> entries = List.copyOf(games);
        change(
                "insert into game (id, at, summary, body) values (?, ?, ?, ?) on conflict (id) do update set"
                        + " at = excluded.at, summary = excluded.summary, body = excluded.body",
                statement -> {
                    for (Entry entry : entries) {
                        statement.setString(1, entry.row().id());
                        statement.setLong(2, entry.row().at());
                        statement.setString(3, entry.row().summary());
                        statement.setString(4, entry.body());
                        statement.addBatch();
                    }
                },
                then);
    }

    @Override
    public void change(Row row, Consumer<Result> then) {
        change(
                "update game set at = ?, summary = ? where id = ?",
                statement -> {
                    statement.setLong(1, row.at());
                    statement.setString(2, row.summary());
                    statement.setString(3, row.id());
                    statement.addBatch();
                },
                then);
    }

    @Override
    public void remove(List<String> ids, Consumer<Result> then) {
        List<String> gone = List.copyOf(ids);
        change(
                "delete from game where id = ?",
                statement -> {
                    for (String id : gone) {
                        statement.setString(1, id);
                        statement.addBatch();
                    }
                },
                then);
    }

    /** Runs a statement for each of its batches, all of them or none. */
    private void change(String sql, Work<PreparedStatement> fill, Consumer<Result> then) {
        perform(
                database -> inTransaction(database, () -> {
                    try (PreparedStatement statement = database.prepareStatement(sql)) {
                        fill.on(statement);
                        statement.executeBatch();
                    }
                }),
                then);
    }

    private static void inTransaction(Connection database, Change change) throws SQLException {
        database.setAutoCommit(false);
        change.run();
        database.commit();
        database.setAutoCommit(true);
    }

    /** Waits until everything is on the disk; from then on nothing can be read or changed. */
    @Override
    public void close() {
        try {
            worker.execute(this::disconnect);
        } catch (RejectedExecutionException closedAlready) {
            return;
        }
        worker.shutdown();
        try {
            if (!worker.awaitTermination(LONGEST_CLOSE_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("Not every game could be saved: the disk under " + folder + " doesn't answer");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Closes it where the program ends in another way than by its window, as when the system asks it to end. */
    void closeAtExit() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::close, "archive-close"));
    }

    private void perform(Work<Connection> work, Consumer<Result> then) {
        try {
            worker.execute(() -> {
                Result result = attempt(work);
                renderThread.execute(() -> then.accept(result));
            });
        } catch (RejectedExecutionException closed) {
            renderThread.execute(() -> then.accept(Result.FAILED));
        }
    }

    private Result attempt(Work<Connection> work) {
        try {
            work.on(connection());
            return Result.DONE;
        } catch (SQLException | IOException | LinkageError failed) {
            System.err.println("The archive in " + folder + " failed: " + failed.getMessage());
            disconnect();
            return failed instanceof SQLiteException refused && refused.getResultCode() == SQLiteErrorCode.SQLITE_FULL
                    ? Result.FULL
                    : Result.FAILED;
        }
    }

    private Connection connection() throws SQLException, IOException {
        Connection known = open;
        if (known != null) {
            return known;
        }
        Files.createDirectories(folder);
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        // What was confirmed outlives a power failure, too.
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(BUSY_MILLIS);
        Connection made = config.createConnection("jdbc:sqlite:" + folder.resolve(FILE));
        open = made;
        migrate(made);
        return made;
    }

    private static void migrate(Connection database) throws SQLException {
        int version;
        try (Statement statement = database.createStatement();
                ResultSet found = statement.executeQuery("pragma user_version")) {
            version = found.getInt(1);
        }
        if (version > MIGRATIONS.size()) {
            throw new SQLException("a newer version of the game wrote it: schema " + version);
        }
        if (version < MIGRATIONS.size()) {
            inTransaction(database, () -> {
                try (Statement statement = database.createStatement()) {
                    for (String step : MIGRATIONS.subList(version, MIGRATIONS.size())) {
                        statement.executeUpdate(step);
                    }
                    statement.executeUpdate("pragma user_version = " + MIGRATIONS.size());
                }
            });
        }
    }

    private void disconnect() {
        Connection known = open;
        open = null;
        if (known != null) {
            try {
                known.close();
            } catch (SQLException failed) {
                System.err.println("Could not close the archive in " + folder + ": " + failed.getMessage());
            }
        }
    }

    /** What is done with something. */
    private interface Work<T> {
        void on(T subject) throws SQLException;
    }

    /** A change of the database. */
    private interface Change {
        void run() throws SQLException;
    }
}
