package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reversi.online.ClubRole;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.LeagueRole;
import reversi.online.Protocol;
import reversi.online.TournamentTerms;
import reversi.online.WebhookEvent;
import reversi.server.tournament.Divisions;
import reversi.server.tournament.Season;

/** Leagues: who plays in them, and which tournaments their divisions played in which season. */
public final class LeagueRepository {
    private static final String ROW = "select l.id, l.terms, l.season, l.next_at, coalesce(c.name, '') as club,"
            + " (select count(*) from league_member e where e.league = l.id and not e.leaving) as members,"
            + " m.division, m.leaving from league l left join club c on c.id = l.club"
            + " left join league_member m on m.league = l.id and m.account = ?";

    /** Who may play on: who is not deleted, closed or hidden, and belongs to the club if there is one. */
    private static final String FIT = "select m.account, m.division from league_member m"
            + " join league l on l.id = m.league join account a on a.id = m.account"
            + " where m.league = ? and not m.leaving and a.deleted is null and a.closed_until <= ? and a.hidden_until <= ?"
            + " and (l.club is null or exists (select 1 from club_member c where c.club = l.club"
            + " and c.account = m.account and c.role >= 2)) order by m.since, m.account";

    private final Database database;
    private final Codec codec;
    private final SeasonStart start;

    public LeagueRepository(Database database, Codec codec, SeasonStart start) {
        this.database = database;
        this.codec = codec;
        this.start = start;
    }

    private LeagueRow row(ResultSet row) throws SQLException {
        return new LeagueRow(
                row.getLong("id"),
                codec.readTournamentTerms(row.getString("terms")).orElseThrow(DamagedRow::new),
                row.getString("club"),
                row.getInt("season"),
                row.getLong("next_at"),
                row.getInt("members"),
                role(row));
    }

    private static Optional<LeagueRole> role(ResultSet row) throws SQLException {
        boolean isLeaving = row.getBoolean("leaving");
        if (row.wasNull()) {
            return Optional.empty();
        }
        LeagueRole stays = row.getInt("division") > 0 ? LeagueRole.PLAYING : LeagueRole.JOINING;
        return Optional.of(isLeaving ? LeagueRole.LEAVING : stays);
    }

    /** Founds a league by terms that fit one; too many of a club or in all are {@code LIST_FULL}. */
    public Creation found(TournamentTerms terms) {
        Long club = terms.clubs().stream().findFirst().orElse(null);
        return database.write(sql -> {
            if (club != null && !ClubRows.lock(sql, club)) {
                return new Creation.Refused(ErrorCode.NO_SUCH_CLUB);
            }
            boolean isFull = count(sql, "league where id > 0") >= Protocol.LEAGUE_ROWS
                    || (club != null && count(sql, "league where club = ?", club) >= Protocol.MAX_LEAGUES);
            return isFull
                    ? new Creation.Refused(ErrorCode.LIST_FULL)
                    : new Creation.Made(sql.insert(
                            "insert into league (terms, club, next_at) values (?, ?, ?)",
                            codec.write(terms),
                            club,
                            terms.startsAt()));
        });
    }

    private static long count(Sql sql, String what, @Nullable Object... values) throws SQLException {
        return sql.number("select count(*) from " + what, values).orElse(0L);
    }

    /** All leagues, the oldest first, as an account sees them; 0 for nobody. */
    public List<LeagueRow> all(long account) {
        return database.read(sql ->
                sql.all(this::row, ROW + " where l.id > 0 order by l.id limit ?", account, Protocol.LEAGUE_ROWS));
    }

    /** A league as an account sees it; 0 for nobody. */
    public Optional<LeagueRow> find(long league, long account) {
        return database.read(sql -> sql.first(this::row, ROW + " where l.id = ?", account, league));
    }

    /** Who begins with the next season, in the order in which they joined. */
    public List<Long> joining(long league) {
        return database.read(sql -> sql.numbers(
                "select account from league_member where league = ? and division = 0 order by since, account", league));
    }

    /** The tournaments of the divisions in a season, the highest first. */
    public List<Long> divisions(long league, int season) {
        return database.read(sql -> sql.numbers(
                "select tournament from league_division where league = ? and season = ? order by division",
                league,
                season));
    }

    /** The leagues of which a season shall have begun by now. */
    public List<Long> due(long now) {
        return database.read(sql -> sql.numbers("select id from league where next_at <= ? order by next_at", now));
    }

