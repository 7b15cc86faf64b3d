package reversi.server.store;

import java.sql.SQLException;
import java.util.Optional;
import reversi.online.ClubRole;

/** The rows of clubs and their members, within a transaction. */
final class ClubRows {
    private ClubRows() {}

    /** What an account is to a club, within a transaction. */
    static Optional<ClubRole> role(Sql sql, long club, long account) throws SQLException {
        return sql.first(
                row -> StoredCodes.clubRole(row.getInt(1)),
                "select role from club_member where club = ? and account = ?",
                club,
                account);
    }

    static boolean lock(Sql sql, long club) throws SQLException {
        return sql.number("select id from club where id = ? and not closed" + sql.forUpdate(), club)
                .isPresent();
    }

    static void put(Sql sql, long club, long account, ClubRole role, long now) throws SQLException {
        sql.change(
                "insert into club_member (club, account, role, since) values (?, ?, ?, ?)"
                        + " on conflict (club, account) do update set role = excluded.role",
                club,
                account,
                StoredCodes.of(role),
                now);
    }

    static void recount(Sql sql, long club) throws SQLException {
        sql.change(
                "update club set members = (select count(*) from club_member where club = ? and role >= 2) where id = ?",
                club,
                club);
    }

    static void close(Sql sql, long club) throws SQLException {
        ClassRows.close(sql, club);
        WebhookRows.remove(sql, club);
        sql.change("delete from club_challenge where club = ? or rival = ?", club, club);
        sql.change("delete from club_member where club = ?", club);
        sql.change(
                "update club set closed = ?, name_key = null, name_look = null, members = 0 where id = ?", true, club);
    }

    /**
     * An account leaves all its clubs, within a transaction. What it founded goes to the leader, or else the member, who came first; where there
     * is nobody it is closed.
     */
    static void leaveAll(Sql sql, long account) throws SQLException {
        sql.change("delete from club_challenge where account = ?", account);
        WebhookRows.removeOf(sql, account);
        for (long club : sql.numbers("select club from club_member where account = ? order by club", account)) {
            lock(sql, club);
            boolean founded = role(sql, club, account).equals(Optional.of(ClubRole.FOUNDER));
            ClassRows.forget(sql, club, account);
            sql.change("delete from club_member where club = ? and account = ?", club, account);
            Optional<Long> heir = sql.number(
                    "select account from club_member where club = ? and role >= 2 order by role desc, since, account limit 1",
                    club);
            if (founded && heir.isPresent()) {
                put(sql, club, heir.get(), ClubRole.FOUNDER, 0);
            }
            if (founded && heir.isEmpty()) {
                close(sql, club);
            }
            recount(sql, club);
        }
    }
}
