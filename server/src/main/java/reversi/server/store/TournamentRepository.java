package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import reversi.online.ClubRole;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.TournamentFormat;
import reversi.online.TournamentPhase;
import reversi.online.TournamentTerms;
import reversi.online.WebhookEvent;
import reversi.server.tournament.PlayerStanding;
import reversi.server.tournament.Standings;
import reversi.server.tournament.TeamMatch;
import reversi.server.tournament.Tournament;

/** Tournaments: what was decided about each, what its events come to, and what was said about it; its events are in {@link TournamentLog}. */
public final class TournamentRepository {
    /** The tournaments of a host in a day. */
    public static final int MOST_A_DAY = 20;

    /** The tournaments of all hosts that may be planned or go on at a time. */
    public static final int MOST_OPEN = 200;

    /** What the names of the operator's acts about tournaments begin with. */
    private static final String ACT = "tournament-";

    private static final long DAY_MILLIS = TimeUnit.DAYS.toMillis(1);
    private static final String ROW = "select id, host, terms, phase, seq, players, round, rounds, started_at, ends_at,"
            + " playing, winner, score_one, score_two from tournament";

    private final Database database;
    private final Codec codec;

    public TournamentRepository(Database database, Codec codec) {
        this.database = database;
        this.codec = codec;
    }

    /**
     * What the events of a tournament come to, for lists; see {@link reversi.online.TournamentCard}.
     *
     * @param version the number of the last event
     * @param scores the points of the clubs of the terms, in halves
     */
    public record Listed(
            long id,
            Optional<Long> host,
            TournamentTerms terms,
            TournamentPhase phase,
            int version,
            int players,
            int round,
            int rounds,
            long startedAt,
            long endsAt,
            int playing,
            Optional<Long> winner,
            List<Integer> scores) {
        public Listed {
            scores = List.copyOf(scores);
        }

        /** What the events come to. */
        public static Listed of(Tournament tournament) {
            boolean isArena = tournament.terms().format() == TournamentFormat.ARENA;
            boolean isEnded = tournament.phase() == TournamentPhase.ENDED;
            return new Listed(
                    tournament.id(),
                    tournament.host().isPresent()
                            ? Optional.of(tournament.host().getAsLong())
                            : Optional.empty(),
                    tournament.terms(),
                    tournament.phase(),
                    tournament.version(),
                    tournament.players(),
                    isArena ? 0 : tournament.rounds().size(),
                    isArena ? 0 : tournament.plannedRounds(),
                    tournament.startedAt(),
                    tournament.endedAt() > 0 ? tournament.endedAt() : tournament.closesAt(),
                    tournament.isRunning() ? playing(tournament) : 0,
                    isEnded && !tournament.terms().isMatch()
                            ? Standings.of(tournament).stream().findFirst().map(PlayerStanding::player)
                            : Optional.empty(),
                    tournament.terms().isMatch()
                            ? List.of(TeamMatch.halves(tournament, 1), TeamMatch.halves(tournament, 2))
                            : List.of(0, 0));
        }

        private static int playing(Tournament tournament) {
            return (int) tournament.openBoards().stream()
                    .filter(board -> board.game().game().isPresent())
                    .count();
        }
    }

    private Listed listed(ResultSet row) throws SQLException {
        return new Listed(
                row.getLong("id"),
                Sql.number(row, "host"),
                codec.readTournamentTerms(row.getString("terms")).orElseThrow(DamagedRow::new),
                StoredCodes.phase(row.getInt("phase")),
                row.getInt("seq"),
                row.getInt("players"),
                row.getInt("round"),
                row.getInt("rounds"),
                row.getLong("started_at"),
                row.getLong("ends_at"),
                row.getInt("playing"),
                Sql.number(row, "winner"),
                List.of(row.getInt("score_one"), row.getInt("score_two")));
    }

    /** Makes a tournament; {@code host} is empty for the operator, for whom no limit holds. */
    public Creation create(OptionalLong host, TournamentTerms terms, long now) {
        return database.write(sql -> {
            Optional<ErrorCode> refusal =
                    host.isPresent() ? refusal(sql, host.getAsLong(), terms, now) : Optional.empty();
            if (refusal.isPresent()) {
                return new Creation.Refused(refusal.get());
            }
            long made = insert(sql, host, terms, now);
            WebhookRows.add(sql, Tournament.of(made, terms, host), WebhookEvent.TOURNAMENT_ANNOUNCED, now);
            return new Creation.Made(made);
        });
    }

