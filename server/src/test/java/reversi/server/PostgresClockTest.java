package reversi.server;

import java.sql.SQLException;

/** Clocks and outages on PostgreSQL. */
class PostgresClockTest extends ClockSuite {
    @Override
    String url() throws SQLException {
        return Postgres.newDatabase();
    }
}
