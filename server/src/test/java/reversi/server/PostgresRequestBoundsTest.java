package reversi.server;

@NeedsPostgres
class PostgresRequestBoundsTest extends RequestBoundsSuite {
    @Override
    String database() {
        return Postgres.newDatabase();
    }
}