    /** The number of a new tournament, within a transaction. */
    long insert(Sql sql, OptionalLong host, TournamentTerms terms, long now) throws SQLException {
        long made = sql.insert(
                "insert into tournament (host, terms, no_show, created, starts_at, due) values (?, ?, ?, ?, ?, ?)",
                host.isPresent() ? (Long) host.getAsLong() : null,
                codec.write(terms),
                terms.noShow(),
                now,
                terms.startsAt(),
                terms.startsAt());
        for (long club : terms.clubs()) {
            sql.change("insert into club_tournament (club, tournament) values (?, ?)", club, made);
        }
        return made;
    }

    /** The place of the first of these clubs that an account is a member of, from 1; 0 for none. */
    public int club(List<Long> clubs, long account) {
        return database.read(sql -> {
            for (int at = 0; at < clubs.size(); at++) {
                if (ClubRows.role(sql, clubs.get(at), account)
                        .filter(ClubRole::isIn)
                        .isPresent()) {
                    return at + 1;
                }
            }
            return 0;
        });
    }

    /** What these clubs are called, or were. */
    public Map<Long, String> clubNames(List<Long> clubs) {
        Map<Long, String> names = new HashMap<>();
        for (long club : clubs) {
            database.read(sql -> sql.first(row -> row.getString(1), "select name from club where id = ?", club))
                    .ifPresent(name -> names.put(club, name));
        }
        return names;
    }

    /** The tournaments and matches of a club, the latest first. */
    public List<Listed> ofClub(long club) {
        return database.read(sql -> sql.all(
                this::listed,
                ROW + " where id in (select tournament from club_tournament where club = ?) order by id desc limit ?",
                club,
                Protocol.CLUB_TOURNAMENTS));
    }

    private static Optional<ErrorCode> refusal(Sql sql, long host, TournamentTerms terms, long now)
            throws SQLException {
        if (!AccountRepository.isThere(sql, host)) {
            return Optional.of(ErrorCode.NO_SUCH_PLAYER);
        }
        if (terms.isMatch()) {
            return matchRefusal(sql, terms);
        }
        if (count(sql, "host = ? and phase < 2", host) >= Protocol.MAX_OPEN_TOURNAMENTS) {
            return Optional.of(ErrorCode.TOO_MANY_TOURNAMENTS);
        }
        boolean isTooOften = count(sql, "host = ? and created > ?", host, now - DAY_MILLIS) >= MOST_A_DAY;
        boolean isFull = count(sql, "phase < 2") >= MOST_OPEN;
        return isTooOften || isFull ? Optional.of(ErrorCode.TRY_LATER) : Optional.empty();
    }

    /** Why two clubs can't meet: the limits of a match are those of its clubs, not of who challenged. */
    private static Optional<ErrorCode> matchRefusal(Sql sql, TournamentTerms terms) throws SQLException {
        for (long club : terms.clubs()) {
            long open = count(sql, "phase < 2 and id in (select tournament from club_tournament where club = ?)", club);
            if (open >= Protocol.MAX_CHALLENGES) {
                return Optional.of(ErrorCode.LIST_FULL);
            }
        }
        return count(sql, "phase < 2") >= MOST_OPEN ? Optional.of(ErrorCode.TRY_LATER) : Optional.empty();
    }

    private static long count(Sql sql, String condition, @Nullable Object... values) throws SQLException {
        return sql.number("select count(*) from tournament where " + condition, values)
                .orElse(0L);
    }

    public Optional<Listed> find(long id) {
        return database.read(sql -> sql.first(this::listed, ROW + " where id = ?", id));
    }

    /** All there are, within a transaction. */
    List<Listed> all(Sql sql) throws SQLException {
        return sql.all(this::listed, ROW + " order by id");
    }

    /** All that go on or are planned: first those that go on, each of both by their start. */
    public List<Listed> open() {
        return database.read(sql ->
                sql.all(this::listed, ROW + " where phase < 2 order by phase desc, starts_at, id limit ?", MOST_OPEN));
    }

    /** At most {@code limit} that are over and have smaller numbers, the latest first. */
    public List<Listed> over(long before, int limit) {
        return database.read(sql ->
                sql.all(this::listed, ROW + " where phase >= 2 and id < ? order by id desc limit ?", before, limit));
    }

