package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import reversi.online.PlayerCard;
import reversi.online.PoolRating;
import reversi.online.Presence;
import reversi.online.RankRow;
import reversi.online.RankingBoard;
import reversi.online.RatingPool;
import reversi.server.game.PlayerStats;

/** The boards of the ranking beside {@link Ranking}: by the rating in one kind of games, and by what was won in a month. Thread-safe. */
public final class RankingBoards {
    /** Members who are established in a pool; they share a place where they share a rating. */
    private static final String OF_POOL = "select r.account, r.rating, r.deviation, r.volatility, r.rated_at, r.games,"
            + " r.wins, r.wins as points, r.draws, rank() over (order by r.rating desc) as place"
            + " from rating r join account a on a.id = r.account where r.pool = ? and r.games >= "
            + PlayerStats.ESTABLISHED_GAMES + " and a.deleted is null and a.hidden_until <= ?";

    /** Members who have won in a month; the fewer games they needed, the higher. */
    private static final String OF_MONTH = "select m.account, m.games, m.wins,"
            + " rank() over (order by m.wins desc, m.games) as place"
            + " from month_result m join account a on a.id = m.account where m.month = ? and m.wins > 0"
            + " and a.deleted is null and a.hidden_until <= ?";

    private final Reads database;
    private final LongSupplier time;
    private final CachedByKey<Part, Page> pages = new CachedByKey<>(this::read);

    /** {@code time} is the time now, in milliseconds since the epoch: who is hidden until later is left out. */
    public RankingBoards(Reads database, LongSupplier time) {
        this.database = database;
        this.time = time;
    }

    /**
     * A part of a board.
     *
     * @param total how many lines the board has
     * @param rows the lines of this part
     * @param own the line of who asked; empty for who has none
     */
    public record Page(int total, List<RankRow> rows, Optional<RankRow> own) {}

    private record Part(String board, int from, int count, long account) {}

    /** One line before the card of its player is known. */
    private record Place(long account, int place, int games, int wins, Optional<PlayerStats> apart) {
        static Place ofPool(ResultSet row) throws SQLException {
            return new Place(
                    row.getLong("account"),
                    row.getInt("place"),
                    row.getInt("games"),
                    row.getInt("wins"),
                    Optional.of(StatsColumns.read(row)));
        }

        static Place ofMonth(ResultSet row) throws SQLException {
            return new Place(
                    row.getLong("account"),
                    row.getInt("place"),
                    row.getInt("games"),
                    row.getInt("wins"),
                    Optional.empty());
        }
    }

    /**
     * Up to {@code count} lines of a board from {@code from} on, and the line of an account, 0 for nobody's. Empty where there is no such
     * board. At most a second old.
     */
    public Optional<Page> page(String board, int from, int count, long account) {
        return pages.get(new Part(board, from, count, account));
    }

    /** The ratings of an account in each kind of games, that of most games first; how uncertain they are at {@code now}. */
    public List<PoolRating> apartOf(long account, long now) {
        return database.read(sql -> sql.all(
                row -> {
                    PlayerStats stats = StatsColumns.read(row);
                    int deviation = (int) Math.round(stats.deviationAt(now));
                    return new PoolRating(row.getString("pool"), stats.rating(), deviation, stats.games());
                },
                RatingRepository.COLUMNS + " where account = ? order by games desc, pool",
                account));
    }

    private Optional<Page> read(Part part) {
        long now = time.getAsLong();
        return switch (part.board) {
            case RankingBoard.MONTH -> Optional.of(ofMonth(part, RatingRepository.month(now), now));
            case RankingBoard.LAST_MONTH -> Optional.of(ofMonth(part, RatingRepository.month(now) - 1, now));
            default -> RatingPool.named(part.board).map(pool -> ofPool(part, pool, now));
        };
    }

    private Page ofPool(Part part, RatingPool pool, long now) {
        return database.read(sql -> page(sql, part, now, Place::ofPool, OF_POOL, pool.code()));
    }

    private Page ofMonth(Part part, int month, long now) {
        return database.read(sql -> page(sql, part, now, Place::ofMonth, OF_MONTH, month));
    }

    private static Page page(Sql sql, Part part, long now, Sql.RowMapper<Place> reader, String board, Object which)
            throws SQLException {
        int total = sql.number("select count(*) from (" + board + ") b", which, now)
                .orElse(0L)
                .intValue();
        List<Place> places = new ArrayList<>(sql.all(
                reader, board + " order by place, account limit ? offset ?", which, now, part.count, part.from));
        Optional<Place> own = part.account == 0
                ? Optional.empty()
                : sql.first(reader, "select * from (" + board + ") b where account = ?", which, now, part.account);
        List<Place> all = new ArrayList<>(places);
        own.ifPresent(all::add);
        Map<Long, AccountRow> rows =
                AccountRepository.rows(sql, all.stream().map(Place::account).toList());
        List<RankRow> lines =
                places.stream().map(place -> line(place, rows, now)).toList();
        return new Page(total, lines, own.map(place -> line(place, rows, now)));
    }

    private static RankRow line(Place place, Map<Long, AccountRow> rows, long now) {
        AccountRow row = Optional.ofNullable(rows.get(place.account)).orElseThrow();
        PlayerCard card = row.card(Presence.OFFLINE, Optional.empty(), now);
        PlayerCard shown = place.apart
                .map(stats -> card.withRating(stats.rating(), (int) Math.round(stats.deviationAt(now))))
                .orElse(card);
        return new RankRow(place.place, shown, place.games, place.wins);
    }
}
