package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.StudyRole;

/** Who has which study open at which node, who leads there, and what they show. Times are milliseconds since 1970. */
public final class StudyReaders {
    /** A row that its node has not kept fresh for so long counts for nothing; so long whoever leads keeps the lead without a line. */
    public static final long SILENCE_MILLIS = 30_000;

    /** In place of a node's id: the line of whoever leads broke, and no node keeps the row fresh. */
    private static final String NOWHERE = "";

    private final Database database;

    public StudyReaders(Database database) {
        this.database = database;
    }

    /**
     * How a study stands.
     *
     * @param seq rises with each change
     * @param whole what that was after the last change of more than the position
     * @param leader who leads
     * @param chapter the chapter of which a position is shown
     * @param line the moves that lead there, with spaces between them
     * @param live whether the end of the chapter's game is shown instead
     */
    public record Stand(
            long seq, long whole, Optional<Long> leader, Optional<Long> chapter, String line, boolean live) {}

    private static Stand stand(ResultSet row) throws SQLException {
        return new Stand(
                row.getLong("seq"),
                row.getLong("whole"),
                Sql.number(row, "leader"),
                Sql.number(row, "chapter"),
                row.getString("line"),
                row.getBoolean("live"));
    }

    /** Somebody who has a study open. */
    public record Reader(long account, boolean asks) {}

    /** How a study stands; empty where there is none. */
    public Optional<Stand> stand(long study) {
        return database.read(sql -> sql.first(
                StudyReaders::stand, "select seq, whole, leader, chapter, line, live from study where id = ?", study));
    }

    /** The latest change of each of these studies that are there; nothing of the others. */
    public Map<Long, Long> versions(Collection<Long> studies) {
        return database.read(sql -> {
            Map<Long, Long> versions = new HashMap<>();
            for (long study : studies) {
                sql.number("select seq from study where id = ?", study).ifPresent(seq -> versions.put(study, seq));
            }
            return versions;
        });
    }

    /** Who has a study open, those first who came first. */
    public List<Reader> of(long study) {
        return database.read(sql -> sql.all(
                row -> new Reader(row.getLong("account"), row.getInt("wishes") > 0),
                "select account, min(since) as came, sum(case when asks then 1 else 0 end) as wishes"
                        + " from study_reader where study = ? group by account order by came, account",
                study));
    }

    /** Somebody who does not play in a game that it follows opens a study at a node, and leads where nobody does and they may; empty on success. */
    public Optional<ErrorCode> enter(long study, long account, String node, long now) {
        return change(study, sql -> {
            if (StudyRows.playsIn(sql, study, account)) {
                return Optional.of(ErrorCode.YOU_PLAY_THERE);
            }
            int fresh = sql.change(
                    "update study_reader set seen = ? where study = ? and account = ? and node = ?",
                    now,
                    study,
                    account,
                    node);
            if (fresh > 0) {
                return Optional.empty();
            }
            sql.change(
                    "delete from study_reader where study = ? and (seen < ? or (account = ? and node = ?))",
                    study,
                    now - SILENCE_MILLIS,
                    account,
                    NOWHERE);
            long others = sql.number(
                            "select count(distinct account) from study_reader where study = ? and account <> ?",
                            study,
                            account)
                    .orElse(0L);
            if (others >= Protocol.MAX_STUDY_READERS) {
                return Optional.of(ErrorCode.STUDY_FULL);
            }
            sql.change(
                    "insert into study_reader (study, account, node, since, seen) values (?, ?, ?, ?, ?)",
                    study,
                    account,
                    node,
                    now,
                    now);
            StudyRows.changed(sql, study);
            return Optional.empty();
        });
    }

    /** Somebody has a study open at a node no longer. */
    public void leave(long study, long account, String node) {
        goes(study, sql -> delete(sql, study, account, node));
    }

    /** The line of somebody who has a study open at a node broke: they leave it, but whoever leads counts as here for a while. */
    public void lose(long study, long account, String node, long now) {
        goes(study, sql -> {
            if (!isLeader(sql, study, account)) {
                return delete(sql, study, account, node);
            }
            delete(sql, study, account, NOWHERE);
            return sql.change(
                    "update study_reader set node = ?, seen = ? where study = ? and account = ? and node = ?",
                    NOWHERE,
                    now,
                    study,
                    account,
                    node);
        });
    }

