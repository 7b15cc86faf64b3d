package reversi.server.store;

import java.sql.SQLException;

/** The rows of classes, within a transaction. */
final class ClassRows {
    private ClassRows() {}

    /** All that a class knows of an account is deleted. */
    static void forget(Sql sql, long club, long account) throws SQLException {
        sql.change(
                "delete from class_progress where account = ? and task in (select id from class_task where club = ?)",
                account,
                club);
        sql.change("delete from class_pupil where club = ? and account = ?", club, account);
    }

    /** A task is deleted with all that is known of it; returns whether there was one. */
    static boolean delete(Sql sql, long club, long task) throws SQLException {
        sql.change(
                "delete from class_progress where task in (select id from class_task where id = ? and club = ?)",
                task,
                club);
        return sql.change("delete from class_task where id = ? and club = ?", task, club) > 0;
    }

    /** The class of a club that is closed is deleted. */
    static void close(Sql sql, long club) throws SQLException {
        for (long task : sql.numbers("select id from class_task where club = ?", club)) {
            delete(sql, club, task);
        }
        sql.change("delete from class_pupil where club = ?", club);
    }
}
