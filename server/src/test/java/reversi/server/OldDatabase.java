package reversi.server;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** A database as an earlier version of the server left it. */
final class OldDatabase implements AutoCloseable {
    private final Connection connection;

    OldDatabase(String url) throws SQLException {
        connection = DriverManager.getConnection(url);
        connection.setAutoCommit(false);
    }

    void execute(String statement, Object... values) throws SQLException {
        try (PreparedStatement prepared = connection.prepareStatement(statement)) {
            for (int i = 0; i < values.length; i++) {
                prepared.setObject(i + 1, values[i]);
            }
            prepared.executeUpdate();
        }
    }

    @Override
    public void close() throws SQLException {
        connection.commit();
        connection.close();
    }
}
