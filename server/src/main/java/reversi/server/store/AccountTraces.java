package reversi.server.store;

import java.util.List;

/** What deleted accounts said and wrote, which is erased some at a time. */
final class AccountTraces {
    /** How some of what an account said and wrote is erased; a remark keeps its number in the game, since those have no gaps. */
    private static final List<String> TRACES = List.of(
            "update remark set author = null, body = '' where (game, seq) in"
                    + " (select game, seq from remark where author = ? limit ?)",
            "delete from letter where id in (select id from letter where sender = ? limit ?)",
            "delete from letter where id in (select id from letter where receiver = ? limit ?)",
            "delete from block where (account, blocked) in (select account, blocked from block where account = ? limit ?)",
            "delete from block where (account, blocked) in (select account, blocked from block where blocked = ? limit ?)",
            "delete from mute where (account, muted) in (select account, muted from mute where account = ? limit ?)",
            "delete from mute where (account, muted) in (select account, muted from mute where muted = ? limit ?)",
            "delete from follow where (account, followed) in"
                    + " (select account, followed from follow where account = ? limit ?)",
            "delete from follow where (account, followed) in"
                    + " (select account, followed from follow where followed = ? limit ?)",
            "delete from note where (account, about) in (select account, about from note where account = ? limit ?)",
            "delete from note where (account, about) in (select account, about from note where about = ? limit ?)",
            "delete from invitation where id in (select id from invitation where sender = ? limit ?)",
            "delete from invitation where id in (select id from invitation where receiver = ? limit ?)",
            "delete from tournament_remark where id in (select id from tournament_remark where author = ? limit ?)",
            "delete from star where (account, game) in (select account, game from star where account = ? limit ?)",
            "update feedback set account = null where id in (select id from feedback where account = ? limit ?)");

    private final Database database;

    AccountTraces(Database database) {
        this.database = database;
    }

    /**
     * Erases what a deleted account said and wrote, a little at a time, so that moves get in between. What {@code mostRows} of a kind leave
     * is left to {@link #eraseLeftovers}.
     */
    void erase(long account, int mostRows) {
        for (String trace : TRACES) {
            int erased = 0;
            int rows;
            do {
                rows = database.write(sql -> sql.change(trace, account, Database.MOST_AT_ONCE));
                erased += rows;
            } while (rows == Database.MOST_AT_ONCE && erased < mostRows);
        }
    }

    /** Erases all that {@link #erase} left of deleted accounts. */
    void eraseLeftovers() {
        database.read(sql -> sql.numbers("select id from account a where deleted is not null and ("
                        + "exists (select 1 from remark r where r.author = a.id)"
                        + " or exists (select 1 from letter l where l.sender = a.id)"
                        + " or exists (select 1 from letter l where l.receiver = a.id)"
                        + " or exists (select 1 from tournament_remark t where t.author = a.id)"
                        + " or exists (select 1 from star s where s.account = a.id)"
                        + " or exists (select 1 from block k where k.account = a.id)"
                        + " or exists (select 1 from block k where k.blocked = a.id)"
                        + " or exists (select 1 from mute m where m.account = a.id)"
                        + " or exists (select 1 from mute m where m.muted = a.id)"
                        + " or exists (select 1 from follow w where w.account = a.id)"
                        + " or exists (select 1 from follow w where w.followed = a.id)"
                        + " or exists (select 1 from note n where n.account = a.id)"
                        + " or exists (select 1 from note n where n.about = a.id)"
                        + " or exists (select 1 from invitation i where i.sender = a.id)"
                        + " or exists (select 1 from invitation i where i.receiver = a.id)"
                        + " or exists (select 1 from feedback f where f.account = a.id))"))
                .forEach(account -> erase(account, Integer.MAX_VALUE));
    }
}
