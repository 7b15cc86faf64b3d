package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import reversi.server.store.Database;
import reversi.server.store.Reads;
import reversi.server.store.ReplicaReads;
import reversi.server.store.StoreException;

/** What may be late is read of a replica while it answers, and of the database otherwise; another database stands in for the replica. */
@NeedsPostgres
class ReplicaReadsTest {
    private static final long LATER_MILLIS = 5_000;

    private static String name(Reads reads) {
        return reads.read(sql -> sql.first(row -> row.getString(1), "select current_database()"))
                .orElseThrow();
    }

    private static void admit(Database database, String other, boolean all) {
        database.write(sql -> sql.change("alter database " + other + " allow_connections " + all));
        if (!all) {
            database.read(sql -> sql.first(
                    row -> true,
                    "select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = ?",
                    other));
        }
    }

    @Test
    void aReplicaThatDoesNotAnswerIsLeftAloneForAWhile() {
        String url = Postgres.newDatabase();
        AtomicLong clock = new AtomicLong();
        try (Database database = Database.open(Postgres.newDatabase());
                Database stand = Database.replica(url);
                ReplicaReads reads = new ReplicaReads(Database.replica(url), database, clock::get)) {
            String own = name(database);
            String other = name(stand);
            assertEquals(other, name(reads));
            admit(database, other, false);
            assertEquals(own, name(reads), "it fails with the replica");
            admit(database, other, true);
            assertEquals(own, name(reads), "it asks again at once");
            clock.addAndGet(LATER_MILLIS);
            assertEquals(other, name(reads));
        }
    }

    @Test
    void aReplicaIsNeverWrittenTo() {
        try (Database replica = Database.replica(Postgres.newDatabase())) {
            assertThrows(StoreException.class, () -> replica.write(sql -> sql.change("delete from star")));
        }
    }

    @Test
    void aNodeStartsWithoutItsReplica() {
        String url = Postgres.newDatabase();
        Optional<String> nowhere = Optional.of("jdbc:postgresql://127.0.0.1:1/nothing?user=reversi");
        try (Server server = Server.start(Servers.sharing(new SharedOptions(url, nowhere, Optional.empty())))) {
            assertTrue(server.port() > 0);
        }
        SharedOptions mixed = new SharedOptions("jdbc:sqlite::memory:", nowhere, Optional.empty());
        assertThrows(IllegalArgumentException.class, () -> Server.start(Servers.sharing(mixed)));
        assertThrows(IllegalArgumentException.class, () -> Database.replica("jdbc:sqlite:reversi.db"));
    }
}
