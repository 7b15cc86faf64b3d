package reversi.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.MeterRegistry;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import reversi.natives.SqliteLibrary;

/** The connection pool and schema of the database: a SQLite file, or PostgreSQL. Thread-safe. */
public final class Database implements Reads, AutoCloseable {
    /** The most rows that one transaction deletes of what can go in parts: moves get in between. */
    static final int MOST_AT_ONCE = 500;

    /** More than there are threads using the database, so that none waits for a connection. */
    private static final int CONNECTIONS = 20;

    private static final int MIN_IDLE = 6;

    /** SQLite error codes after which a connection must not be reused: IOERR, CORRUPT, FULL, CANTOPEN. */
    private static final Set<Integer> FATAL_CODES = Set.of(10, 11, 13, 14);

    /** Changes nothing, but waits for its turn to write; SQLite refuses a transaction that reads first where another program writes meanwhile. */
    private static final String SQLITE_WRITE_LOCK = "delete from life where only_row = 0";

    private static final long CONNECTION_TIMEOUT_MILLIS = 10_000;
    private static final long REPLICA_TIMEOUT_MILLIS = 1_000;
    private static final String REPLICA_SECONDS = "5";

    private final HikariDataSource source;
    private final boolean postgres;
    private final String url;
    private final Optional<DatabaseLock> lock;
    private String schema = "";

    /** SQLite allows one writer at a time and makes the others poll; a fair lock is faster. */
    private final ReentrantLock sqliteWriter = new ReentrantLock(true);

    private Database(HikariDataSource source, boolean postgres, String url, Optional<DatabaseLock> lock) {
        this.lock = lock;
        this.source = source;
        this.postgres = postgres;
        this.url = url;
    }

    /**
     * Opens a database and migrates its schema. The URL is {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql://…}; throws
     * IllegalArgumentException for any other, StoreException if it cannot be opened.
     */
    public static Database open(String url) {
        return open(url, false);
    }

    /** As {@link #open}, but locks a SQLite file; throws IllegalStateException if another server uses it. */
    public static Database openExclusively(String url) {
        return open(url, true);
    }

    private static Database open(String url, boolean exclusive) {
        return connected(url, exclusive, Database::migrate);
    }

    /**
     * The schema of a database, which stays as it is. Throws IllegalArgumentException for another URL or where there is no such SQLite file,
     * StoreException if it cannot be opened or a later version of the server made it.
     */
    public static Schema schemaOf(String url) {
        SqliteFile.of(url).filter(file -> !Files.exists(file.path())).ifPresent(file -> {
            throw new IllegalArgumentException("there is no file " + file.path());
        });
        try (Database database = connected(url, false, Database::look)) {
            Migrations migrations = new Migrations(database.source, database.postgres);
            return new Schema(migrations.version(), migrations.newest());
        }
    }

    /** Lets the metrics say how many connections there are, how many are in use, and who waits for one; once. */
    public void measure(MeterRegistry meters) {
        source.setMetricRegistry(meters);
    }

    /**
     * A version of the schema.
     *
     * @param now the one that the database has; empty where it has no tables yet
     * @param newest the one that this version of the server works with
     */
    public record Schema(Optional<String> now, String newest) {
        /** Whether serving would change the schema. */
        public boolean isOld() {
            return !now.equals(Optional.of(newest));
        }
    }

    /** A database to which something is done before anybody uses it. */
    private static Database connected(String url, boolean exclusive, Consumer<Database> first) {
        boolean postgres = url.startsWith("jdbc:postgresql:");
        if (!postgres && !url.startsWith("jdbc:sqlite:")) {
            throw new IllegalArgumentException("neither jdbc:sqlite: nor jdbc:postgresql: " + url);
        }
        if (!postgres) {
            SqliteLibrary.prepare();
        }
        HikariConfig config = config(url, postgres ? postgresProperties() : sqliteProperties());
        Optional<DatabaseLock> lock = exclusive ? SqliteFile.of(url).map(DatabaseLock::of) : Optional.empty();
        HikariDataSource source = null;
        try {
            source = new HikariDataSource(config);
            Database database = new Database(source, postgres, url, lock);
            first.accept(database);
            return database;
        } catch (RuntimeException failure) {
            if (source != null) {
                source.close();
            }
            lock.ifPresent(DatabaseLock::close);
            throw new StoreException(failure);
        }
    }

