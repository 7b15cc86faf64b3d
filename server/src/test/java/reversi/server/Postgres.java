package reversi.server;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;

/** A real PostgreSQL, named by the environment variable {@code REVERSI_POSTGRES} with a role that may make databases. */
final class Postgres {
    private static final String VARIABLE = "REVERSI_POSTGRES";

    private Postgres() {}

    /** A new, empty database; without a server the test is skipped, but never under CI. */
    static String newDatabase() throws SQLException {
        String base = System.getenv(VARIABLE);
        if (base == null) {
            assertNotEquals("true", System.getenv("CI"), "CI runs every test: " + VARIABLE + " is missing");
            assumeTrue(false, VARIABLE + " names no PostgreSQL, such as jdbc:postgresql://localhost/postgres?user=me");
        }
        String name = "reversi_" + UUID.randomUUID().toString().replace("-", "");
        try (Connection connection = DriverManager.getConnection(base);
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
        }
        int path = base.indexOf('/', "jdbc:postgresql://".length());
        int query = base.indexOf('?', path);
        return base.substring(0, path + 1) + name + (query < 0 ? "" : base.substring(query));
    }
}
