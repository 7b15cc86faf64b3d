package reversi.tools.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import reversi.notation.Wthor;
import reversi.teach.ExplorerStrength;

/** Players of known strength, who are rated by their games alone. */
class PlayerRatingsTest {
    private static final int PLAYERS = 30;

    /** A year in which each plays each twice; a player's number is the strength, 40 points apart. */
    private static List<Wthor.Game> year(Random random) {
        List<Wthor.Game> games = new ArrayList<>();
        for (int black = 1; black <= PLAYERS; black++) {
            for (int white = 1; white <= PLAYERS; white++) {
                double odds = Math.pow(10, 40.0 * (black - white) / 400);
                boolean isWon = random.nextDouble() < odds / (1 + odds);
                games.add(game(black, white, isWon ? 40 : 24));
            }
        }
        return games;
    }

    private static Wthor.Game game(int black, int white, int blackScore) {
        return new Wthor.Game(0, black, white, blackScore, 32, List.of());
    }

    @Test
    void ratingsFollowTheResults() {
        PlayerRatings ratings = new PlayerRatings();
        Random random = new Random(5);
        for (int i = 0; i < 5; i++) {
            ratings.addYear(year(random));
        }
        for (int player = 1; player <= PLAYERS; player++) {
            double expected = 1500 + 40 * (player - (PLAYERS + 1) / 2.0);
            assertEquals(expected, ratings.rating(player).rating(), 120, "player " + player);
        }
        assertEquals(ExplorerStrength.STRONGEST, ratings.strength(game(30, 29, 32)));
        assertEquals(ExplorerStrength.STRONG, ratings.strength(game(30, 17, 32)));
        assertEquals(ExplorerStrength.ANY, ratings.strength(game(30, 3, 32)));
        assertEquals(ExplorerStrength.ANY, ratings.strength(game(30, 99, 32)), "of 99 nothing is known");
    }

    @Test
    void gamesOfNobodyAndAgainstOneselfSayNothing() {
        PlayerRatings ratings = new PlayerRatings();
        ratings.addYear(List.of(game(0, 1, 40), game(1, 0, 24), game(2, 2, 64)));
        assertEquals(350, ratings.rating(1).deviation());
        assertEquals(350, ratings.rating(2).deviation());
    }

    @Test
    void whoStopsPlayingIsKnownLess() {
        PlayerRatings ratings = new PlayerRatings();
        ratings.addYear(year(new Random(1)));
        double before = ratings.rating(30).deviation();
        ratings.addYear(List.of());
        assertTrue(ratings.rating(30).deviation() > before);
    }
}
