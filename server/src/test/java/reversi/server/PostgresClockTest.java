package reversi.server;

/** Clocks and outages on PostgreSQL. */
@NeedsPostgres
class PostgresClockTest extends ClockSuite {
    @Override
    String url() {
        return Postgres.newDatabase();
    }
}
