package reversi.server;

/** The whole suite on PostgreSQL. */
@NeedsPostgres
class PostgresTest extends OnlineSuite {
    private String url;

    @Override
    String database() {
        if (url == null) {
            url = Postgres.newDatabase();
        }
        return url;
    }
}
