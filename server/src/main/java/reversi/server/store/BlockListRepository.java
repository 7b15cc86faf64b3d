package reversi.server.store;

import java.util.List;

/** Who does not want to hear of whom. */
public final class BlockListRepository {
    private final Database database;

    /** The block lists of a database. */
    public BlockListRepository(Database database) {
        this.database = database;
    }

    /** Puts somebody on a block list; returns false, and does nothing, where the list has {@code most} entries. */
    public boolean add(long account, long blocked, int most) {
        return database.write(sql -> {
            int count = sql.first(
                            row -> row.getInt(1),
                            "select count(*) from block where account = ? and blocked <> ?",
                            account,
                            blocked)
                    .orElse(0);
            if (count >= most) {
                return false;
            }
            sql.change("insert into block (account, blocked) values (?, ?) on conflict do nothing", account, blocked);
            return true;
        });
    }

    /** Takes somebody off a block list. */
    public void remove(long account, long blocked) {
        database.write(sql -> sql.change("delete from block where account = ? and blocked = ?", account, blocked));
    }

    /** Whether somebody is on the block list of an account. */
    public boolean blocks(long account, long other) {
        return database.read(sql -> sql.first(
                        row -> row.getInt(1), "select 1 from block where account = ? and blocked = ?", account, other))
                .isPresent();
    }

    /** The accounts on the block list of an account, by their names. */
    public List<Long> of(long account) {
        return database.read(sql -> sql.all(
                row -> row.getLong(1),
                "select k.blocked from block k join account a on a.id = k.blocked where k.account = ?"
                        + " order by a.name, a.id",
                account));
    }
}
