package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.TableEvent;

/** Lists of games: those in progress, and each player's finished ones. */
public final class HistoryRepository {
    private static final String ROW =
            "select g.id, g.started, g.terms, g.rated, g.black, g.white, g.placements, g.finish,"
                    + " exists (select 1 from star s where s.game = g.id and s.account = ?) as starred from game g";

    private final Database database;
    private final Reads lists;
    private final Codec codec;

    /** Lists are read of the database itself. */
    public HistoryRepository(Database database, Codec codec) {
        this(database, database, codec);
    }

    /** Lists are read where {@code lists} reads, which may be a little late. */
    public HistoryRepository(Database database, Reads lists, Codec codec) {
        this.database = database;
        this.lists = lists;
        this.codec = codec;
    }

    /**
     * One game in a list.
     *
     * @param id the game's id
     * @param started start time, in milliseconds since the epoch
     * @param terms the agreed terms
     * @param rated whether it is rated
     * @param black the account that plays Black
     * @param white the account that plays White
     * @param placements number of discs placed; passes do not count
     * @param finish how it ended; empty if it is in progress
     * @param starred whether the requesting account has starred it
     */
    public record Entry(
            long id,
            long started,
            GameTerms terms,
            boolean rated,
            long black,
            long white,
            int placements,
            Optional<Finish> finish,
            boolean starred) {}

    private Entry entry(ResultSet row) throws SQLException {
        return new Entry(
                row.getLong("id"),
                row.getLong("started"),
                codec.readTerms(row.getString("terms")).orElseThrow(DamagedRow::new),
                row.getBoolean("rated"),
                row.getLong("black"),
                row.getLong("white"),
                row.getInt("placements"),
                Optional.ofNullable(row.getString("finish")).map(this::finish),
                row.getBoolean("starred"));
    }

    private Finish finish(String text) {
        if (codec.readEvent(text).orElseThrow(DamagedRow::new) instanceof TableEvent.Finished finished) {
            return finished.finish();
        }
        throw new DamagedRow("not an end");
    }

    /** At most {@code limit} games in progress but those by days, highest sum of ratings first. */
    public List<Entry> open(int limit) {
        return lists.read(sql -> sql.all(
                this::entry,
                ROW + " join account b on b.id = g.black join account w on w.id = g.white where g.finished is null"
                        + " and (g.deadline is null or g.deadline < g.touched + ?)"
                        + " order by b.rating + w.rating desc, g.id desc limit ?",
                0L,
                1000L * TimeControl.DAY,
                limit));
    }

    /**
     * At most {@code limit} finished games of an account with ids below {@code before}, latest first; only starred ones if {@code
     * starred}.
     */
    public List<Entry> history(long account, long before, boolean starred, int limit) {
        return starred ? starred(account, before, limit) : played(account, before, limit);
    }

    /** Each half reads as many games as are wanted, in the order of its index: what a page costs does not grow with the history. */
    private List<Entry> played(long account, long before, int limit) {
        String half = "select id from (select id from game where %s = ? and id < ? and finished is not null"
                + " order by id desc limit ?) %1$s_games";
        return lists.read(sql -> sql.all(
                this::entry,
                ROW + " where g.id in (" + half.formatted("black") + " union " + half.formatted("white")
                        + ") order by g.id desc limit ?",
                account,
                account,
                before,
                limit,
                account,
                before,
                limit,
                limit));
    }

    private List<Entry> starred(long account, long before, int limit) {
        return lists.read(sql -> sql.all(
                this::entry,
                ROW + " where g.id in (select t.game from star t join game own on own.id = t.game"
                        + " where t.account = ? and t.game < ? and own.finished is not null"
                        + " order by t.game desc limit ?) order by g.id desc",
                account,
                account,
                before,
                limit));
    }

    /** Stars or unstars a game; returns false, without effect, if the account did not play it. */
    public boolean star(long account, long game, boolean starred) {
        return database.write(sql -> {
            boolean own = sql.first(
                            row -> row.getInt(1),
                            "select 1 from game where id = ? and (black = ? or white = ?)",
                            game,
                            account,
                            account)
                    .isPresent();
            if (own && starred) {
                sql.change("insert into star (account, game) values (?, ?) on conflict do nothing", account, game);
            } else if (own) {
                sql.change("delete from star where account = ? and game = ?", account, game);
            }
            return own;
        });
    }
}
