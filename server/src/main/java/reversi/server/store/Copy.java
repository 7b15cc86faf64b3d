package reversi.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Locale;

/**
 * What is in a whole database or copy.
 *
 * @param schema the version of its schema
 * @param accounts how many accounts it has
 * @param games how many games it has
 * @param bytes its size
 */
public record Copy(String schema, long accounts, long games, long bytes) {
    private static final double MEGABYTE = 1e6;

    @Override
    public String toString() {
        return "schema " + schema + ", " + accounts + " accounts, " + games + " games, " + megabytes(bytes);
    }

    /** Notes in a database that a copy of it was made now. */
    static void note(Connection connection, long bytes) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("insert into backup (at, bytes) values (?, ?)")) {
            insert.setLong(1, System.currentTimeMillis());
            insert.setLong(2, bytes);
            insert.executeUpdate();
        }
    }

    /** A size for a person. */
    static String megabytes(long bytes) {
        return String.format(Locale.ROOT, "%.1f MB", bytes / MEGABYTE);
    }
}
