package reversi.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.online.ClassTask;
import reversi.online.ClubRole;
import reversi.online.ErrorCode;
import reversi.online.Protocol;

/**
 * The classes of clubs: what their leaders set, and what those members learn who share it. All that is known of somebody goes when they share
 * it no longer, or leave the club. Times are milliseconds since 1970.
 */
public final class ClassRepository {
    /** More games of a pupil are not counted for a task. */
    private static final int MOST_GAMES = Protocol.MAX_TASK_AMOUNT;

    private final Database database;

    public ClassRepository(Database database) {
        this.database = database;
    }

    /** A task, and when it was set. */
    public record Task(ClassTask task, long made) {}

    /** What a pupil's device has counted. */
    public record Counts(int lessons, int puzzles) {}

    /** Who shares what they learn, and since when. */
    public record Pupil(long account, Counts counts, long since) {}

    /** A game that somebody finished. */
    public record Finished(long game, long at) {}

    /** The tasks of a club, the one that is due first first. */
    public List<Task> tasks(long club) {
        return database.read(sql -> tasks(sql, club));
    }

    private static List<Task> tasks(Sql sql, long club) throws SQLException {
        return sql.all(
                row -> new Task(
                        new ClassTask(
                                row.getLong("id"),
                                StoredCodes.taskKind(row.getInt("kind")),
                                row.getInt("amount"),
                                row.getString("name"),
                                row.getString("code"),
                                row.getLong("due")),
                        row.getLong("made")),
                "select id, kind, amount, name, code, due, made from class_task where club = ? order by due, id",
                club);
    }

    /** Who of a club shares what they learn, those first who began first. */
    public List<Pupil> pupils(long club) {
        return database.read(sql -> sql.all(
                row -> new Pupil(
                        row.getLong("account"),
                        new Counts(row.getInt("lessons"), row.getInt("puzzles")),
                        row.getLong("since")),
                "select account, lessons, puzzles, since from class_pupil where club = ? order by since, account",
                club));
    }

    /**
     * What somebody has done.
     *
     * @param progress how far they are with the tasks of a club, by their numbers; nothing for games
     * @param games those that they finished last, the latest first
     */
    public record Done(Map<Long, Integer> progress, List<Finished> games) {}

    /** What each of some accounts has done, read in one go. */
    public Map<Long, Done> done(long club, Collection<Long> accounts) {
        return database.read(sql -> {
            Map<Long, Done> done = new HashMap<>();
            for (long account : accounts) {
                done.put(account, new Done(progress(sql, club, account), games(sql, account)));
            }
            return done;
        });
    }

    private static Map<Long, Integer> progress(Sql sql, long club, long account) throws SQLException {
        Map<Long, Integer> progress = new HashMap<>();
        sql.all(
                row -> progress.put(row.getLong("task"), row.getInt("value")),
                "select task, value from class_progress where account = ?"
                        + " and task in (select id from class_task where club = ?)",
                account,
                club);
        return progress;
    }

    private static List<Finished> games(Sql sql, long account) throws SQLException {
        List<Finished> games = new ArrayList<>();
        for (String side : List.of("black", "white")) {
            games.addAll(sql.all(
                    row -> new Finished(row.getLong("id"), row.getLong("finished")),
                    "select id, finished from game where " + side
                            + " = ? and finished is not null order by id desc limit ?",
                    account,
                    MOST_GAMES));
        }
        games.sort((one, other) -> Long.compare(other.game(), one.game()));
        return List.copyOf(games.subList(0, Math.min(games.size(), MOST_GAMES)));
    }

    /** A leader sets a task, which begins at once for all who share; empty on success. */
    public Optional<ErrorCode> add(long club, long by, ClassTask task, long now) {
        return change(club, by, ClubRole.LEADER, sql -> {
            if (tasks(sql, club).size() >= Protocol.MAX_TASKS) {
                return Optional.of(ErrorCode.LIST_FULL);
            }
            long made = sql.number(
                            "insert into class_task (club, kind, amount, name, code, made, due)"
                                    + " values (?, ?, ?, ?, ?, ?, ?) returning id",
                            club,
                            StoredCodes.of(task.kind()),
                            task.amount(),
                            task.name(),
                            task.code(),
                            now,
                            task.due())
                    .orElseThrow();
            sql.change(
                    "insert into class_progress (task, account, base, value) select ?, account, "
                            + base(task)
                            + ", 0 from class_pupil where club = ?",
                    made,
                    club);
            return Optional.empty();
        });
    }

