package reversi.training.insights;

import java.util.List;

/**
 * How an opening went.
 *
 * @param name its English name
 * @param halfPoints 2 for each win, 1 for each draw
 * @param games the ids of the games
 */
public record OpeningScore(String name, int halfPoints, List<String> games) {
    public OpeningScore {
        games = List.copyOf(games);
    }

    /** The share of the points that were won, 0…1. */
    public double share() {
        return halfPoints / (2.0 * games.size());
    }
}
