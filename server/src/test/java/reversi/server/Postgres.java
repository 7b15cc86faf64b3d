package reversi.server;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A real PostgreSQL, named by the environment variable {@code REVERSI_POSTGRES} with a role that may make databases. */
final class Postgres {
    private static final Logger LOG = LoggerFactory.getLogger(Postgres.class);
    private static final String VARIABLE = "REVERSI_POSTGRES";

    private Postgres() {}

    /** The databases of this run, which are dropped at its end; the first has all tables and the bots, to be copied. */
    private static final class Made {
        static final Made ONES = new Made();

        private final String base = System.getenv(VARIABLE);
        private final List<String> names = new CopyOnWriteArrayList<>();

        Made() {
            Runtime.getRuntime().addShutdownHook(new Thread(this::dropAll));
            Server.start(Servers.options(url(make("template0")))).close();
        }

        private void execute(String sql) {
            try (Connection connection = DriverManager.getConnection(base);
                    Statement statement = connection.createStatement()) {
                statement.execute(sql);
            } catch (SQLException broken) {
                throw new IllegalStateException(broken);
            }
        }

        private String make(String template) {
            String name = "reversi_" + UUID.randomUUID().toString().replace("-", "");
            execute("create database " + name + " template " + template);
            names.add(name);
            return name;
        }

        private String url(String name) {
            int path = base.indexOf('/', "jdbc:postgresql://".length());
            int query = base.indexOf('?', path);
            return base.substring(0, path + 1) + name + (query < 0 ? "" : base.substring(query));
        }

        private void dropAll() {
            try (Connection connection = DriverManager.getConnection(base);
                    Statement statement = connection.createStatement()) {
                for (String name : names) {
                    statement.execute("drop database if exists " + name + " with (force)");
                }
            } catch (SQLException broken) {
                LOG.warn("Test databases are left over: {}", broken.getMessage());
            }
        }
    }

    /** Whether its tests run: where there is one, and under CI, where it must be. */
    static boolean mustBeTested() {
        return System.getenv(VARIABLE) != null || "true".equals(System.getenv("CI"));
    }

    /** A new database that has only the bots; fails where there is no server. */
    static String newDatabase() {
        assertNotNull(System.getenv(VARIABLE), "CI runs every test: " + VARIABLE + " is missing");
        return Made.ONES.url(Made.ONES.make(Made.ONES.names.get(0)));
    }
}
