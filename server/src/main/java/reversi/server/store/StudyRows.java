package reversi.server.store;

import java.sql.SQLException;
import java.util.Optional;
import reversi.online.StudyRole;

/** The rows of studies, within a transaction. */
final class StudyRows {
    private StudyRows() {}

    /** A change of one study; what was wrong, or empty. */
    interface Change<R> {
        R in(Sql sql) throws SQLException;
    }

    /** Whether a study is there, which nobody else changes until the transaction ends. */
    static boolean lock(Sql sql, long study) throws SQLException {
        return sql.number("select id from study where id = ?" + sql.forUpdate(), study)
                .isPresent();
    }

    /** What an account may do in a study; empty for what everybody may. */
    static Optional<StudyRole> role(Sql sql, long study, long account) throws SQLException {
        return sql.first(
                row -> StoredCodes.studyRole(row.getInt(1)),
                "select role from study_member where study = ? and account = ?",
                study,
                account);
    }

    static boolean edits(Sql sql, long study, long account) throws SQLException {
        return role(sql, study, account).filter(StudyRole::edits).isPresent();
    }

    /** Whether an account plays in a game that a chapter follows and that goes on. */
    static boolean playsIn(Sql sql, long study, long account) throws SQLException {
        return sql.number(
                        "select 1 from study_chapter c join game g on g.id = c.game where c.study = ? and c.live"
                                + " and g.finished is null and (g.black = ? or g.white = ?) limit 1",
                        study,
                        account,
                        account)
                .isPresent();
    }

    static void put(Sql sql, long study, long account, StudyRole role, long now) throws SQLException {
        sql.change(
                "insert into study_member (study, account, role, since) values (?, ?, ?, ?)"
                        + " on conflict (study, account) do update set role = excluded.role",
                study,
                account,
                StoredCodes.of(role),
                now);
    }

    /** Something has changed besides the position that is shown: who leads must be there and may change the study. */
    static void changed(Sql sql, long study) throws SQLException {
        Optional<Long> leader = sql.number("select leader from study where id = ? and leader is not null", study);
        if (leader.isEmpty() || !isHere(sql, study, leader.get()) || !edits(sql, study, leader.get())) {
            Optional<Long> next = sql.number(
                    "select r.account from study_reader r join study_member m on m.study = r.study and m.account = r.account"
                            + " where r.study = ? and m.role >= 1 order by r.since, r.account limit 1",
                    study);
            lead(sql, study, next);
        }
        sql.change("update study set seq = seq + 1, whole = seq + 1 where id = ?", study);
    }

    /** Somebody leads from now on, and asks for it no longer. */
    static void lead(Sql sql, long study, Optional<Long> account) throws SQLException {
        sql.change("update study set leader = ? where id = ?", account.orElse(null), study);
        if (account.isPresent()) {
            sql.change("update study_reader set asks = ? where study = ? and account = ?", false, study, account.get());
        }
    }

    /** Whether an account has a study open. */
    static boolean isHere(Sql sql, long study, long account) throws SQLException {
        return sql.number("select 1 from study_reader where study = ? and account = ?", study, account)
                .isPresent();
    }

    static void delete(Sql sql, long study) throws SQLException {
        sql.change("delete from study_reader where study = ?", study);
        sql.change("delete from study_chapter where study = ?", study);
        sql.change("delete from study_member where study = ?", study);
        sql.change("delete from study where id = ?", study);
    }

    /** An account leaves all studies, within a transaction; those that it owns are deleted. */
    static void leaveAll(Sql sql, long account) throws SQLException {
        for (long study : sql.numbers("select study from study_member where account = ? order by study", account)) {
            lock(sql, study);
            if (role(sql, study, account).equals(Optional.of(StudyRole.OWNER))) {
                delete(sql, study);
            } else {
                remove(sql, study, account);
            }
        }
        sql.change("delete from study_reader where account = ?", account);
        sql.change("update study_chapter set writer = null where writer = ?", account);
    }

    /** Somebody belongs to a study no longer. */
    static void remove(Sql sql, long study, long account) throws SQLException {
        sql.change("delete from study_member where study = ? and account = ?", study, account);
        changed(sql, study);
    }
}
