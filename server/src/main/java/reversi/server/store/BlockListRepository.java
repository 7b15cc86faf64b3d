package reversi.server.store;

import java.sql.SQLException;
import java.util.List;

/** Which accounts have blocked which others, and whose words they have muted. */
public final class BlockListRepository {
    private final Database database;

    public BlockListRepository(Database database) {
        this.database = database;
    }

    /** Blocks an account, so that neither follows the other any more; returns false, without effect, if the list already has {@code limit} other entries. */
    public boolean add(long account, long blocked, int limit) {
        return database.write(sql -> {
            int count = sql.first(
                            row -> row.getInt(1),
                            "select count(*) from block where account = ? and blocked <> ?",
                            account,
                            blocked)
                    .orElse(0);
            if (count >= limit) {
                return false;
            }
            FollowRepository.unfollow(sql, account, blocked);
            FollowRepository.unfollow(sql, blocked, account);
            sql.change("insert into block (account, blocked) values (?, ?) on conflict do nothing", account, blocked);
            return true;
        });
    }

    public void remove(long account, long blocked) {
        database.write(sql -> sql.change("delete from block where account = ? and blocked = ?", account, blocked));
    }

    /** Whether {@code account} has blocked {@code other}. */
    public boolean blocks(long account, long other) {
        return database.read(sql -> sql.first(
                        row -> row.getInt(1), "select 1 from block where account = ? and blocked = ?", account, other))
                .isPresent();
    }

    /** Mutes an account; returns false, without effect, if {@code limit} others are muted already. */
    public boolean mute(long account, long muted, int limit) {
        return database.write(sql -> {
            long count = sql.number("select count(*) from mute where account = ? and muted <> ?", account, muted)
                    .orElse(0L);
            if (count >= limit) {
                return false;
            }
            sql.change("insert into mute (account, muted) values (?, ?) on conflict do nothing", account, muted);
            return true;
        });
    }

    public void unmute(long account, long muted) {
        database.write(sql -> sql.change("delete from mute where account = ? and muted = ?", account, muted));
    }

    /** Whether {@code account} has muted {@code other}. */
    public boolean mutes(long account, long other) {
        return database.read(sql -> mutes(sql, account, other));
    }

    static boolean mutes(Sql sql, long account, long other) throws SQLException {
        return sql.number("select account from mute where account = ? and muted = ?", account, other)
                .isPresent();
    }

    /** At most {@code count} of the muted accounts, sorted by name, after the first {@code from}. */
    public List<Long> muted(long account, int from, int count) {
        return database.read(sql -> sql.numbers(
                "select k.muted from mute k join account a on a.id = k.muted where k.account = ?"
                        + " order by a.name, a.id limit ? offset ?",
                account,
                count,
                from));
    }

    /** Whose words an account doesn't want to hear: those who are blocked or muted. */
    public List<Long> unheard(long account) {
        return database.read(sql -> sql.numbers(
                "select blocked from block where account = ? union select muted from mute where account = ?",
                account,
                account));
    }

    /** At most {@code count} of the blocked accounts, sorted by name, after the first {@code from}. */
    public List<Long> of(long account, int from, int count) {
        return database.read(sql -> sql.numbers(
                "select k.blocked from block k join account a on a.id = k.blocked where k.account = ?"
                        + " order by a.name, a.id limit ? offset ?",
                account,
                count,
                from));
    }
}
