package reversi.teach.ladder;

import java.util.ArrayList;
import java.util.List;
import reversi.engine.Level;
import reversi.rating.GlickoRating;
import reversi.rating.RatedGame;

/**
 * Finds the level against which a player wins about half of the games. What is known of all games says where that is, and the last ones count
 * for more than in the rating, which is slow to follow somebody who learns, or who began far from where it begins.
 */
public final class EvenMatch {
    /** The level for somebody who has not played yet. */
    public static final int FIRST_LEVEL = 3;

    private static final int LAST = 10;
    /** How far off the rating may be before the last games are looked at, in points. */
    private static final double DEVIATION = 350;

    private EvenMatch() {}

    /** The level after these games, the oldest first, from which this estimate was made. */
    public static int level(StrengthEstimate known, List<LevelResult> games) {
        if (games.isEmpty()) {
            return FIRST_LEVEL;
        }
        List<RatedGame> last = new ArrayList<>();
        for (LevelResult game : games.subList(Math.max(0, games.size() - LAST), games.size())) {
            last.add(StrengthBuilder.rated(game));
        }
        GlickoRating wide = new GlickoRating(
                known.strength().rating(), DEVIATION, known.strength().volatility());
        double rating = wide.mostLikelyAfter(last).rating();
        Level nearest = Level.of(1);
        for (Level level : Level.all()) {
            boolean isNearer = Math.abs(level.rating() - rating) < Math.abs(nearest.rating() - rating);
            nearest = isNearer ? level : nearest;
        }
        return nearest.number();
    }
}