    /** What of a pupil's row a task counts from. */
    private static String base(ClassTask task) {
        return switch (task.kind()) {
            case LESSONS -> "lessons";
            case PUZZLES -> "puzzles";
            case STUDY, GAMES -> "0";
        };
    }

    /** A leader takes a task back; empty on success. */
    public Optional<ErrorCode> remove(long club, long by, long task) {
        return change(
                club,
                by,
                ClubRole.LEADER,
                sql -> ClassRows.delete(sql, club, task) ? Optional.empty() : Optional.of(ErrorCode.NO_SUCH_TASK));
    }

    /** A member shares what they learn, which is so much by now; empty on success. */
    public Optional<ErrorCode> share(long club, long account, Counts counts, long now) {
        return change(club, account, ClubRole.MEMBER, sql -> {
            long others = sql.number("select count(*) from class_pupil where club = ? and account <> ?", club, account)
                    .orElse(0L);
            if (others >= Protocol.MAX_PUPILS) {
                return Optional.of(ErrorCode.LIST_FULL);
            }
            sql.change(
                    "insert into class_pupil (club, account, lessons, puzzles, since) values (?, ?, ?, ?, ?)"
                            + " on conflict (club, account) do update set lessons = excluded.lessons,"
                            + " puzzles = excluded.puzzles",
                    club,
                    account,
                    counts.lessons,
                    counts.puzzles,
                    now);
            for (Task task : tasks(sql, club)) {
                count(sql, task.task(), account, counts);
            }
            return Optional.empty();
        });
    }

    /** A task that is new to the pupil begins; what their device counts goes on, and never back. */
    private static void count(Sql sql, ClassTask task, long account, Counts counts) throws SQLException {
        int total =
                switch (task.kind()) {
                    case LESSONS -> counts.lessons;
                    case PUZZLES -> counts.puzzles;
                    case STUDY, GAMES -> 0;
                };
        sql.change(
                "insert into class_progress (task, account, base, value) values (?, ?, ?, 0) on conflict do nothing",
                task.id(),
                account,
                total);
        if (task.kind().isCountedByDevice()) {
            sql.change(
                    "update class_progress set value = ? - base where task = ? and account = ? and value < ? - base",
                    total,
                    task.id(),
                    account,
                    total);
        }
    }

    /** A member shares what they learn no longer: all that is known of it is deleted; empty on success. */
    public Optional<ErrorCode> unshare(long club, long account) {
        return change(club, account, ClubRole.MEMBER, sql -> {
            ClassRows.forget(sql, club, account);
            return Optional.empty();
        });
    }

    /** Whoever shares what they learn says whether they have gone through the study of a task; empty on success. */
    public Optional<ErrorCode> mark(long club, long account, long task, boolean done) {
        return change(club, account, ClubRole.MEMBER, sql -> {
            int marked = sql.change(
                    "update class_progress set value = ? where account = ?"
                            + " and task in (select id from class_task where id = ? and club = ? and kind = 0)",
                    done ? 1 : 0,
                    account,
                    task,
                    club);
            return marked > 0 ? Optional.empty() : Optional.of(ErrorCode.NO_SUCH_TASK);
        });
    }

    /** Changes the class of a club, which whoever is at least this may. */
    private Optional<ErrorCode> change(long club, long by, ClubRole least, ClubRepository.Change change) {
        return database.write(sql -> {
            if (!ClubRows.lock(sql, club)) {
                return Optional.of(ErrorCode.NO_SUCH_CLUB);
            }
            boolean may = ClubRows.role(sql, club, by)
                    .filter(role -> role.compareTo(least) >= 0)
                    .isPresent();
            if (!may) {
                return Optional.of(least == ClubRole.MEMBER ? ErrorCode.CLUB_ONLY : ErrorCode.LEADERS_ONLY);
            }
            return change.in(sql);
        });
    }
}
