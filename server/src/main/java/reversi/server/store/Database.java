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

/** The database: SQLite in a file, or PostgreSQL. Safe for any number of threads. */
public final class Database implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Database.class);

    /** More than there are threads that ask, so that none waits for another one's query. */
    private static final int CONNECTIONS = 20;

    private static final int MOST_IDLE = 6;

    /** SQLite's IOERR, CORRUPT, FULL and CANTOPEN. */
    private static final Set<Integer> SPOILING = Set.of(10, 11, 13, 14);

    private static final long WAIT_MILLIS = 10_000;

    private final HikariDataSource source;
    private final boolean postgres;
    private final String url;
    private final Optional<FileChannel> lock;

    /** SQLite lets one transaction write at a time and makes the others poll; waiting in a queue here is faster and fair. */
    private final ReentrantLock sqliteWriter = new ReentrantLock(true);

    /** Something done in one transaction. */
    public interface Work<T> {
        /** Does it; throws SQLException where the database can't. */
        T in(Sql sql) throws SQLException;
    }

    private Database(HikariDataSource source, boolean postgres, String url, Optional<FileChannel> lock) {
        this.lock = lock;
        this.source = source;
        this.postgres = postgres;
        this.url = url;
    }

    /**
     * Opens a database and brings its tables up to date. The URL is {@code jdbc:sqlite:FILE} or
     * {@code jdbc:postgresql://…}; throws IllegalArgumentException for another, StoreException where it can't be opened.
     */
    public static Database open(String url) {
        return open(url, false);
    }

    /** The same for a server, which has a file of SQLite alone; throws IllegalStateException where another server has it. */
    public static Database openAlone(String url) {
        return open(url, true);
    }

    private static Database open(String url, boolean alone) {
        boolean postgres = url.startsWith("jdbc:postgresql:");
        if (!postgres && !url.startsWith("jdbc:sqlite:")) {
            throw new IllegalArgumentException("neither jdbc:sqlite: nor jdbc:postgresql: " + url);
        }
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setPoolName("reversi");
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(MOST_IDLE);
        config.setConnectionTimeout(WAIT_MILLIS);
        config.setAutoCommit(false);
        config.setDataSourceProperties(postgres ? postgresProperties() : sqliteProperties());
        Optional<FileChannel> lock =
                postgres || !alone ? Optional.empty() : lock(url.substring("jdbc:sqlite:".length()));
        HikariDataSource source = null;
        try {
            source = new HikariDataSource(config);
            Database database = new Database(source, postgres, url, lock);
            database.migrate();
            return database;
        } catch (RuntimeException broken) {
            if (source != null) {
                source.close();
            }
            unlock(lock);
            throw new StoreException(broken);
        }
    }

    /**
     * Keeps a file for this server alone, until it is closed or the program ends: two would each believe to know every game. Throws
     * IllegalStateException where another server has it, StoreException where its folder can't be written to.
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
        } catch (IOException broken) {
            throw new StoreException(broken);
        }
        Optional<FileChannel> kept = Optional.of(channel);
        try {
            if (channel.tryLock() != null) {
                return kept;
            }
        } catch (OverlappingFileLockException here) {
            LOG.debug("The same program has {}", file);
        } catch (IOException broken) {
            unlock(kept);
            throw new StoreException(broken);
        }
        unlock(kept);
        throw new IllegalStateException("another server uses " + file + "; only PostgreSQL can be shared by several");
    }

    private static void unlock(Optional<FileChannel> lock) {
        try {
            if (lock.isPresent()) {
                lock.get().close();
            }
        } catch (IOException broken) {
            LOG.warn("The lock of the database was not given back: {}", broken.getMessage());
        }
    }

    private static Properties sqliteProperties() {
        Properties properties = new Properties();
        properties.setProperty("journal_mode", "WAL");
        // FULL: a commit is on the disk before it is acknowledged. NORMAL loses the last ones with the power.
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

    /** Whether several nodes can share it. */
    public boolean isShared() {
        return postgres;
    }

    /** Its address, which may hold a password. */
    public String url() {
        return url;
    }

    /** Reads; throws StoreException where the database can't. */
    public <T> T read(Work<T> work) {
        return inTransaction(work);
    }

    /** Writes all or nothing; throws StoreException where the database can't, which leaves a commit in doubt. */
    public <T> T write(Work<T> work) {
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

    private <T> T inTransaction(Work<T> work) {
        try (Connection connection = source.getConnection()) {
            try {
                T result = work.in(new Sql(connection, postgres));
                connection.commit();
                return result;
            } catch (SQLException | RuntimeException wrong) {
                if (!rollBack(connection, wrong) || isSpoiling(wrong)) {
                    // The next one is a new one: what failed so may fail for ever.
                    source.evictConnection(connection);
                }
                throw wrong;
            }
        } catch (SQLException broken) {
            throw new StoreException(broken);
        }
    }

    private boolean isSpoiling(Exception wrong) {
        return !postgres && wrong instanceof SQLException broken && SPOILING.contains(broken.getErrorCode() & 0xFF);
    }

    /** Returns whether that could be done; SQLite has done it by itself where the disk is full, and its driver is confused by that. */
    private static boolean rollBack(Connection connection, Exception wrong) {
        try {
            connection.rollback();
            return true;
        } catch (SQLException broken) {
            wrong.addSuppressed(broken);
            return false;
        }
    }

    /** Whether it answers. */
    public boolean isAlive() {
        try {
            return read(sql -> sql.first(row -> row.getInt(1), "select 1")).isPresent();
        } catch (StoreException dead) {
            return false;
        }
    }

    @Override
    public void close() {
        source.close();
        unlock(lock);
    }
}
