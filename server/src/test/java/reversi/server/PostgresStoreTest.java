package reversi.server;

/** What grows, in PostgreSQL. */
@NeedsPostgres
class PostgresStoreTest extends StoreSuite {
    @Override
    String url() {
        return Postgres.newDatabase();
    }
}
