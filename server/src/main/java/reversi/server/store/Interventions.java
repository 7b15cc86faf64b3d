package reversi.server.store;

import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What moderators and the operator did to accounts, in order, and which of it this node has not looked at: whoever wrote it, a handler here,
 * another node, or a command. Thread-safe.
 */
public final class Interventions {
    /** The account under which acts of the operator stand that are about none. */
    public static final long NO_ACCOUNT = 0;

    private static final int MOST_AT_ONCE = 500;

    /** Numbers are given before the commit: one so much smaller than the last may still appear. */
    private static final long LATE = 100;

    private final Database database;
    private final Set<Long> known = new HashSet<>();
    private long last;

    /** Begins after what was done so far. */
    public Interventions(Database database) {
        this.database = database;
        this.last = database.read(sql -> sql.number("select coalesce(max(id), 0) from intervention"))
                .orElse(0L);
        known.addAll(database.read(sql -> sql.numbers("select id from intervention where id > ?", last - LATE)));
    }

    private record Row(long id, long account) {}

    /**
     * Tells the accounts to which something was done since the last call, in order, some at a time. Where the database fails meanwhile, the
     * rest is told the next time.
     */
    public synchronized void forEachNew(LongConsumer told) {
        List<Row> rows = database.read(sql -> sql.all(
                row -> new Row(row.getLong("id"), row.getLong("account")),
                "select id, account from intervention where id > ? order by id limit ?",
                last - LATE,
                MOST_AT_ONCE));
        for (Row row : rows) {
            if (known.add(row.id)) {
                tell(row, told);
            }
        }
        known.removeIf(id -> id <= last - LATE);
    }

    private void tell(Row row, LongConsumer told) {
        try {
            told.accept(row.account);
            last = Math.max(last, row.id);
        } catch (StoreException failure) {
            known.remove(row.id);
            throw failure;
        }
    }

    /** Writes down, within a transaction, what the operator did that is about no account: under {@link #NO_ACCOUNT}. */
    static void add(Sql sql, String act, String detail, long now) throws SQLException {
        add(sql, NO_ACCOUNT, OptionalLong.empty(), act, detail, now);
    }

    /** Writes down, within a transaction, what was done to an account; {@code by} is the moderator, or empty for the operator. */
    static void add(Sql sql, long account, OptionalLong by, String act, String detail, long now) throws SQLException {
        sql.change(
                "insert into intervention (at, account, moderator, act, detail) values (?, ?, ?, ?, ?)",
                now,
                account,
                orNull(by),
                act,
                detail);
    }

    static @Nullable Long orNull(OptionalLong by) {
        return by.isPresent() ? (Long) by.getAsLong() : null;
    }
}
