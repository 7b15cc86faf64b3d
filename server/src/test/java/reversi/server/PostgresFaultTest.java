package reversi.server;

/** Two clients at two nodes on PostgreSQL, through faulty networks. */
@NeedsPostgres
class PostgresFaultTest extends FaultSuite {
    @Override
    String database() {
        return Postgres.newDatabase();
    }

    @Override
    Server other(Server first, String url) {
        return Server.start(Servers.options(url));
    }
}
