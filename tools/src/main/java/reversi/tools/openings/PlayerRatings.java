package reversi.tools.openings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.notation.Wthor;
import reversi.rating.GlickoRating;
import reversi.rating.RatedGame;
import reversi.teach.ExplorerStrength;

/**
 * How strong the players of the WTHOR archives were, which hold no ratings: Glicko-2 over all of their games, a year a rating period. A year's
 * games are judged by the ratings after it.
 */
final class PlayerRatings {
    /** Where everybody begins; who reaches it against others stays above most of them. */
    private static final double START = 1500;

    private static final double STRONGEST = 1600;
    private static final double LEAST_DEVIATION = 30;
    /** Who is known less well is not called strong. */
    private static final double KNOWN = 110;

    private static final double MOST_RATING = 4000;
    private static final int HALF_THE_DISCS = 32;
    /** The player of games whose player the archives don't know. */
    private static final int NOBODY = 0;

    private Map<Integer, GlickoRating> ratings = new HashMap<>();

    /** Rates the players of a year; years come in order. */
    void addYear(List<Wthor.Game> games) {
        Map<Integer, List<RatedGame>> played = new HashMap<>();
        for (Wthor.Game game : games) {
            if (game.black() != NOBODY && game.white() != NOBODY && game.black() != game.white()) {
                double points = (Integer.signum(game.blackScore() - HALF_THE_DISCS) + 1) / 2.0;
                add(played, game.black(), game.white(), points);
                add(played, game.white(), game.black(), 1 - points);
            }
        }
        Map<Integer, GlickoRating> next = new HashMap<>();
        ratings.forEach((player, rating) -> next.put(player, rating.rested(1)));
        played.forEach((player, results) ->
                next.put(player, rating(player).mostLikelyAfter(results).within(0, MOST_RATING, LEAST_DEVIATION)));
        ratings = next;
    }

    private void add(Map<Integer, List<RatedGame>> played, int player, int opponent, double points) {
        GlickoRating against = rating(opponent);
        played.computeIfAbsent(player, first -> new ArrayList<>())
                .add(new RatedGame(against.rating(), against.deviation(), points));
    }

    /** What is known of a player after the years so far. */
    GlickoRating rating(int player) {
        return Optional.ofNullable(ratings.get(player)).orElseGet(() -> GlickoRating.start(START));
    }

    /** How strong both players of a game of the latest year are at least. */
    ExplorerStrength strength(Wthor.Game game) {
        GlickoRating black = rating(game.black());
        GlickoRating white = rating(game.white());
        double weaker = Math.min(black.rating(), white.rating());
        if (Math.max(black.deviation(), white.deviation()) > KNOWN || weaker < START) {
            return ExplorerStrength.ANY;
        }
        return weaker < STRONGEST ? ExplorerStrength.STRONG : ExplorerStrength.STRONGEST;
    }
}
