package reversi.desktop;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
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
import reversi.platform.ArchiveCondition;
import reversi.platform.GameArchive;
import reversi.platform.Store.Result;

/**
 * Finished games in a SQLite database. One thread reads and writes it, in order, so that nobody who draws waits for the disk;
 * {@link #close} waits for it. After a failure the database is opened anew for the next change.
 */
final class SqliteArchive implements GameArchive, AutoCloseable {
    private static final Logger LOG = System.getLogger(SqliteArchive.class.getName());

    private static final int BUSY_MILLIS = 5_000;
    private static final int ROWS = 500;
    private static final int LONGEST_CLOSE_SECONDS = 10;

    private final Path folder;
    private final Executor renderThread;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(SqliteArchive::background);
    /** Used by the worker only, as is what follows. */
    private final ArchiveFile file;

    private ArchiveCondition told = ArchiveCondition.whole();
    /** Whether the last change failed, so that reading says nothing about the next one. */
    private boolean isUnchangeable;
    /** Used on the render thread only. */
    private Consumer<ArchiveCondition> listener = condition -> {};

    /** Its file lies in {@code folder}, which is made when it is needed; answers are given on {@code renderThread}. */
    SqliteArchive(Path folder, Executor renderThread) {
        this(folder, renderThread, BUSY_MILLIS);
    }

    /** The same, which waits so long for another program. */
    SqliteArchive(Path folder, Executor renderThread, int busyMillis) {
        this.folder = folder;
        this.renderThread = renderThread;
        this.file = new ArchiveFile(folder, busyMillis);
    }

    private static Thread background(Runnable work) {
        Thread made = new Thread(work, "archive");
        made.setDaemon(true);
        return made;
    }

    @Override
    public void listen(Consumer<ArchiveCondition> next) {
        listener = next;
    }

    @Override
    public void load(Loader loader) {
        perform(false, database -> read(database, loader), loader::loaded);
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
                false,
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
                true,
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
            worker.execute(file::close);
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

    private void perform(boolean isChange, Work<Connection> work, Consumer<Result> then) {
        try {
            worker.execute(() -> {
                Result result = attempt(isChange, work, true);
                renderThread.execute(() -> then.accept(result));
            });
        } catch (RejectedExecutionException closed) {
            renderThread.execute(() -> then.accept(Result.FAILED));
        }
    }

    /** Where what was damaged is out of the way, it is tried once more. */
    private Result attempt(boolean isChange, Work<Connection> work, boolean mayTryAgain) {
        try {
            work.on(file.open(isChange));
            isUnchangeable &= !isChange;
            if (!isUnchangeable) {
                tell(file.condition());
            }
            return Result.DONE;
        } catch (SQLException | IOException | LinkageError failed) {
            LOG.log(Level.WARNING, "archive-failed", "folder", folder, "failure", failed.getMessage());
            ArchiveCondition condition = file.failed(failed);
            isUnchangeable |= isChange;
            if (condition.kind() == ArchiveCondition.Kind.SET_ASIDE && mayTryAgain) {
                return attempt(isChange, work, false);
            }
            tell(condition);
            return condition.kind() == ArchiveCondition.Kind.FULL ? Result.FULL : Result.FAILED;
        }
    }

    private void tell(ArchiveCondition condition) {
        if (!condition.equals(told)) {
            told = condition;
            renderThread.execute(() -> listener.accept(condition));
        }
    }

    /** What is done with something. */
    private interface Work<T> {
        void on(T subject) throws SQLException;
    }

    private interface Change {
        void run() throws SQLException;
    }
}
