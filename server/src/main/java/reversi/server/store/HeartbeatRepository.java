package reversi.server.store;

import java.util.List;
import java.util.Optional;
import reversi.server.game.Outage;

/** The common heartbeat of all nodes, and the outages in which there was none. */
public final class HeartbeatRepository {
    /** A gap between heartbeats that is longer than this counts as an outage, in milliseconds. */
    public static final long OUTAGE_MILLIS = 3_000;

    /** A heartbeat this far in the future came from a wrong clock that has been corrected since. */
    private static final long MAX_SKEW_MILLIS = 60_000;

    private final Database database;

    public HeartbeatRepository(Database database) {
        this.database = database;
    }

    /**
     * Records a heartbeat. If the previous one of any node is more than {@link #OUTAGE_MILLIS} ago, the gap is stored as an outage and all
     * deadlines are extended by it, in the same transaction; of several nodes that return at once, exactly one does so.
     */
    public void record(long now) {
        database.write(sql -> {
            Optional<Long> last = sql.number("select at from life where only_row = 1" + sql.forUpdate());
            if (last.isEmpty()) {
                return sql.change("insert into life (only_row, at) values (1, ?) on conflict do nothing", now);
            }
            long began = last.get();
            if (now - began > OUTAGE_MILLIS) {
                sql.change("insert into outage (began, ended) values (?, ?) on conflict do nothing", began, now);
                // Deadlines that passed before the outage stay passed. For a game moved in after the last heartbeat,
                // the outage begins at that move.
                sql.change(
                        "update game set deadline = deadline + ? - case when touched > ? then touched else ? end"
                                + " where finished is null and deadline > ? and touched < ?",
                        now,
                        began,
                        began,
                        began,
                        now);
            }
            boolean wrong = began > now + MAX_SKEW_MILLIS;
            return sql.change("update life set at = ? where only_row = 1", wrong ? now : Math.max(began, now));
        });
    }

    /** The last heartbeat of any node, in milliseconds since the epoch; empty before the first. */
    public Optional<Long> last() {
        return database.read(sql -> sql.number("select at from life where only_row = 1"));
    }

    /** The outages that ended after a time, oldest first. */
    public List<Outage> outagesAfter(long moment) {
        return database.read(sql -> sql.all(
                row -> new Outage(row.getLong("began"), row.getLong("ended")),
                "select began, ended from outage where ended > ? order by ended",
                moment));
    }
}
