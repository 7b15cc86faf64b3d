package reversi.server;

/** Clocks and outages on PostgreSQL. */
class PostgresClockTest extends ClockSuite {
    @Override
    String url() {
        return Postgres.newDatabase();
    }
}
