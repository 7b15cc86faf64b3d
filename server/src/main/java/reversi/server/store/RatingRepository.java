package reversi.server.store;

import java.sql.SQLException;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import reversi.game.Result;
import reversi.online.RatingPool;
import reversi.rules.Disc;
import reversi.server.game.PlayerRatings;
import reversi.server.game.PlayerStats;

/** How strong members are at each kind of games apart, and what they won in each month. */
final class RatingRepository {
    static final String COLUMNS =
            "select rating, wins as points, games, wins, draws, deviation, volatility, rated_at, pool, account from rating";

    private RatingRepository() {}

    /**
     * Settles a game that counts, between two accounts that are locked, and stores their ratings in its pool and their months. What the
     * accounts have won in all games is for the caller to store.
     */
    static PlayerStats.Settled settle(Sql sql, RatingPool pool, Side black, Side white, Result end, long now)
            throws SQLException {
        PlayerRatings.Settled settled =
                PlayerRatings.settle(end, pool, ratings(sql, pool, black), ratings(sql, pool, white), now);
        put(sql, pool, black, settled.black().apart());
        put(sql, pool, white, settled.white().apart());
        countMonth(sql, black, end, now);
        countMonth(sql, white, end, now);
        return new PlayerStats.Settled(settled.black().all(), settled.white().all(), settled.finish());
    }

    /**
     * A player of a game that counts.
     *
     * @param account who
     * @param disc the colour
     * @param all what the player has won in all games before it
     */
    record Side(long account, Disc disc, PlayerStats all) {}

    private static PlayerRatings ratings(Sql sql, RatingPool pool, Side side) throws SQLException {
        return new PlayerRatings(side.all, find(sql, pool, side));
    }

    private static PlayerStats find(Sql sql, RatingPool pool, Side side) throws SQLException {
        return sql.first(StatsColumns::read, COLUMNS + " where account = ? and pool = ?", side.account, pool.code())
                .orElseGet(PlayerStats::start);
    }

    private static void put(Sql sql, RatingPool pool, Side side, PlayerStats after) throws SQLException {
        sql.change(
                "insert into rating (account, pool, rating, deviation, volatility, rated_at, games, wins, draws)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (account, pool) do update set"
                        + " rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,"
                        + " rated_at = excluded.rated_at, games = excluded.games, wins = excluded.wins,"
                        + " draws = excluded.draws",
                side.account,
                pool.code(),
                after.rating(),
                after.deviation(),
                after.volatility(),
                after.ratedAt(),
                after.games(),
                after.wins(),
                after.draws());
    }

    private static void countMonth(Sql sql, Side side, Result end, long now) throws SQLException {
        int won = end.winner().filter(winner -> winner == side.disc).isPresent() ? 1 : 0;
        sql.change(
                "insert into month_result (month, account, games, wins) values (?, ?, 1, ?)"
                        + " on conflict (account, month) do update set"
                        + " games = month_result.games + 1, wins = month_result.wins + excluded.wins",
                month(now),
                side.account,
                won);
    }

    /** The number of the month of a moment, in UTC: twelve a year from the year 0 on. */
    static int month(long millis) {
        YearMonth month = YearMonth.from(Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC));
        return 12 * month.getYear() + month.getMonthValue() - 1;
    }

    static void forget(Sql sql, long account) throws SQLException {
        sql.change("delete from rating where account = ?", account);
        sql.change("delete from month_result where account = ?", account);
    }
}
