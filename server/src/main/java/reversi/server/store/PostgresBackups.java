package reversi.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Copies of a PostgreSQL database, by its own {@code pg_dump} and {@code pg_restore}. */
record PostgresBackups(String url) implements Backups {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresBackups.class);

    /** The database that each server of PostgreSQL has, from which another one is renamed. */
    private static final String MAINTENANCE = "postgres";

    @Override
    public Copy backup(Path file) {
        PostgresTools tools = PostgresTools.of(url);
        CopyTarget target = new CopyTarget(file);
        Copy copy;
        try {
            copy = target.write(part -> {
                tools.run(
                        List.of("pg_dump", "--format=custom", "--no-password", "--file=" + part),
                        BufferedReader::readLine);
                return PostgresDump.check(part);
            });
        } catch (IOException failure) {
            throw new BackupException(target.reason(failure, 0), failure);
        }
        note(copy);
        return copy;
    }

    private void note(Copy copy) {
        try (Connection connection = DriverManager.getConnection(url)) {
            Copy.note(connection, copy.bytes());
        } catch (SQLException failure) {
            LOG.atWarn().addKeyValue("failure", failure.getMessage()).log("copy-not-noted");
        }
    }

    private static Set<String> tables(Connection connection) throws SQLException {
        return new TreeSet<>(SqliteCheck.strings(
                connection, "select 'table ' || tablename from pg_tables where schemaname = current_schema()"));
    }

    @Override
    public Copy check() {
        try (Connection connection = DriverManager.getConnection(url)) {
            Set<String> tables = tables(connection);
            if (!tables.contains("table " + Migrations.TABLE)) {
                throw new BackupException("it is no database of this server: it has no table " + Migrations.TABLE);
            }
            String version = first(
                    connection,
                    "select version from " + Migrations.TABLE + " where success and version is not null"
                            + " order by installed_rank desc limit 1");
            Migrations.requireTables(version, tables);
            return new Copy(
                    version,
                    number(connection, "select count(*) from account"),
                    number(connection, "select count(*) from game"),
                    number(connection, "select pg_database_size(current_database())"));
        } catch (SQLException failure) {
            throw new BackupException("it can't be read: " + failure.getMessage(), failure);
        }
    }

    private static String first(Connection connection, String query) throws SQLException {
        return SqliteCheck.strings(connection, query).stream()
                .findFirst()
                .orElseThrow(() -> new BackupException("it is not whole: its schema has no version"));
    }

    private static long number(Connection connection, String query) throws SQLException {
        return Long.parseLong(first(connection, query));
    }

    @Override
    public Optional<String> restore(Path file) {
        if (!Backups.isDump(file)) {
            throw new BackupException(file + " is no copy of a PostgreSQL database");
        }
        PostgresDump.check(file);
        PostgresTools tools = PostgresTools.of(url);
        Optional<String> old = isEmpty() ? Optional.empty() : Optional.of(setAside(tools.database()));
        try {
            tools.run(
                    List.of(
                            "pg_restore",
                            "--no-password",
                            "--no-owner",
                            "--exit-on-error",
                            "--single-transaction",
                            "--dbname=" + tools.database(),
                            file.toString()),
                    BufferedReader::readLine);
        } catch (BackupException failure) {
            throw new BackupException(
                    failure.getMessage()
                            + old.map(name -> "; the old database is kept as " + name)
                                    .orElse(""),
                    failure);
        }
        return old;
    }

    /** Whether the database has no table; refuses if somebody is connected to it. */
    private boolean isEmpty() {
        try (Connection connection = DriverManager.getConnection(url)) {
            long others = number(
                    connection,
                    "select count(*) from pg_stat_activity"
                            + " where datname = current_database() and pid <> pg_backend_pid()");
            if (others > 0) {
                throw new BackupException(others
                        + " connections use the database: stop its servers, and whatever else is connected, first");
            }
            return tables(connection).isEmpty();
        } catch (SQLException failure) {
            throw new BackupException("the database can't be reached: " + failure.getMessage(), failure);
        }
    }

    /** Renames the database and makes an empty one of its name. */
    private String setAside(String name) {
        String old = name + "_before_restore_" + Instant.now().getEpochSecond();
        String rename = "alter database " + quoted(name) + " rename to " + quoted(old);
        String create = "create database " + quoted(name);
        int at = url.indexOf('/', "jdbc:postgresql://".length());
        int query = url.indexOf('?', at);
        String maintenance = url.substring(0, at + 1) + MAINTENANCE + (query < 0 ? "" : url.substring(query));
        try (Connection connection = DriverManager.getConnection(maintenance);
                Statement statement = connection.createStatement()) {
            String user = connection.getMetaData().getUserName();
            statement.execute(rename);
            try {
                statement.execute(create + " owner " + quoted(user));
            } catch (SQLException failure) {
                statement.execute("alter database " + quoted(old) + " rename to " + quoted(name));
                throw failure;
            }
            return old;
        } catch (SQLException failure) {
            throw new BackupException(
                    "the old database can't be kept under another name (" + failure.getMessage()
                            + "); somebody who may do so does it by: " + rename + "; " + create
                            + " owner …; then restore again",
                    failure);
        }
    }

    private static String quoted(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }
}
