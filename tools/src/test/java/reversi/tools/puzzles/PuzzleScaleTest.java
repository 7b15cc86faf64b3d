package reversi.tools.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import reversi.engine.Level;

/** Ratings of puzzles from the levels' scores. */
class PuzzleScaleTest {
    private static int[] solved(double rating, int tries) {
        int[] solved = new int[LevelPlays.LEVELS];
        for (int i = 0; i < solved.length; i++) {
            solved[i] = (int) Math.round(
                    tries * PuzzleScale.chance(rating, Level.of(i + 1).rating()));
        }
        return solved;
    }

    @Test
    void theRatingIsFoundThatMakesTheScoresLikely() {
        for (int rating = 600; rating <= 2_000; rating += 200) {
            assertEquals(rating, PuzzleScale.rating(solved(rating, 1_000), 1_000), 10);
        }
    }

    @Test
    void whatNobodyOrEverybodySolvesStaysWithinReason() {
        int[] all = new int[LevelPlays.LEVELS];
        assertTrue(PuzzleScale.rating(all, 8) > 2_300 && PuzzleScale.rating(all, 8) < 3_000);
        Arrays.fill(all, 8);
        assertTrue(PuzzleScale.rating(all, 8) >= 0 && PuzzleScale.rating(all, 8) < 400);
    }
}
