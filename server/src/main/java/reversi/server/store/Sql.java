package reversi.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs statements on one connection. Values are always bound as parameters, never concatenated. */
public final class Sql {
    private final Connection connection;
    private final boolean postgres;

    Sql(Connection connection, boolean postgres) {
        this.connection = connection;
        this.postgres = postgres;
    }

    /** The number of a column that may be empty. */
    static Optional<Long> number(ResultSet row, String column) throws SQLException {
        long value = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(value);
    }

    /** Whether no row holds such a text: PostgreSQL refuses U+0000 even in a query. */
    static boolean isUnstorable(String text) {
        return text.indexOf('\0') >= 0;
    }

    /** Maps a row to a value. */
    public interface RowMapper<T> {
        /** Maps the current row of the result set. */
        T read(ResultSet mapper) throws SQLException;
    }

    /** The first row of a query's result. */
    public <T> Optional<T> first(RowMapper<T> mapper, String query, @Nullable Object... values) throws SQLException {
        List<T> rows = all(mapper, query, values);
        return rows.isEmpty() ? Optional.empty() : Optional.of(rows.get(0));
    }

    /** All rows of a query's result. */
    public <T> List<T> all(RowMapper<T> mapper, String query, @Nullable Object... values) throws SQLException {
        try (PreparedStatement statement = prepare(query, values);
                ResultSet result = statement.executeQuery()) {
            List<T> rows = new ArrayList<>();
            while (result.next()) {
                rows.add(mapper.read(result));
            }
            return rows;
        }
    }

    /** The first column of a query's first row. */
    Optional<Long> number(String query, @Nullable Object... values) throws SQLException {
        return first(row -> row.getLong(1), query, values);
    }

    /** The first column of all rows. */
    List<Long> numbers(String query, @Nullable Object... values) throws SQLException {
        return all(row -> row.getLong(1), query, values);
    }

    /** Runs an update and returns the number of changed rows. */
    public int change(String statement, @Nullable Object... values) throws SQLException {
        try (PreparedStatement prepared = prepare(statement, values)) {
            return prepared.executeUpdate();
        }
    }

    /** Inserts a row and returns its generated id. */
    public long insert(String statement, @Nullable Object... values) throws SQLException {
        return number(statement + " returning id", values).orElseThrow(() -> new SQLException("no row inserted"));
    }

    /** Runs a statement as a batch, once per list of values, and returns the number of rows each changed. */
    public int[] changeBatch(String statement, List<@Nullable Object[]> lists) throws SQLException {
        try (PreparedStatement prepared = connection.prepareStatement(statement)) {
            for (@Nullable Object[] values : lists) {
                bind(prepared, values);
                prepared.addBatch();
            }
            return prepared.executeBatch();
        }
    }

    /** The suffix that makes a query lock its rows until the transaction ends; empty on SQLite, where writers are serial. */
    public String forUpdate() {
        return postgres ? " for update" : "";
    }

    /** Lets all that follows in the transaction see the same moment, as on SQLite it does anyway. */
    void readOneMoment() throws SQLException {
        if (postgres) {
            change("set transaction isolation level repeatable read, read only");
        }
    }

    private PreparedStatement prepare(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        try {
            bind(statement, values);
            return statement;
        } catch (SQLException | RuntimeException failure) {
            statement.close();
            throw failure;
        }
    }

    private static void bind(PreparedStatement statement, @Nullable Object[] values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            Object value = values[i];
            if (value == null) {
                statement.setNull(i + 1, Types.NULL);
            } else if (value instanceof byte[] bytes) {
                statement.setBytes(i + 1, bytes);
            } else {
                statement.setObject(i + 1, value);
            }
        }
    }
}
