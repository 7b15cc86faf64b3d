package reversi.teach.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The rating of a player, by what must hold for any; {@code GlickoRatingProperties} holds the formula to the paper. */
class PuzzleRatingTest {
    @Test
    void solvingRaisesAndFailingLowersIt() {
        PuzzleRating start = PuzzleRating.start();
        for (int puzzle : new int[] {200, 900, 1000, 1500, 2700}) {
            assertTrue(start.after(puzzle, true).rating() > start.rating());
            assertTrue(start.after(puzzle, false).rating() < start.rating());
        }
        assertTrue(start.after(1100, true).deviation() < start.deviation());
        assertTrue(start.after(1500, true).rating() > start.after(800, true).rating());
    }

    @Test
    void itFindsThePlayersStrengthAndIsCertainThen() {
        PuzzleRating rating = PuzzleRating.start();
        assertTrue(rating.isProvisional());
        int solved = 0;
        for (int i = 0; i < 400; i++) {
            // A player of 1,700 solves so many of those of 1,600 and 1,800.
            int puzzle = i % 2 == 0 ? 1600 : 1800;
            double chance = 1 / (1 + Math.pow(10, (puzzle - 1700) / 400.0));
            boolean isSolved = (i / 2 + 1) * chance - solved(i / 2, chance) >= 1;
            solved += isSolved ? 1 : 0;
            rating = rating.after(puzzle, isSolved);
        }
        assertTrue(solved > 150 && solved < 250, "solved " + solved);
        assertEquals(1700, rating.rating(), 60);
        assertFalse(rating.isProvisional());
    }

    private static int solved(int before, double chance) {
        return (int) Math.floor(before * chance);
    }

    @Test
    void restMakesItLessCertainUpToTheStart() {
        PuzzleRating known = new PuzzleRating(1500, 50, 0.06);
        assertTrue(known.rested(30).deviation() > known.rested(1).deviation());
        assertEquals(1500, known.rested(30).rating());
        assertEquals(350, known.rested(100_000).deviation());
        assertEquals(known, known.rested(0));
    }

    @Test
    void theWildestResultsKeepItInItsRange() {
        PuzzleRating rating = PuzzleRating.start();
        for (int i = 0; i < 3_000; i++) {
            rating = rating.after(2_750, i % 3 != 0);
            assertTrue(rating.rating() >= 100 && rating.rating() <= 3_500, rating::toString);
            assertTrue(rating.deviation() >= 45 && rating.deviation() <= 350, rating::toString);
            assertTrue(rating.volatility() > 0 && rating.volatility() <= 0.1, rating::toString);
        }
        for (int i = 0; i < 3_000; i++) {
            rating = rating.after(200, false);
        }
        assertEquals(100, rating.points());
    }
}
