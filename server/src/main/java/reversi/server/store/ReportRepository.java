package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import reversi.online.CaseFilter;
import reversi.online.CaseOrder;
import reversi.online.ErrorCode;
import reversi.online.Matter;
import reversi.online.PlayerKind;

/** What players report of each other, each with a copy of what it is about, until some time after a decision. */
public final class ReportRepository {
    /** The most open reports of one player. */
    public static final int MOST_OPEN = 20;

    /** The most reports of one player in a day. */
    public static final int MOST_A_DAY = 10;

    /** Once so many reports about a player are open, more of them say nothing new. */
    static final int MOST_OPEN_ABOUT = 50;

    /** How long a report is kept after it was decided, in milliseconds. */
    public static final long KEPT_MILLIS = TimeUnit.DAYS.toMillis(180);

    private static final long DAY_MILLIS = TimeUnit.DAYS.toMillis(1);
    private static final int MOST_REMARKS = 20;
    private static final int MOST_SHOWN = 20;
    private static final String LINE_END = "\n";

    private final Database database;

    public ReportRepository(Database database) {
        this.database = database;
    }

    /** What somebody reports. */
    public record Complaint(long reporter, long player, Matter matter, long about, String words) {}

    /** A report as it is kept; see {@link reversi.online.ReportRow}. */
    public record Report(
            long id,
            long reporter,
            long at,
            Matter matter,
            long about,
            String words,
            List<String> evidence,
            boolean open) {}

    /** Keeps a report, unless the same is open; what was wrong, or empty. */
    public Optional<ErrorCode> add(Complaint complaint, long now) {
        return database.write(sql -> {
            Optional<AccountRow> player = sql.first(
                            AccountRepository::row, AccountRepository.ROW + " where id = ?", complaint.player)
                    .filter(row -> row.kind() != PlayerKind.BOT && !row.deleted());
            if (player.isEmpty()) {
                return Optional.of(ErrorCode.NO_SUCH_PLAYER);
            }
            if (isOpen(sql, complaint)
                    || count(sql, "player = ? and decision is null", complaint.player) >= MOST_OPEN_ABOUT) {
                return Optional.empty();
            }
            if (count(sql, "reporter = ? and at > ?", complaint.reporter, now - DAY_MILLIS) >= MOST_A_DAY) {
                return Optional.of(ErrorCode.TRY_LATER);
            }
            if (count(sql, "reporter = ? and decision is null", complaint.reporter) >= MOST_OPEN) {
                return Optional.of(ErrorCode.LIST_FULL);
            }
            return addWithEvidence(sql, complaint, player.get(), now);
        });
    }

    private static Optional<ErrorCode> addWithEvidence(Sql sql, Complaint complaint, AccountRow player, long now)
            throws SQLException {
        Optional<List<String>> evidence = evidence(sql, complaint, player);
        if (evidence.isEmpty()) {
            return Optional.of(missing(complaint.matter));
        }
        sql.change(
                "insert into report (reporter, player, matter, about, words, evidence, at) values (?, ?, ?, ?, ?, ?, ?)"
                        + " on conflict do nothing",
                complaint.reporter,
                complaint.player,
                StoredCodes.of(complaint.matter),
                isOfProfile(complaint.matter) ? 0 : complaint.about,
                complaint.words,
                String.join(LINE_END, evidence.get()),
                now);
        return Optional.empty();
    }

    private static ErrorCode missing(Matter matter) {
        return switch (matter) {
            case LETTER -> ErrorCode.NO_SUCH_LETTER;
            case TALK -> ErrorCode.NO_SUCH_TOURNAMENT;
            case CLUB -> ErrorCode.NO_SUCH_CLUB;
            case STUDY -> ErrorCode.NO_SUCH_STUDY;
            case NAME, PHOTO, CHAT, PLAY -> ErrorCode.NO_SUCH_TABLE;
        };
    }

    private static boolean isOfProfile(Matter matter) {
        return matter == Matter.NAME || matter == Matter.PHOTO;
    }

    private static boolean isOpen(Sql sql, Complaint complaint) throws SQLException {
        return count(
                        sql,
                        "reporter = ? and player = ? and matter = ? and decision is null",
                        complaint.reporter,
                        complaint.player,
                        StoredCodes.of(complaint.matter))
                > 0;
    }

    private static long count(Sql sql, String which, Object... values) throws SQLException {
        return sql.number("select count(*) from report where " + which, values).orElse(0L);
    }

