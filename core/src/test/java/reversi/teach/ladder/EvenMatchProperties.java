package reversi.teach.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import reversi.engine.Level;

/** Whoever always plays against the level that the estimate calls even wins about half of the games. */
class EvenMatchProperties {
    private static final int A_DAY = 5;
    /** So many that chance alone leads no further from a half than {@link #LEAST_WON} in a hundred thousand tries. */
    private static final int GAMES = 150;

    private static final int A_FEW = 15;
    private static final int PLAYERS = 20;
    private static final double LEAST_WON = 0.3;

    /** How likely a player wins against a level. */
    private static double chance(int rating, int level) {
        return 1 / (1 + Math.pow(10, (Level.of(level).rating() - rating) / 400.0));
    }

    /** What share of the games is won, after the first few. */
    private static double won(int rating, Random random) {
        List<LevelResult> results = new ArrayList<>();
        double won = 0;
        for (int i = 0; i < GAMES; i++) {
            int level = EvenMatch.level(StrengthBuilder.after(results), results);
            boolean isWon = random.nextDouble() < chance(rating, level);
            results.add(new LevelResult(level, isWon ? 1 : 0, i / A_DAY, 0));
            won += isWon && i >= A_FEW ? 1 : 0;
        }
        return won / (GAMES - A_FEW);
    }

    @Property(tries = 100)
    void aboutHalfOfTheGamesAreWonAfterAFew(
            @ForAll @IntRange(min = 300, max = 3_300) int rating, @ForAll Random random) {
        double won = won(rating, random);
        assertTrue(won > LEAST_WON && won < 1 - LEAST_WON, () -> rating + " wins " + won);
    }

    /** Many players together: no rating wins clearly more than half, or less. */
    @Example
    void noStrengthIsAlwaysTooStrongOrTooWeak() {
        Random random = new Random(1);
        for (int rating = 300; rating <= 3_300; rating += 250) {
            double sum = 0;
            for (int player = 0; player < PLAYERS; player++) {
                sum += won(rating, random);
            }
            double mean = sum / PLAYERS;
            int strength = rating;
            assertTrue(mean > 0.42 && mean < 0.58, () -> strength + " wins " + mean);
        }
    }

    @Example
    void itBeginsLowAndFollowsEachGame() {
        assertEquals(EvenMatch.FIRST_LEVEL, EvenMatch.level(StrengthEstimate.none(), List.of()));
        List<LevelResult> lost = List.of(new LevelResult(3, 0, 1, 0), new LevelResult(2, 0, 1, 0));
        assertEquals(1, EvenMatch.level(StrengthBuilder.after(lost), lost));
        List<LevelResult> won = List.of(new LevelResult(3, 1, 1, 0));
        assertTrue(EvenMatch.level(StrengthBuilder.after(won), won) > EvenMatch.FIRST_LEVEL);
    }

    @Example
    void whoBeatsTheStrongestMeetsItAgain() {
        int top = Level.strongest().number();
        List<LevelResult> won = Collections.nCopies(30, new LevelResult(top, 1, 1, 0));
        assertEquals(top, EvenMatch.level(StrengthBuilder.after(won), won));
    }
}
