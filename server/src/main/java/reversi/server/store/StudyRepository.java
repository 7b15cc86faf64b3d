package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.StudyRole;

/** Studies and who belongs to them; what changes one locks its row first. Times are milliseconds since 1970. */
public final class StudyRepository {
    private static final String ROW = "select s.id, s.code, s.name, s.open,"
            + " (select count(*) from study_chapter c where c.study = s.id) as chapters,"
            + " (select m.role from study_member m where m.study = s.id and m.account = ?) as role,"
            + " exists (select 1 from study_member o join block b on b.account = o.account"
            + " where o.study = s.id and o.role = 2 and b.blocked = ?) as shut from study s";

    private final Database database;

    public StudyRepository(Database database) {
        this.database = database;
    }

    /** A study as an account sees it; {@code isShut} where the owner has blocked the account. */
    public record StudyRow(
            long id, String code, String name, boolean open, int chapters, Optional<StudyRole> role, boolean isShut) {
        /** Whether the account may look. */
        public boolean isSeen() {
            return !isShut && (open || role.isPresent());
        }
    }

    private static StudyRow study(ResultSet row) throws SQLException {
        int role = row.getInt("role");
        Optional<StudyRole> known = row.wasNull() ? Optional.empty() : Optional.of(StoredCodes.studyRole(role));
        return new StudyRow(
                row.getLong("id"),
                row.getString("code"),
                row.getString("name"),
                row.getBoolean("open"),
                row.getInt("chapters"),
                known,
                row.getBoolean("shut"));
    }

    /** Somebody who belongs to a study. */
    public record Membership(long account, StudyRole role) {}

    /** A study as an account sees it. */
    public Optional<StudyRow> find(long study, long account) {
        return database.read(
                sql -> sql.first(StudyRepository::study, ROW + " where s.id = ?", account, account, study));
    }

    /** The same by the code of the study. */
    public Optional<StudyRow> find(String code, long account) {
        return Sql.isUnstorable(code)
                ? Optional.empty()
                : database.read(
                        sql -> sql.first(StudyRepository::study, ROW + " where s.code = ?", account, account, code));
    }

    /** The studies to which an account belongs, the latest first, but for those whose owner has blocked it. */
    public List<StudyRow> of(long account) {
        return database
                .read(sql -> sql.all(
                        StudyRepository::study,
                        ROW + " where s.id in (select study from study_member where account = ?) order by s.id desc",
                        account,
                        account,
                        account))
                .stream()
                .filter(StudyRow::isSeen)
                .toList();
    }

    /** Who belongs to a study: the owner first, each kind in the order in which they came. */
    public List<Membership> members(long study) {
        return database.read(sql -> sql.all(
                row -> new Membership(row.getLong("account"), StoredCodes.studyRole(row.getInt("role"))),
                "select account, role from study_member where study = ? order by role desc, since, account",
                study));
    }

    /** Makes a study by a new code; {@code NO_SUCH_PLAYER} or {@code TOO_MANY_STUDIES}, or empty on success. */
    public Optional<ErrorCode> make(long account, String code, String name, boolean open, long now) {
        return database.write(sql -> {
            if (!AccountRepository.isThere(sql, account)) {
                return Optional.of(ErrorCode.NO_SUCH_PLAYER);
            }
            long owned = sql.number("select count(*) from study_member where account = ? and role = 2", account)
                    .orElse(0L);
            if (owned >= Protocol.MAX_STUDIES) {
                return Optional.of(ErrorCode.TOO_MANY_STUDIES);
            }
            long study = sql.number(
                            "insert into study (code, name, open, made) values (?, ?, ?, ?) returning id",
                            code,
                            name,
                            open,
                            now)
                    .orElseThrow();
            StudyRows.put(sql, study, account, StudyRole.OWNER, now);
            return Optional.empty();
        });
    }

    /** Says anew what a study is called and whether it is open; empty on success. */
    public Optional<ErrorCode> edit(long study, Editor by, String name, boolean open, long now) {
        return change(study, sql -> {
            Optional<ErrorCode> refusal = refusal(sql, study, by, "study-edit", now);
            if (refusal.isEmpty()) {
                sql.change("update study set name = ?, open = ? where id = ?", name, open, study);
                StudyRows.changed(sql, study);
            }
            return refusal;
        });
    }

    /** Deletes a study with all that is in it; empty on success. */
    public Optional<ErrorCode> delete(long study, Editor by, long now) {
        return change(study, sql -> {
            Optional<ErrorCode> refusal = refusal(sql, study, by, "study-delete", now);
            if (refusal.isEmpty()) {
                StudyRows.delete(sql, study);
            }
            return refusal;
        });
    }

    private static Optional<ErrorCode> refusal(Sql sql, long study, Editor by, String act, long now)
            throws SQLException {
        boolean owns = owns(sql, study, by.account());
        if (!owns && by.isModerator()) {
            Interventions.add(
                    sql, Interventions.NO_ACCOUNT, OptionalLong.of(by.account()), act, Long.toString(study), now);
        }
        return owns || by.isModerator() ? Optional.empty() : Optional.of(ErrorCode.EDITORS_ONLY);
    }

    private static boolean owns(Sql sql, long study, long account) throws SQLException {
        return StudyRows.role(sql, study, account).equals(Optional.of(StudyRole.OWNER));
    }

    /** The owner takes somebody in or gives them another role, whom it does not reach where one of the two has blocked the other; empty on success. */
    public Optional<ErrorCode> invite(long study, long by, Membership wish, long now) {
        return change(study, sql -> {
            if (!owns(sql, study, by) || wish.role == StudyRole.OWNER || wish.account == by) {
                return Optional.of(ErrorCode.EDITORS_ONLY);
            }
            if (FollowRepository.isBlockBetween(sql, by, wish.account)) {
                return Optional.empty();
            }
            boolean isNew = StudyRows.role(sql, study, wish.account).isEmpty();
            if (isNew && count(sql, study) >= Protocol.MAX_STUDY_MEMBERS) {
                return Optional.of(ErrorCode.STUDY_FULL);
            }
            if (!AccountRepository.isThere(sql, wish.account)) {
                return Optional.of(ErrorCode.NO_SUCH_PLAYER);
            }
            StudyRows.put(sql, study, wish.account, wish.role, now);
            StudyRows.changed(sql, study);
            return Optional.empty();
        });
    }

    private static long count(Sql sql, long study) throws SQLException {
        return sql.number("select count(*) from study_member where study = ?", study)
                .orElse(0L);
    }

    /** The owner removes somebody, or somebody else themselves; empty on success. */
    public Optional<ErrorCode> remove(long study, long by, long account) {
        return change(study, sql -> {
            boolean isOwner = owns(sql, study, account);
            if (isOwner || (by != account && !owns(sql, study, by))) {
                return Optional.of(ErrorCode.EDITORS_ONLY);
            }
            StudyRows.remove(sql, study, account);
            return Optional.empty();
        });
    }

    private Optional<ErrorCode> change(long study, StudyRows.Change<Optional<ErrorCode>> change) {
        return database.write(
                sql -> StudyRows.lock(sql, study) ? change.in(sql) : Optional.of(ErrorCode.NO_SUCH_STUDY));
    }
}
