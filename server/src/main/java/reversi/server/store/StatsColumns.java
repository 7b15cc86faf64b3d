package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import reversi.server.game.PlayerStats;

/** The columns of an account that tell of its rated games. */
final class StatsColumns {
    private StatsColumns() {}

    /** Reads them; deviation, volatility and time are null for accounts from before Glicko-2. */
    static PlayerStats read(ResultSet row) throws SQLException {
        PlayerStats before = PlayerStats.before(
                row.getInt("rating"),
                row.getInt("points"),
                row.getInt("games"),
                row.getInt("wins"),
                row.getInt("draws"));
        double deviation = row.getDouble("deviation");
        return row.wasNull()
                ? before
                : new PlayerStats(
                        before.rating(),
                        before.points(),
                        before.games(),
                        before.wins(),
                        before.draws(),
                        deviation,
                        row.getDouble("volatility"),
                        row.getLong("rated_at"));
    }
}