    private static int delete(Sql sql, long study, long account, String node) throws SQLException {
        return sql.change(
                "delete from study_reader where study = ? and account = ? and node = ?", study, account, node);
    }

    /** Somebody goes, which changes so many rows. */
    private void goes(long study, StudyRows.Change<Integer> change) {
        database.write(sql -> {
            boolean isThere = StudyRows.lock(sql, study);
            int rows = change.in(sql);
            if (isThere && rows > 0) {
                StudyRows.changed(sql, study);
            }
            return rows;
        });
    }

    /** Keeps the rows of a node fresh, and returns how many there are; call it every few seconds. */
    public int beat(String node, long now) {
        return database.write(sql -> sql.change("update study_reader set seen = ? where node = ?", now, node));
    }

    /** Forgets who read a study at nodes that keep no rows fresh any more; returns whether there were any. */
    public boolean expire(long study, long now) {
        return database.read(sql -> sql.number(
                                "select 1 from study_reader where study = ? and seen < ? limit 1",
                                study,
                                now - SILENCE_MILLIS))
                        .isPresent()
                && change(study, sql -> {
                            sql.change(
                                    "delete from study_reader where study = ? and seen < ?",
                                    study,
                                    now - SILENCE_MILLIS);
                            StudyRows.changed(sql, study);
                            return Optional.empty();
                        })
                        .isEmpty();
    }

    /** A position that is shown: a chapter of the study, and the moves that lead there, or whether it is the end of its game. */
    public record Shown(long chapter, String line, boolean live) {}

    /** Whoever leads shows a position; empty on success. */
    public Optional<ErrorCode> show(long study, long by, Shown shown) {
        return change(study, sql -> {
            if (!isLeader(sql, study, by)) {
                return Optional.of(ErrorCode.NOT_NOW);
            }
            if (sql.number("select 1 from study_chapter where id = ? and study = ?", shown.chapter, study)
                    .isEmpty()) {
                return Optional.of(ErrorCode.NO_SUCH_CHAPTER);
            }
            sql.change(
                    "update study set chapter = ?, line = ?, live = ?, seq = seq + 1 where id = ?",
                    shown.chapter,
                    shown.line,
                    shown.live,
                    study);
            return Optional.empty();
        });
    }

    private static boolean isLeader(Sql sql, long study, long account) throws SQLException {
        return sql.number("select 1 from study where id = ? and leader = ?", study, account)
                .isPresent();
    }

    /** An editor who has the study open leads where nobody does or they own it, and otherwise asks to; empty on success. */
    public Optional<ErrorCode> ask(long study, long account) {
        return change(study, sql -> {
            Optional<ErrorCode> refusal = refusal(sql, study, account);
            if (refusal.isPresent()) {
                return refusal;
            }
            boolean owns = StudyRows.role(sql, study, account).equals(Optional.of(StudyRole.OWNER));
            boolean isFree = sql.number("select 1 from study where id = ? and leader is null", study)
                    .isPresent();
            if (owns || isFree) {
                StudyRows.lead(sql, study, Optional.of(account));
            } else if (!isLeader(sql, study, account)) {
                sql.change("update study_reader set asks = ? where study = ? and account = ?", true, study, account);
            }
            StudyRows.changed(sql, study);
            return Optional.empty();
        });
    }

    /** Whoever leads gives the lead to another editor who has the study open; empty on success. */
    public Optional<ErrorCode> give(long study, long by, long account) {
        return change(study, sql -> {
            if (!isLeader(sql, study, by)) {
                return Optional.of(ErrorCode.NOT_NOW);
            }
            Optional<ErrorCode> refusal = refusal(sql, study, account);
            if (refusal.isEmpty()) {
                StudyRows.lead(sql, study, Optional.of(account));
                StudyRows.changed(sql, study);
            }
            return refusal;
        });
    }

    /** Why somebody can't lead. */
    private static Optional<ErrorCode> refusal(Sql sql, long study, long account) throws SQLException {
        if (!StudyRows.edits(sql, study, account)) {
            return Optional.of(ErrorCode.EDITORS_ONLY);
        }
        return StudyRows.isHere(sql, study, account) ? Optional.empty() : Optional.of(ErrorCode.PLAYER_AWAY);
    }

    private Optional<ErrorCode> change(long study, StudyRows.Change<Optional<ErrorCode>> change) {
        return database.write(
                sql -> StudyRows.lock(sql, study) ? change.in(sql) : Optional.of(ErrorCode.NO_SUCH_STUDY));
    }
}
