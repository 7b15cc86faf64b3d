package reversi.server;

import java.sql.SQLException;

/** The whole suite on PostgreSQL. */
class PostgresTest extends OnlineSuite {
    private String url;

    @Override
    String database() throws SQLException {
        if (url == null) {
            url = Postgres.newDatabase();
        }
        return url;
    }
}