    /** What is there to be seen now; empty if the reporter could not have seen it. */
    private static Optional<List<String>> evidence(Sql sql, Complaint complaint, AccountRow player)
            throws SQLException {
        return switch (complaint.matter) {
            case NAME ->
                Optional.of(player.about().isEmpty() ? List.of(player.name()) : List.of(player.name(), player.about()));
            case PHOTO -> Optional.of(List.of(Integer.toString(player.photo())));
            case LETTER ->
                sql.first(
                        row -> List.of(row.getString(1)),
                        "select body from letter where id = ? and sender = ? and receiver = ?",
                        complaint.about,
                        complaint.player,
                        complaint.reporter);
            case CHAT -> remarks(sql, complaint);
            case TALK -> talk(sql, complaint);
            case CLUB ->
                sql.first(
                        row -> List.of(row.getString(1), row.getString(2)),
                        "select c.name, c.about from club c join club_member m on m.club = c.id"
                                + " where c.id = ? and m.account = ? and m.role >= 3 and not c.closed",
                        complaint.about,
                        complaint.player);
            case STUDY -> study(sql, complaint);
            case PLAY ->
                sql.first(
                        row -> List.of(),
                        "select id from game where id = ? and (black = ? or white = ?)",
                        complaint.about,
                        complaint.player,
                        complaint.player);
        };
    }

    /** The study's name, and those of its chapters with the beginning of what is in each, where the reporter may look at it. */
    private static Optional<List<String>> study(Sql sql, Complaint complaint) throws SQLException {
        Optional<String> name = sql.first(
                row -> row.getString(1),
                "select s.name from study s join study_member o on o.study = s.id where s.id = ? and o.account = ? and o.role = 2"
                        + " and (s.open or exists (select 1 from study_member m where m.study = s.id and m.account = ?))",
                complaint.about,
                complaint.player,
                complaint.reporter);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        List<String> evidence = new ArrayList<>(name.stream().toList());
        evidence.addAll(sql.all(
                row -> row.getString(1),
                "select name || ' ' || substr(content, 1, 500) from study_chapter where study = ? order by place, id limit ?",
                complaint.about,
                MOST_REMARKS));
        return Optional.of(evidence);
    }

    /** What the player said last about a tournament, the latest last; everybody may read that. */
    private static Optional<List<String>> talk(Sql sql, Complaint complaint) throws SQLException {
        List<String> said = sql.all(
                row -> row.getString(1),
                "select body from (select id, body from tournament_remark where tournament = ? and author = ?"
                        + " order by id desc limit ?) latest order by id",
                complaint.about,
                complaint.player,
                MOST_REMARKS);
        return Optional.of(said).filter(lines -> !lines.isEmpty());
    }

    private static Optional<List<String>> remarks(Sql sql, Complaint complaint) throws SQLException {
        boolean mayRead = sql.number(
                        "select id from game where id = ? and (black = ? or white = ?)"
                                + " and (black = ? or white = ? or open_chat)",
                        complaint.about,
                        complaint.player,
                        complaint.player,
                        complaint.reporter,
                        complaint.reporter)
                .isPresent();
        if (!mayRead) {
            return Optional.empty();
        }
        List<String> latestFirst = new ArrayList<>(sql.all(
                row -> row.getString(1),
                "select body from remark where game = ? and author = ? order by seq desc limit ?",
                complaint.about,
                complaint.player,
                MOST_REMARKS));
        Collections.reverse(latestFirst);
        return Optional.of(List.copyOf(latestFirst));
    }

    /** The latest reports about a player: the open ones first, and then the latest first. */
    public List<Report> about(long player) {
        return database.read(sql -> sql.all(
                ReportRepository::report,
                "select id, reporter, at, matter, about, words, evidence, decision from report where player = ?"
                        + " order by case when decision is null then 0 else 1 end, id desc limit ?",
                player,
                MOST_SHOWN));
    }

    private static Report report(ResultSet row) throws SQLException {
        String evidence = row.getString("evidence");
        return new Report(
                row.getLong("id"),
                row.getLong("reporter"),
                row.getLong("at"),
                StoredCodes.matter(row.getInt("matter")),
                row.getLong("about"),
                row.getString("words"),
                evidence.isEmpty() ? List.of() : List.of(evidence.split(LINE_END, -1)),
                row.getObject("decision") == null);
    }

    /** How many players wait. */
    public WaitingCases waiting() {
        return database.read(CaseQueries::waiting);
    }

    /** At most {@code limit} players who wait for a decision, after the first {@code from}: the longest waiting first. */
    public List<Case> waiting(int from, int limit) {
        return database.read(sql -> CaseQueries.open(sql, Optional.empty(), CaseOrder.AGE, from, limit));
    }

    /** At most {@code limit} of the cases that a moderator asks for, after the first {@code from}. */
    public List<Case> cases(long moderator, CaseFilter filter, int from, int limit) {
        return database.read(sql -> switch (filter.stage()) {
            case OPEN -> CaseQueries.open(sql, filter.matter(), filter.order(), from, limit);
            case MINE -> CaseQueries.decided(sql, Optional.of(moderator), filter.matter(), from, limit);
            case DECIDED -> CaseQueries.decided(sql, Optional.empty(), filter.matter(), from, limit);
        });
    }

    /** Deletes reports whose decision is older than {@link #KEPT_MILLIS}; returns how many. */
    public int forget(long now) {
        return database.write(sql -> sql.change(
                "delete from report where decision in (select id from decision where at < ?)", now - KEPT_MILLIS));
    }
}
