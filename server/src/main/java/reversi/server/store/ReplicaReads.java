package reversi.server.store;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads from a replica of PostgreSQL, and from the database itself while the replica fails or lags. Thread-safe. */
public final class ReplicaReads implements Reads, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ReplicaReads.class);

    /** How often a replica is asked how far it is behind, in milliseconds; so long it is left alone after a failure. */
    static final long CHECK_MILLIS = 5_000;

    /** The database is written to every second. */
    private static final int MOST_SECONDS_BEHIND = 10;

    /** Nothing where it is no replica. */
    private static final String SECONDS_BEHIND =
            "select coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)";

    private final Database replica;
    private final Reads database;
    private final LongSupplier time;
    private final ReentrantLock checking = new ReentrantLock();
    private volatile long checkAt = Long.MIN_VALUE;
    private volatile boolean isWell;

    /** Reads of a replica, which this takes over; {@code time} goes on evenly, in milliseconds. */
    public ReplicaReads(Database replica, Reads database, LongSupplier time) {
        this.replica = replica;
        this.database = database;
        this.time = time;
    }

    @Override
    public <T> T read(Transaction<T> work) {
        check();
        if (isWell) {
            try {
                return replica.read(work);
            } catch (StoreException failure) {
                judge(false, failure.toString());
            }
        }
        return database.read(work);
    }

    /** One thread asks; the others go on with what was known. */
    private void check() {
        if (time.getAsLong() < checkAt || !checking.tryLock()) {
            return;
        }
        try {
            long behind = replica.read(sql -> sql.number(SECONDS_BEHIND)).orElse(0L);
            judge(behind <= MOST_SECONDS_BEHIND, behind + " s behind");
        } catch (StoreException failure) {
            judge(false, failure.toString());
        } finally {
            checking.unlock();
        }
    }

    private void judge(boolean well, String why) {
        if (well != isWell) {
            (well ? LOG.atInfo() : LOG.atWarn()).addKeyValue("state", why).log(well ? "replica-up" : "replica-down");
        }
        isWell = well;
        checkAt = time.getAsLong() + CHECK_MILLIS;
    }

    @Override
    public void close() {
        replica.close();
    }
}
