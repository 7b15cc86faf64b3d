package reversi.server.store;

import java.util.List;

/** Which accounts have blocked which others. */
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

    /** The blocked accounts, sorted by name. */
    public List<Long> of(long account) {
        return of(account, 0, Integer.MAX_VALUE);
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
