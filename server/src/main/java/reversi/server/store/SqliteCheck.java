package reversi.server.store;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Says whether a SQLite file is a whole database of this server: every page, every table and index that its version has. */
final class SqliteCheck {
    private final Connection connection;

    private SqliteCheck(Connection connection) {
        this.connection = connection;
    }

    /** What is in it; throws BackupException where it is not whole. Servers may use it. */
    static Copy check(SqliteFile file) {
        try (Connection connection = file.openToRead()) {
            return new SqliteCheck(connection).copy(file.bytes());
        } catch (SQLException | IOException failure) {
            throw new BackupException("it can't be read as a database: " + failure.getMessage(), failure);
        }
    }

    private Copy copy(long bytes) throws SQLException {
        List<String> faults = strings(connection, "pragma integrity_check(3)");
        if (!faults.equals(List.of("ok"))) {
            throw new BackupException("it is damaged: " + String.join("; ", faults));
        }
        return new Copy(schema(), count("account"), count("game"), bytes);
    }

    private String schema() throws SQLException {
        Set<String> objects = Migrations.objects(connection);
        if (!objects.contains("table " + Migrations.TABLE)) {
            throw new BackupException("it is no whole database of this server: it has no table " + Migrations.TABLE);
        }
        List<String> versions = strings(
                connection,
                "select version from " + Migrations.TABLE + " where success and version is not null"
                        + " order by installed_rank desc");
        String version = versions.stream()
                .findFirst()
                .orElseThrow(() -> new BackupException("it is not whole: its schema has no version"));
        Migrations.requireAll(version, objects);
        return version;
    }

    private long count(String table) throws SQLException {
        return Long.parseLong(
                strings(connection, "select count(*) from " + table).get(0));
    }

    /** The first column of a query's result. */
    static List<String> strings(Connection connection, String query) throws SQLException {
        List<String> strings = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                strings.add(rows.getString(1));
            }
        }
        return strings;
    }
}
