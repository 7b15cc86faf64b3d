package reversi.online;

import java.util.List;

/**
 * A division of a league in a season.
 *
 * @param number 1 for the highest
 * @param tournament the number of the tournament that its players play
 * @param over whether that has ended
 * @param rows its standings, the first one first
 */
public record LeagueDivision(int number, long tournament, boolean over, List<StandingRow> rows) {
    public LeagueDivision {
        rows = List.copyOf(rows);
    }
}
