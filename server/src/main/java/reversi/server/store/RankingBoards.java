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
    private static final String IS_SHOWN = " and a.deleted is null and a.hidden_until <= ?";

    /** Members who are established in a pool, by their rating there. */
    private static final Kind OF_POOL = new Kind(
            "select r.account, r.rating, r.deviation, r.volatility, r.rated_at, r.games, r.wins, r.wins as points, r.draws",
            " from rating r join account a on a.id = r.account where r.pool = ? and r.games >= "
                    + PlayerStats.ESTABLISHED_GAMES + IS_SHOWN,
            " order by r.rating desc, r.account",
            " and r.rating > ?",
            row -> Place.of(row, Optional.of(StatsColumns.read(row))));

    /** Members who have won in a month; the fewer games they needed, the higher. */
    private static final Kind OF_MONTH = new Kind(
            "select m.account, m.games, m.wins",
            " from month_result m join account a on a.id = m.account where m.month = ? and m.wins > 0" + IS_SHOWN,
            " order by m.wins desc, m.games, m.account",
            " and (m.wins > ? or (m.wins = ? and m.games < ?))",
            row -> Place.of(row, Optional.empty()));

    private final Reads database;
    private final LongSupplier time;
    private final CachedByKey<Part, Lines> parts = new CachedByKey<>(this::read);

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

    private record Part(Board board, int from, int count) {}

    private record Lines(int total, List<RankRow> rows) {}

    /** A board: of a pool, whose code {@code which} is, or of a month, whose number it is. */
    private record Board(Kind kind, Object which) {}

    /**
     * A kind of boards in SQL. All lines take two parameters: which board, and the time.
     *
     * @param columns what is read of each line
     * @param lines which these are
     * @param order in which order
     * @param above the condition that another line stands above one
     * @param reader reads a line
     */
    private record Kind(String columns, String lines, String order, String above, Sql.RowMapper<Place> reader) {}

    /** One line before its place and the card of its player are known. */
    private record Place(long account, int games, int wins, Optional<PlayerStats> apart) {
        static Place of(ResultSet row, Optional<PlayerStats> apart) throws SQLException {
            return new Place(row.getLong("account"), row.getInt("games"), row.getInt("wins"), apart);
        }

        /** What is compared with the lines above. */
        List<Integer> score() {
            return apart.map(stats -> List.of(stats.rating())).orElseGet(() -> List.of(wins, wins, games));
        }
    }

    /**
     * Up to {@code count} lines of a board from {@code from} on, and the line of an account, 0 for nobody's. Empty where there is no such
     * board. At most a second old.
     */
    public Optional<Page> page(String board, int from, int count, long account) {
        long now = time.getAsLong();
        Optional<Board> known = board(board, now);
        return known.flatMap(there -> parts.get(new Part(there, from, count)))
                .map(lines -> new Page(lines.total, lines.rows, own(known.orElseThrow(), account, now)));
    }

    private static Optional<Board> board(String name, long now) {
        return switch (name) {
            case RankingBoard.MONTH -> Optional.of(new Board(OF_MONTH, RatingRepository.month(now)));
            case RankingBoard.LAST_MONTH -> Optional.of(new Board(OF_MONTH, RatingRepository.month(now) - 1));
            default -> RatingPool.named(name).map(pool -> new Board(OF_POOL, pool.code()));
        };
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

    private Optional<Lines> read(Part part) {
        long now = time.getAsLong();
        Kind kind = part.board.kind;
        return Optional.of(database.read(sql -> {
            int total = sql.number("select count(*)" + kind.lines, part.board.which, now)
                    .orElse(0L)
                    .intValue();
            List<Place> places = sql.all(
                    kind.reader,
                    kind.columns + kind.lines + kind.order + " limit ? offset ?",
                    part.board.which,
                    now,
                    part.count,
                    part.from);
            return new Lines(total, lines(sql, part, places, now));
        }));
    }

    private static List<RankRow> lines(Sql sql, Part part, List<Place> places, long now) throws SQLException {
        Map<Long, AccountRow> accounts =
                AccountRepository.rows(sql, places.stream().map(Place::account).toList());
        List<RankRow> lines = new ArrayList<>();
        int rank = 0;
        for (int i = 0; i < places.size(); i++) {
            Place place = places.get(i);
            boolean isFirst = i == 0;
            if (isFirst || !place.score().equals(places.get(i - 1).score())) {
                rank = isFirst ? rank(sql, part.board, place, now) : part.from + i + 1;
            }
            lines.add(line(
                    rank,
                    place,
                    Optional.ofNullable(accounts.get(place.account)).orElseThrow(),
                    now));
        }
        return List.copyOf(lines);
    }

    private static int rank(Sql sql, Board board, Place place, long now) throws SQLException {
        List<Object> values = new ArrayList<>(List.of(board.which, now));
        values.addAll(place.score());
        return 1
                + sql.number("select count(*)" + board.kind.lines + board.kind.above, values.toArray())
                        .orElse(0L)
                        .intValue();
    }

    private Optional<RankRow> own(Board board, long account, long now) {
        if (account == 0) {
            return Optional.empty();
        }
        return database.read(sql -> {
            Optional<Place> place = sql.first(
                    board.kind.reader,
                    board.kind.columns + board.kind.lines + " and a.id = ?",
                    board.which,
                    now,
                    account);
            if (place.isEmpty()) {
                return Optional.empty();
            }
            int rank = rank(sql, board, place.get(), now);
            return Optional.ofNullable(
                            AccountRepository.rows(sql, List.of(account)).get(account))
                    .map(row -> line(rank, place.get(), row, now));
        });
    }

    private static RankRow line(int rank, Place place, AccountRow row, long now) {
        PlayerCard card = row.card(Presence.OFFLINE, Optional.empty(), now);
        PlayerCard shown = place.apart
                .map(stats -> card.withRating(stats.rating(), (int) Math.round(stats.deviationAt(now))))
                .orElse(card);
        return new RankRow(rank, shown, place.games, place.wins);
    }
}
