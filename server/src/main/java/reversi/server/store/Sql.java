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

/** Runs statements on one connection; values always go in as parameters. */
public final class Sql {
    private final Connection connection;
    private final boolean postgres;

    Sql(Connection connection, boolean postgres) {
        this.connection = connection;
        this.postgres = postgres;
    }

    /** Makes a value of a row. */
    public interface Row<T> {
        /** The value of the row that the result stands at. */
        T read(ResultSet row) throws SQLException;
    }

    /** The first row that a query finds. */
    public <T> Optional<T> first(Row<T> row, String query, @Nullable Object... values) throws SQLException {
        List<T> rows = all(row, query, values);
        return rows.isEmpty() ? Optional.empty() : Optional.of(rows.get(0));
    }

    /** All rows that a query finds. */
    public <T> List<T> all(Row<T> row, String query, @Nullable Object... values) throws SQLException {
        try (PreparedStatement statement = prepare(query, values);
                ResultSet result = statement.executeQuery()) {
            List<T> rows = new ArrayList<>();
            while (result.next()) {
                rows.add(row.read(result));
            }
            return rows;
        }
    }

    /** Changes rows and returns how many. */
    public int change(String statement, @Nullable Object... values) throws SQLException {
        try (PreparedStatement prepared = prepare(statement, values)) {
            return prepared.executeUpdate();
        }
    }

    /** Inserts a row and returns the number that the database gave it. */
    public long insert(String statement, @Nullable Object... values) throws SQLException {
        return first(row -> row.getLong(1), statement + " returning id", values)
                .orElseThrow(() -> new SQLException("no row inserted"));
    }

    /** Runs a statement once for each list of values and returns how many rows each changed. */
    public int[] changeEach(String statement, List<@Nullable Object[]> lists) throws SQLException {
        try (PreparedStatement prepared = connection.prepareStatement(statement)) {
            for (@Nullable Object[] values : lists) {
                bind(prepared, values);
                prepared.addBatch();
            }
            return prepared.executeBatch();
        }
    }

    /** What makes a query hold the rows it reads against other nodes until the transaction ends. */
    public String forUpdate() {
        return postgres ? " for update" : "";
    }

    private PreparedStatement prepare(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        try {
            bind(statement, values);
            return statement;
        } catch (SQLException | RuntimeException wrong) {
            statement.close();
            throw wrong;
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