    /** Those of these tournaments that an account has joined and not left. */
    public List<Long> joined(long account) {
        return database.read(
                sql -> sql.numbers("select tournament from tournament_player where account = ? and active", account));
    }

    /** The versions of those of these tournaments that there are. */
    public Map<Long, Integer> versions(Collection<Long> tournaments) {
        return numbers("select id, seq from tournament where id in ", tournaments);
    }

    private Map<Long, Integer> numbers(String query, Collection<Long> ids) {
        String marks = ids.stream().map(id -> "?").collect(Collectors.joining(", ", "(", ")"));
        return ids.isEmpty() ? Map.of() : numbers(query + marks, ids.toArray());
    }

    /** The pairs of numbers that a query finds. */
    private Map<Long, Integer> numbers(String query, @Nullable Object... values) {
        Map<Long, Integer> numbers = new HashMap<>();
        database.read(sql -> sql.all(row -> Map.entry(row.getLong(1), row.getInt(2)), query, values))
                .forEach(entry -> numbers.put(entry.getKey(), entry.getValue()));
        return numbers;
    }

    /** The tournaments whose time to be looked at has come. */
    public List<Long> due(long now) {
        return database.read(
                sql -> sql.numbers("select id from tournament where due is not null and due <= ? order by due", now));
    }

    /** Where its time has come by {@code now}, has it looked at again at another one if nothing happens before; empty for never. */
    public void lookAgain(long tournament, int version, long now, OptionalLong at) {
        Long next = at.isPresent() ? (Long) at.getAsLong() : null;
        database.write(sql -> sql.change(
                "update tournament set due = ? where id = ? and seq = ? and due <= ?", next, tournament, version, now));
    }

    /** The versions of those that go on. */
    public Map<Long, Integer> running() {
        return numbers("select id, seq from tournament where phase < 2 and phase = 1");
    }

    /** Those of which a game has ended whose result is not among the events. */
    public List<Long> withResults() {
        return database.read(
                sql -> sql.numbers(
                        "select distinct tournament from game where tournament is not null and finished is not null and not scored"));
    }

    /** The games of a tournament that have ended and whose results are not among its events, in the order in which they ended. */
    public List<Long> unscored(long tournament) {
        return database.read(sql -> sql.numbers(
                "select id from game where tournament = ? and finished is not null and not scored order by finished, id",
                tournament));
    }

    /** How many discs have been placed in each of these games. */
    public Map<Long, Integer> placements(Collection<Long> games) {
        return numbers("select id, placements from game where id in ", games);
    }

    /** Writes down what the operator did to a tournament. */
    public void note(long tournament, String act, String detail, long now) {
        database.write(sql -> {
            Interventions.add(sql, ACT + act, (tournament + " " + detail).strip(), now);
            return 0;
        });
    }

    /** What the operator did to a tournament last, the latest first. */
    public List<AccountOperator.Done> notes(long tournament, int limit) {
        return new AccountOperator(database)
                .history(Interventions.NO_ACCOUNT, limit).stream()
                        .filter(done -> done.act().startsWith(ACT))
                        .filter(done -> (done.detail() + " ").startsWith(tournament + " "))
                        .toList();
    }

    /** Whether an account has an opponent in a tournament and their game has not begun. */
    static boolean isCalled(Sql sql, long account) throws SQLException {
        return sql.number("select tournament from tournament_player where account = ? and called limit 1", account)
                .isPresent();
    }

    /** Something that was said about a tournament. */
    public record Remark(long author, long at, String text) {}

    /** Keeps a remark. */
    public void say(long tournament, Remark remark) {
        database.write(sql -> sql.change(
                "insert into tournament_remark (tournament, at, author, body) values (?, ?, ?, ?)",
                tournament,
                remark.at(),
                remark.author(),
                remark.text()));
    }

    /** The latest remarks about a tournament, the oldest of them first. */
    public List<Remark> remarks(long tournament) {
        List<Remark> latest = new ArrayList<>(database.read(sql -> sql.all(
                row -> new Remark(row.getLong("author"), row.getLong("at"), row.getString("body")),
                "select author, at, body from tournament_remark where tournament = ? order by id desc limit ?",
                tournament,
                Protocol.TOURNAMENT_REMARKS)));
        Collections.reverse(latest);
        return latest;
    }
}
