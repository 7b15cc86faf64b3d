package reversi.archive;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** In how many of some games somebody or something occurs, to choose from. */
public final class GameCounts {
    private GameCounts() {}

    /** The games of each opponent; one between others counts for both players. */
    public static Map<GameOpponent, Integer> byOpponent(List<GameSummary> games) {
        Map<GameOpponent, Integer> counts = new HashMap<>();
        for (GameSummary game : games) {
            game.players().opponents().forEach(opponent -> counts.merge(opponent, 1, Integer::sum));
        }
        return counts;
    }

    /** The games of each opening by its English name; games without a named one are left out. */
    public static Map<String, Integer> byOpening(List<GameSummary> games) {
        Map<String, Integer> counts = new HashMap<>();
        for (GameSummary game : games) {
            if (!game.opening().isEmpty()) {
                counts.merge(game.opening(), 1, Integer::sum);
            }
        }
        return counts;
    }
}
