package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import reversi.online.Presence;
import reversi.online.RankRow;

/** The members who have played rated games, the highest rating first. */
public final class Ranking {
    private final Database database;

    /** The ranking of a database. */
    public Ranking(Database database) {
        this.database = database;
    }

    /** Lines of the ranking from a place on; those of the same rating share a rank. */
    public List<RankRow> lines(int from, int count) {
        return database.read(sql -> sql.all(
                Ranking::line,
                "select id, kind, name, about, photo, rating, points, games, wins, draws, refusal, deleted, place from"
                        + " (select account.*, rank() over (order by rating desc) as place from account"
                        + " where games > 0 and deleted is null) ranked order by place, id limit ? offset ?",
                count,
                from));
    }

    private static RankRow line(ResultSet row) throws SQLException {
        AccountRow account = Accounts.row(row);
        return new RankRow(
                row.getInt(13),
                account.card(Presence.OFFLINE, Optional.empty()),
                account.standing().games(),
                account.standing().wins());
    }

    /** The line of the ranking of an account; empty for one that is not in it. */
    public Optional<RankRow> of(long account) {
        return database.read(sql -> sql.first(
                Ranking::line,
                "select id, kind, name, about, photo, rating, points, games, wins, draws, refusal, deleted,"
                        + " 1 + (select count(*) from account better where better.games > 0 and better.deleted is null"
                        + " and better.rating > account.rating)"
                        + " from account where id = ? and games > 0 and deleted is null",
                account));
    }

    /** How many lines the ranking has. */
    public int size() {
        return database.read(sql -> sql.first(
                        row -> row.getInt(1), "select count(*) from account where games > 0 and deleted is null"))
                .orElse(0);
    }
}