    /** An account plays from the next season on, or stays; empty on success. */
    public Optional<ErrorCode> join(long league, long account, long now) {
        return database.write(sql -> {
            Optional<LeagueRow> found = locked(sql, league, account);
            if (found.isEmpty()) {
                return Optional.of(ErrorCode.NO_SUCH_LEAGUE);
            }
            OptionalLong club = found.get().clubId();
            boolean belongs = club.isEmpty()
                    || ClubRows.role(sql, club.getAsLong(), account)
                            .filter(ClubRole::isIn)
                            .isPresent();
            if (!belongs) {
                return Optional.of(ErrorCode.CLUB_ONLY);
            }
            if (found.get().role().filter(role -> role != LeagueRole.LEAVING).isEmpty()
                    && found.get().members() >= Protocol.MAX_LEAGUE_MEMBERS) {
                return Optional.of(ErrorCode.LIST_FULL);
            }
            sql.change(
                    "insert into league_member (league, account, since) values (?, ?, ?)"
                            + " on conflict (league, account) do update set leaving = ?",
                    league,
                    account,
                    now,
                    false);
            return Optional.empty();
        });
    }

    /** An account plays no further season; empty on success. */
    public Optional<ErrorCode> leave(long league, long account) {
        return database.write(sql -> {
            if (locked(sql, league, account).isEmpty()) {
                return Optional.of(ErrorCode.NO_SUCH_LEAGUE);
            }
            sql.change("delete from league_member where league = ? and account = ? and division = 0", league, account);
            sql.change("update league_member set leaving = ? where league = ? and account = ?", true, league, account);
            return Optional.empty();
        });
    }

    /** A league that stays as it is until the transaction ends. */
    private Optional<LeagueRow> locked(Sql sql, long league, long account) throws SQLException {
        return sql.number("select id from league where id = ?" + sql.forUpdate(), league)
                        .isPresent()
                ? sql.first(this::row, ROW + " where l.id = ?", account, league)
                : Optional.empty();
    }

    /**
     * Begins the season after the one that is known, or, with fewer than two players, waits for another month; returns false, without effect,
     * where somebody else was faster.
     *
     * @param known the league as it was when its last season was looked at
     * @param last what that came to; no divisions before the first
     */
    public boolean begin(LeagueRow known, Season last, long now) {
        return database.write(sql -> {
            boolean isNews = locked(sql, known.id(), 0)
                    .filter(row -> row.season() == known.season() && row.nextAt() == known.nextAt())
                    .isPresent();
            if (isNews) {
                Divisions next = next(sql, known, last, now);
                boolean isPlayed = next.count() > 1;
                sql.change(
                        "update league set season = ?, next_at = ? where id = ?",
                        known.season() + (isPlayed ? 1 : 0),
                        LeagueCalendar.next(known.terms().startsAt(), now),
                        known.id());
                sql.change("update league_member set division = 0 where league = ?", known.id());
                if (isPlayed) {
                    write(sql, known, next, now);
                    tell(sql, known, now);
                }
            }
            return isNews;
        });
    }

    /** The club of a league is told that the season after the one that is known has begun. */
    private static void tell(Sql sql, LeagueRow known, long now) throws SQLException {
        if (known.clubId().isPresent()) {
            WebhookRows.add(
                    sql,
                    known.clubId().getAsLong(),
                    new WebhookRows.News(WebhookEvent.SEASON_BEGUN, known.id(), known.season() + 1, now));
        }
    }

    /** Who plays where; who does not play on is no member any more. */
    private static Divisions next(Sql sql, LeagueRow league, Season last, long now) throws SQLException {
        Map<Long, Boolean> fit = new LinkedHashMap<>();
        sql.all(row -> fit.put(row.getLong("account"), row.getInt("division") > 0), FIT, league.id(), now, now);
        Set<Long> gone = new HashSet<>();
        last.ranked().players().forEach(gone::addAll);
        Set<Long> members = Set.copyOf(sql.numbers("select account from league_member where league = ?", league.id()));
        gone.addAll(members);
        gone.removeIf(player ->
                fit.containsKey(player) && !(last.absent().contains(player) && fit.getOrDefault(player, false)));
        for (long member : members) {
            if (gone.contains(member)) {
                sql.change("delete from league_member where league = ? and account = ?", league.id(), member);
            }
        }
        return last.ranked().next(league.terms().seats(), gone, fit.keySet());
    }

    private void write(Sql sql, LeagueRow league, Divisions divisions, long now) throws SQLException {
        int season = league.season() + 1;
        for (int at = 0; at < divisions.players().size(); at++) {
            List<Long> players = divisions.players().get(at);
            TournamentTerms terms = Season.terms(league.terms(), season, at + 1, players.size(), league.nextAt());
            long tournament = start.begin(sql, terms, players, now);
            sql.change(
                    "insert into league_division (league, season, division, tournament) values (?, ?, ?, ?)",
                    league.id(),
                    season,
                    at + 1,
                    tournament);
            for (long player : players) {
                sql.change(
                        "update league_member set division = ? where league = ? and account = ?",
                        at + 1,
                        league.id(),
                        player);
            }
        }
    }
}
