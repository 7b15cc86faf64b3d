package reversi.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.ChapterCard;
import reversi.online.ErrorCode;
import reversi.online.Protocol;

/** The chapters of studies, which editors change; each change locks the study's row first. Times are milliseconds since 1970. */
public final class ChapterRepository {
    private final Database database;

    public ChapterRepository(Database database) {
        this.database = database;
    }

    /** What is in a chapter. */
    public record Content(int version, String text) {}

    /** A chapter that somebody writes, without its number. */
    public record Draft(String name, String text) {}

    /** The chapters of a study, in their order. */
    public List<ChapterCard> of(long study) {
        return database.read(sql -> sql.all(
                row -> new ChapterCard(row.getLong("id"), row.getString("name"), row.getInt("version")),
                "select id, name, version from study_chapter where study = ? order by place, id",
                study));
    }

    /** What is in a chapter; empty where the study has none of this number. */
    public Optional<Content> find(long study, long chapter) {
        return database.read(sql -> sql.first(
                row -> new Content(row.getInt("version"), row.getString("content")),
                "select version, content from study_chapter where id = ? and study = ?",
                chapter,
                study));
    }

    /** All chapters of a study with what is in them, in their order. */
    public List<Draft> all(long study) {
        return database.read(sql -> sql.all(
                row -> new Draft(row.getString("name"), row.getString("content")),
                "select name, content from study_chapter where study = ? order by place, id",
                study));
    }

    /** Adds a chapter at the end; empty on success. */
    public Optional<ErrorCode> add(long study, long by, Draft draft, long now) {
        return change(study, by, sql -> {
            List<Long> before = numbers(sql, study);
            if (before.size() >= Protocol.MAX_CHAPTERS) {
                return Optional.of(ErrorCode.STUDY_FULL);
            }
            sql.change(
                    "insert into study_chapter (study, place, name, content, version, writer, changed)"
                            + " values (?, ?, ?, ?, 1, ?, ?)",
                    study,
                    before.size(),
                    draft.name,
                    draft.text,
                    by,
                    now);
            return Optional.empty();
        });
    }

    /** Gives a chapter another name; empty on success. */
    public Optional<ErrorCode> rename(long study, long by, long chapter, String name) {
        return change(
                study,
                by,
                sql -> known(sql.change(
                        "update study_chapter set name = ? where id = ? and study = ?", name, chapter, study)));
    }

    /** Puts a chapter after so many others; empty on success. */
    public Optional<ErrorCode> move(long study, long by, long chapter, int place) {
        return change(study, by, sql -> {
            List<Long> order = new ArrayList<>(numbers(sql, study));
            if (!order.remove((Long) chapter)) {
                return Optional.of(ErrorCode.NO_SUCH_CHAPTER);
            }
            order.add(Math.max(0, Math.min(place, order.size())), chapter);
            number(sql, order);
            return Optional.empty();
        });
    }

    /** Deletes a chapter; empty on success. */
    public Optional<ErrorCode> delete(long study, long by, long chapter) {
        return change(study, by, sql -> {
            int rows = sql.change("delete from study_chapter where id = ? and study = ?", chapter, study);
            sql.change("update study set chapter = null, line = '' where id = ? and chapter = ?", study, chapter);
            number(sql, numbers(sql, study));
            return known(rows);
        });
    }

    /** Changes what is in a chapter, unless it has another version by now ({@code CHAPTER_CHANGED}); empty on success. */
    public Optional<ErrorCode> write(long study, long by, long chapter, Content content, long now) {
        return change(study, by, sql -> {
            Optional<Long> version =
                    sql.number("select version from study_chapter where id = ? and study = ?", chapter, study);
            if (version.isEmpty()) {
                return Optional.of(ErrorCode.NO_SUCH_CHAPTER);
            }
            if (version.get() != content.version) {
                return Optional.of(ErrorCode.CHAPTER_CHANGED);
            }
            return known(sql.change(
                    "update study_chapter set content = ?, version = version + 1, writer = ?, changed = ? where id = ?",
                    content.text,
                    by,
                    now,
                    chapter));
        });
    }

    private static Optional<ErrorCode> known(int rows) {
        return rows == 1 ? Optional.empty() : Optional.of(ErrorCode.NO_SUCH_CHAPTER);
    }

    private static List<Long> numbers(Sql sql, long study) throws SQLException {
        return sql.numbers("select id from study_chapter where study = ? order by place, id", study);
    }

    private static void number(Sql sql, List<Long> order) throws SQLException {
        for (int place = 0; place < order.size(); place++) {
            sql.change("update study_chapter set place = ? where id = ?", place, order.get(place));
        }
    }

    /** Changes a study, which only editors may; a refusal changes nothing. */
    private Optional<ErrorCode> change(long study, long by, StudyRows.Change<Optional<ErrorCode>> change) {
        return database.write(sql -> {
            if (!StudyRows.lock(sql, study)) {
                return Optional.of(ErrorCode.NO_SUCH_STUDY);
            }
            if (!StudyRows.edits(sql, study, by)) {
                return Optional.of(ErrorCode.EDITORS_ONLY);
            }
            Optional<ErrorCode> refusal = change.in(sql);
            if (refusal.isEmpty()) {
                StudyRows.changed(sql, study);
            }
            return refusal;
        });
    }
}
