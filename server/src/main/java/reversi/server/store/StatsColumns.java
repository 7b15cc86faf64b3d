package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import reversi.server.game.PlayerStats;

/** The columns of an account that tell of its rated games. */
final class StatsColumns {
    private StatsColumns() {}

    static PlayerStats read(ResultSet row) throws SQLException {
        return new PlayerStats(
                row.getInt("rating"),
                row.getInt("points"),
                row.getInt("games"),
                row.getInt("wins"),
                row.getInt("draws"),
                row.getDouble("deviation"),
                row.getDouble("volatility"),
                row.getLong("rated_at"));
    }
}
