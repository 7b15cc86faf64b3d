package reversi.server.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.online.PlayerKind;

/** Guests who never played, of whom nothing is left to be kept. */
final class UnusedGuests {
    /** That an account {@code a} left no trace. */
    private static final String UNUSED = "not exists (select 1 from session s where s.account = a.id)"
            + " and not exists (select 1 from game g where g.black = a.id)"
            + " and not exists (select 1 from game g where g.white = a.id)"
            + " and not exists (select 1 from block k where k.account = a.id)"
            + " and not exists (select 1 from block k where k.blocked = a.id)"
            + " and not exists (select 1 from invitation i where i.sender = a.id)"
            + " and not exists (select 1 from invitation i where i.receiver = a.id)"
            + " and not exists (select 1 from seek q where q.account = a.id)"
            + " and not exists (select 1 from account_origin o where o.account = a.id)"
            + " and not exists (select 1 from tournament_player t where t.account = a.id)"
            + " and not exists (select 1 from tournament_remark t where t.author = a.id)"
            + " and not exists (select 1 from report r where r.reporter = a.id)"
            + " and not exists (select 1 from report r where r.player = a.id)"
            + " and not exists (select 1 from decision d where d.player = a.id)";

    private final Database database;

    UnusedGuests(Database database) {
        this.database = database;
    }

    /** Deletes guests who never played and whose sessions have been unused since a time, some at a time; returns how many. */
    int delete(long unusedSince) {
        endGuestSessions(unusedSince);
        int deleted = 0;
        long last = 0;
        List<Long> unused;
        do {
            // They are looked for without keeping anybody from writing, and looked at again before they go.
            unused = unusedGuests(last, unusedSince);
            deleted += deleteUnused(unused);
            last = unused.isEmpty() ? last : unused.get(unused.size() - 1);
        } while (unused.size() == Database.MOST_AT_ONCE);
        return deleted;
    }

    private void endGuestSessions(long unusedSince) {
        List<Long> sessions = database.read(sql -> sql.numbers(
                "select s.id from session s join account a on a.id = s.account where s.seen < ? and a.kind = ?",
                unusedSince,
                StoredCodes.of(PlayerKind.GUEST)));
        for (int from = 0; from < sessions.size(); from += Database.MOST_AT_ONCE) {
            List<@Nullable Object[]> some = new ArrayList<>();
            for (long session : sessions.subList(from, Math.min(sessions.size(), from + Database.MOST_AT_ONCE))) {
                some.add(new Object[] {session, unusedSince});
            }
            database.write(sql -> sql.changeBatch("delete from session where id = ? and seen < ?", some));
        }
    }

    private List<Long> unusedGuests(long after, long unusedSince) {
        return database.read(sql -> sql.numbers(
                "select a.id from account a where a.kind = ? and a.id > ? and a.created < ? and " + UNUSED
                        + " order by a.id limit ?",
                StoredCodes.of(PlayerKind.GUEST),
                after,
                unusedSince,
                Database.MOST_AT_ONCE));
    }

    private int deleteUnused(List<Long> guests) {
        return database.write(sql -> {
            int deleted = 0;
            for (long guest : guests) {
                deleted += sql.change("delete from account as a where a.id = ? and " + UNUSED, guest);
            }
            return deleted;
        });
    }
}
