package reversi.server.store;

import java.util.List;
import java.util.Optional;
import reversi.server.game.Outage;

/** The signs of life of all nodes together, and the times in which there were none. */
public final class HeartbeatRepository {
    /** So long may no node give a sign of life before it is an outage, in milliseconds. */
    public static final long SILENCE = 3_000;

    /** A sign of life so far in the future was given by a clock that has been put right since. */
    private static final long WRONG_CLOCK = 60_000;

    private final Database database;

    /** The signs of life in a database. */
    public HeartbeatRepository(Database database) {
        this.database = database;
    }

    /**
     * Gives a sign of life. Where no node gave one for longer than {@link #SILENCE}, that time is kept as an outage and all flags fall
     * so much later, in one transaction; of several nodes that come back at once, one does so.
     */
    public void beat(long now) {
        database.write(sql -> {
            Optional<Long> last =
                    sql.first(row -> row.getLong(1), "select at from life where only_row = 1" + sql.forUpdate());
            if (last.isEmpty()) {
                return sql.change("insert into life (only_row, at) values (1, ?) on conflict do nothing", now);
            }
            long began = last.get();
            if (now - began > SILENCE) {
                sql.change("insert into outage (began, ended) values (?, ?) on conflict do nothing", began, now);
                // What fell before it stays fallen. A move after the last sign of life was one too, for its game.
                sql.change(
                        "update game set deadline = deadline + ? - case when touched > ? then touched else ? end"
                                + " where finished is null and deadline > ? and touched < ?",
                        now,
                        began,
                        began,
                        began,
                        now);
            }
            boolean wrong = began > now + WRONG_CLOCK;
            return sql.change("update life set at = ? where only_row = 1", wrong ? now : Math.max(began, now));
        });
    }

    /** The last sign of life of any node, in milliseconds since 1970; empty where there never was one. */
    public Optional<Long> last() {
        return database.read(sql -> sql.first(row -> row.getLong(1), "select at from life where only_row = 1"));
    }

    /** The outages that ended after a moment, in their order. */
    public List<Outage> outagesAfter(long moment) {
        return database.read(sql -> sql.all(
                row -> new Outage(row.getLong(1), row.getLong(2)),
                "select began, ended from outage where ended > ? order by ended",
                moment));
    }
}