    private static HikariConfig config(String url, Properties properties) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setPoolName("reversi");
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(MIN_IDLE);
        config.setConnectionTimeout(CONNECTION_TIMEOUT_MILLIS);
        config.setAutoCommit(false);
        config.setDataSourceProperties(properties);
        return config;
    }

    /**
     * A replica of a PostgreSQL database, which is only read; it need not answer yet, and what hangs fails soon. Throws
     * IllegalArgumentException for another URL.
     */
    public static Database replica(String url) {
        if (!url.startsWith("jdbc:postgresql:")) {
            throw new IllegalArgumentException("not jdbc:postgresql: " + url);
        }
        Properties properties = postgresProperties();
        properties.setProperty("connectTimeout", REPLICA_SECONDS);
        properties.setProperty("socketTimeout", REPLICA_SECONDS);
        HikariConfig config = config(url, properties);
        config.setPoolName("replica");
        config.setMinimumIdle(1);
        config.setReadOnly(true);
        config.setConnectionTimeout(REPLICA_TIMEOUT_MILLIS);
        config.setInitializationFailTimeout(-1);
        return new Database(new HikariDataSource(config), true, url, Optional.empty());
    }

    private void look() {
        new Migrations(source, postgres).refuseLater();
    }

    private static Properties sqliteProperties() {
        Properties properties = new Properties();
        properties.setProperty("journal_mode", "WAL");
        // FULL syncs to disk before a commit returns; NORMAL may lose the last commits in a power failure.
        properties.setProperty("synchronous", "FULL");
        properties.setProperty("foreign_keys", "true");
        properties.setProperty("busy_timeout", "10000");
        return properties;
    }

    private static Properties postgresProperties() {
        Properties properties = new Properties();
        properties.setProperty("reWriteBatchedInserts", "true");
        properties.setProperty("socketTimeout", "30");
        properties.setProperty("tcpKeepAlive", "true");
        return properties;
    }

    private void migrate() {
        Migrations migrations = new Migrations(source, postgres);
        migrations.refuseLater();
        Optional<String> before = migrations.version();
        if (before.isPresent() && migrations.arePending()) {
            SqliteFile.of(url).ifPresent(file -> new SqliteBackups(file).keepBeforeMigration(before.get()));
        }
        migrations.run();
        schema = migrations.version().orElseThrow();
    }

    /** The version of the schema. */
    public String schema() {
        return schema;
    }

    /**
     * How much room it takes.
     *
     * @param logBytes the log of a SQLite file, which is not in {@code bytes}; 0 for PostgreSQL
     */
    public record Size(long bytes, long logBytes) {}

    /** How much room it takes now; a database in memory takes none. */
    public Size size() {
        if (postgres) {
            return new Size(number("select pg_database_size(current_database())"), 0);
        }
        return SqliteFile.of(url)
                .map(file -> new Size(
                        file.path().toFile().length(), file.log().toFile().length()))
                .orElse(new Size(0, 0));
    }

    /** When the last whole copy was made, in milliseconds since 1970; 0 if never. */
    public long lastBackup() {
        return number("select coalesce(max(at), 0) from backup");
    }

    private long number(String query) {
        return read(sql -> sql.number(query)).orElse(0L);
    }

    /** Whether several nodes can share the database. */
    public boolean isShared() {
        return postgres;
    }

    /** The JDBC URL; it may contain a password. */
    public String url() {
        return url;
    }

    @Override
    public <T> T read(Transaction<T> work) {
        return inTransaction(work);
    }

    /** Runs a write transaction; throws StoreException if it fails, in which case it may nevertheless have been committed. */
    public <T> T write(Transaction<T> work) {
        if (postgres) {
            return inTransaction(work);
        }
        sqliteWriter.lock();
        try {
            return inTransaction(sql -> {
                sql.change(SQLITE_WRITE_LOCK);
                return work.run(sql);
            });
        } finally {
            sqliteWriter.unlock();
        }
    }

    private <T> T inTransaction(Transaction<T> work) {
        try (Connection connection = source.getConnection()) {
            try {
                T result = work.run(new Sql(connection, postgres));
                connection.commit();
                return result;
            } catch (SQLException | RuntimeException failure) {
                if (!rollBack(connection, failure) || isFatal(failure)) {
                    // This connection may keep failing: replace it.
                    source.evictConnection(connection);
                }
                throw failure;
            }
        } catch (SQLException failure) {
            throw new StoreException(failure);
        }
    }

    private boolean isFatal(Exception failure) {
        return !postgres && failure instanceof SQLException e && FATAL_CODES.contains(e.getErrorCode() & 0xFF);
    }

    /** Returns whether the rollback succeeded; when the disk is full, SQLite has already rolled back by itself and its driver fails here. */
    private static boolean rollBack(Connection connection, Exception failure) {
        try {
            connection.rollback();
            return true;
        } catch (SQLException rollbackFailure) {
            failure.addSuppressed(rollbackFailure);
            return false;
        }
    }

    /** Whether a trivial query succeeds. */
    public boolean isAlive() {
        try {
            return read(sql -> sql.first(row -> row.getInt(1), "select 1")).isPresent();
        } catch (StoreException unavailable) {
            return false;
        }
    }

    @Override
    public void close() {
        source.close();
        lock.ifPresent(DatabaseLock::close);
    }
}
