package reversi.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The connection pool and schema of the database: a SQLite file, or PostgreSQL. Thread-safe. */
public final class Database implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Database.class);

    /** More than there are threads using the database, so that none waits for a connection. */
    private static final int CONNECTIONS = 20;

    private static final int MIN_IDLE = 6;

    /** SQLite error codes after which a connection must not be reused: IOERR, CORRUPT, FULL, CANTOPEN. */
    private static final Set<Integer> FATAL_CODES = Set.of(10, 11, 13, 14);

    private static final long CONNECTION_TIMEOUT_MILLIS = 10_000;

    private final HikariDataSource source;
    private final boolean postgres;
    private final String url;
    private final Optional<FileChannel> lock;

    /** SQLite allows one writer at a time and makes the others poll; a fair lock is faster. */
    private final ReentrantLock sqliteWriter = new ReentrantLock(true);

    /** Work done in one transaction. */
    public interface Transaction<T> {
        /** Runs the statements; an exception rolls the transaction back. */
        T run(Sql sql) throws SQLException;
    }

    private Database(HikariDataSource source, boolean postgres, String url, Optional<FileChannel> lock) {
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
        boolean postgres = url.startsWith("jdbc:postgresql:");
        if (!postgres && !url.startsWith("jdbc:sqlite:")) {
            throw new IllegalArgumentException("neither jdbc:sqlite: nor jdbc:postgresql: " + url);
        }
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setPoolName("reversi");
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(MIN_IDLE);
        config.setConnectionTimeout(CONNECTION_TIMEOUT_MILLIS);
        config.setAutoCommit(false);
        config.setDataSourceProperties(postgres ? postgresProperties() : sqliteProperties());
        Optional<FileChannel> lock =
                postgres || !exclusive ? Optional.empty() : lock(url.substring("jdbc:sqlite:".length()));
        HikariDataSource source = null;
        try {
            source = new HikariDataSource(config);
            Database database = new Database(source, postgres, url, lock);
            database.migrate();
            return database;
        } catch (RuntimeException failure) {
            if (source != null) {
                source.close();
            }
            unlock(lock);
            throw new StoreException(failure);
        }
    }

    /**
     * Locks a SQLite file until it is closed or the process ends, since two servers on one file would not see each other's changes.
     * Throws IllegalStateException if another server has the lock, StoreException if the folder is not writable.
     */
    private static Optional<FileChannel> lock(String name) {
        int parameters = name.indexOf('?');
        String file = parameters < 0 ? name : name.substring(0, parameters);
        if (file.isEmpty() || file.startsWith(":") || file.startsWith("file:")) {
            return Optional.empty();
        }
        FileChannel channel;
        try {
            channel = FileChannel.open(Path.of(file + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException failure) {
            throw new StoreException(failure);
        }
        Optional<FileChannel> fileLock = Optional.of(channel);
        try {
            if (channel.tryLock() != null) {
                return fileLock;
            }
        } catch (OverlappingFileLockException ownLock) {
            LOG.debug("The same program has {}", file);
        } catch (IOException failure) {
            unlock(fileLock);
            throw new StoreException(failure);
        }
        unlock(fileLock);
        throw new IllegalStateException("another server uses " + file + "; only PostgreSQL can be shared by several");
    }

    private static void unlock(Optional<FileChannel> lock) {
        try {
            if (lock.isPresent()) {
                lock.get().close();
            }
        } catch (IOException failure) {
            LOG.warn("The lock of the database was not given back: {}", failure.getMessage());
        }
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
        Flyway flyway = Flyway.configure()
                .dataSource(source)
                .placeholders(Map.of(
                        "id",
                        postgres
                                ? "bigint generated by default as identity primary key"
                                : "integer primary key autoincrement",
                        "bytes",
                        postgres ? "bytea" : "blob"))
                .load();
        for (MigrationInfo migration : flyway.info().applied()) {
            if (migration.getState() == MigrationState.FUTURE_SUCCESS
                    || migration.getState() == MigrationState.FUTURE_FAILED) {
                throw new IllegalStateException("a later version of this server made the database (its schema is "
                        + migration.getVersion() + "); use that version, or a copy from before");
            }
        }
        flyway.migrate();
    }

    /** Whether several nodes can share the database. */
    public boolean isShared() {
        return postgres;
    }

    /** The JDBC URL; it may contain a password. */
    public String url() {
        return url;
    }

    /** Runs a read transaction; throws StoreException if it fails. */
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
            return inTransaction(work);
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
        unlock(lock);
    }
}
