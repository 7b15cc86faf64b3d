package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.online.ChapterCard;
import reversi.online.ErrorCode;
import reversi.online.Protocol;

/** The chapters of studies, which editors change; each change locks the study's row first. Times are milliseconds since 1970. */
public final class ChapterRepository {
    private static final String CONTENT = "select version, content, authors, game, live from study_chapter";

    private static final String LIVE =
            "select c.id, c.study, s.code, o.account, s.open, c.game, g.finished is not null as ended"
                    + " from study_chapter c join study s on s.id = c.study join study_member o on o.study = s.id and o.role = 2"
                    + " join game g on g.id = c.game where ";

    private final Database database;

    public ChapterRepository(Database database) {
        this.database = database;
    }

    /** What is in a chapter, whose the comments are, and which game it is of. */
    public record Content(int version, String text, String authors, Optional<Followed> game) {}

    /** A game that a chapter follows; {@code isLive} until its end has been put into it. */
    public record Followed(long id, boolean isLive) {}

    private static Content content(ResultSet row) throws SQLException {
        boolean isLive = row.getBoolean("live");
        return new Content(
                row.getInt("version"),
                row.getString("content"),
                row.getString("authors"),
                Sql.number(row, "game").map(game -> new Followed(game, isLive)));
    }

    /** The chapters of a study, in their order. */
    public List<ChapterCard> of(long study) {
        return database.read(sql -> sql.all(
                ChapterRepository::card,
                "select id, name, version, case when live then game end as live_game from study_chapter where study = ?"
                        + " order by place, id",
                study));
    }

    private static ChapterCard card(ResultSet row) throws SQLException {
        return new ChapterCard(
                row.getLong("id"), row.getString("name"), row.getInt("version"), Sql.number(row, "live_game"));
    }

    /** What is in a chapter; empty where the study has none of this number. */
    public Optional<Content> find(long study, long chapter) {
        return database.read(
                sql -> sql.first(ChapterRepository::content, CONTENT + " where id = ? and study = ?", chapter, study));
    }

    /** What is in each chapter of a study, in their order. */
    public List<Content> all(long study) {
        return database.read(
                sql -> sql.all(ChapterRepository::content, CONTENT + " where study = ? order by place, id", study));
    }

    /** Adds a chapter of this name at the end, unless there is one of its game; empty on success. */
    public Optional<ErrorCode> add(long study, long by, String name, Content content, long now) {
        return change(study, by, sql -> {
            if (isThere(sql, study, content.game)) {
                return Optional.empty();
            }
            List<Long> before = numbers(sql, study);
            if (before.size() >= Protocol.MAX_CHAPTERS) {
                return Optional.of(ErrorCode.STUDY_FULL);
            }
            sql.change(
                    "insert into study_chapter (study, place, name, content, authors, version, game, live, writer, changed)"
                            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    study,
                    before.size(),
                    name,
                    content.text,
                    content.authors,
                    content.version,
                    content.game.map(Followed::id).orElse(null),
                    content.game.filter(Followed::isLive).isPresent(),
                    by,
                    now);
            return Optional.empty();
        });
    }

    private static boolean isThere(Sql sql, long study, Optional<Followed> game) throws SQLException {
        return game.isPresent()
                && sql.number("select 1 from study_chapter where study = ? and game = ?", study, game.get().id)
                        .isPresent();
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
            sql.change(
                    "update study set chapter = null, line = '', live = false where id = ? and chapter = ?",
                    study,
                    chapter);
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
                    "update study_chapter set content = ?, authors = ?, version = version + 1, writer = ?, changed = ?"
                            + " where id = ?",
                    content.text,
                    content.authors,
                    by,
                    now,
                    chapter));
        });
    }

    /** Who plays in the games that go on and are followed by chapters of a study. */
    public Set<Long> players(long study) {
        String from =
                " from study_chapter c join game g on g.id = c.game where c.study = ? and c.live and g.finished is null";
        return Set.copyOf(database.read(
                sql -> sql.numbers("select g.black" + from + " union select g.white" + from, study, study)));
    }

    /**
     * A chapter that is live.
     *
     * @param id its number
     * @param study the study, whose code this is
     * @param owner whose study it is
     * @param isOpen whether everybody who knows the code may look
     * @param game the game that it follows
     * @param isOver whether that has ended
     */
    public record Live(long id, long study, String code, long owner, boolean isOpen, long game, boolean isOver) {}

    private static Live live(ResultSet row) throws SQLException {
        return new Live(
                row.getLong("id"),
                row.getLong("study"),
                row.getString("code"),
                row.getLong("account"),
                row.getBoolean("open"),
                row.getLong("game"),
                row.getBoolean("ended"));
    }

    /** The chapters that are live, the latest first, so many at most. */
    public List<Live> live(int most) {
        return database.read(sql -> sql.all(ChapterRepository::live, LIVE + "c.live order by c.id desc limit ?", most));
    }

    /** The chapters of a game in open studies, live or no longer, the latest first, so many at most. */
    public List<Live> ofGame(long game, int most) {
        return database.read(sql -> sql.all(
                ChapterRepository::live, LIVE + "c.game = ? and s.open order by c.id desc limit ?", game, most));
    }

    /** Makes a live chapter one like any other, with the end of its game; answers whether it was live and had the version of this content. */
    public boolean settle(long study, long chapter, Content content) {
        return database.write(sql -> {
            int rows = StudyRows.lock(sql, study)
                    ? sql.change(
                            "update study_chapter set content = ?, authors = ?, live = ?, version = version + 1"
                                    + " where id = ? and live and version = ?",
                            content.text,
                            content.authors,
                            false,
                            chapter,
                            content.version)
                    : 0;
            if (rows > 0) {
                StudyRows.changed(sql, study);
            }
            return rows > 0;
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
            if (StudyRows.playsIn(sql, study, by)) {
                return Optional.of(ErrorCode.YOU_PLAY_THERE);
            }
            Optional<ErrorCode> refusal = change.in(sql);
            if (refusal.isEmpty()) {
                StudyRows.changed(sql, study);
            }
            return refusal;
        });
    }
}
