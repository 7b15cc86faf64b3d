package reversi.teach.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.engine.Level;

/** The rungs of the ladder and how they are climbed. */
class LevelLadderTest {
    /** Games on the rung of a level: {@code W} won, {@code D} drawn, {@code L} lost. */
    private static List<LevelResult> games(int level, String outcomes) {
        List<LevelResult> games = new ArrayList<>();
        for (int i = 0; i < outcomes.length(); i++) {
            char outcome = outcomes.charAt(i);
            double score = outcome == 'W' ? 1 : outcome == 'D' ? 0.5 : 0;
            games.add(new LevelResult(level, score, 1, LevelLadder.secondsPerMove(level)));
        }
        return games;
    }

    @Test
    void theTimeShrinksFromRungToRung() {
        assertEquals(30, LevelLadder.secondsPerMove(1));
        assertEquals(8, LevelLadder.secondsPerMove(Level.all().size()));
        List<Integer> seconds =
                LevelLadder.after(List.of()).rungs().stream().map(Rung::seconds).toList();
        assertEquals(seconds.stream().sorted(Comparator.reverseOrder()).toList(), seconds);
        int middle = (1 + Level.all().size()) / 2;
        assertEquals(Math.sqrt(30 * 8), LevelLadder.secondsPerMove(middle), 1, "each rung takes the same share away");
    }

    @ParameterizedTest
    @CsvSource({
        "'', false",
        "W, false",
        "WW, true",
        "WLW, true",
        "LWW, true",
        "WLLW, false",
        "WDW, true",
        "DDDD, false",
        "LWLLWLLW, false",
        "LWLLWLLWW, true",
        "WWLLLL, true"
    })
    void aRungIsClimbedByTwoWinsOfThreeGamesInARow(String outcomes, boolean isClimbed) {
        Rung rung = LevelLadder.after(games(4, outcomes)).rungs().get(3);
        assertEquals(isClimbed, rung.isClimbed());
        assertEquals(outcomes.length(), rung.games());
        assertEquals(outcomes.chars().filter(one -> one == 'W').count(), rung.won());
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "W, 1", "WL, 1", "WLL, 0", "LLW, 1", "WW, 2"})
    void theWinsThatCountTowardsClimbingAreThoseOfTheLastTwoGames(String outcomes, int recent) {
        assertEquals(
                recent, LevelLadder.after(games(2, outcomes)).rungs().get(1).recentWins());
    }

    @Test
    void onlyGamesWithTheTimeOfTheRungOrLessCount() {
        int seconds = LevelLadder.secondsPerMove(5);
        assertTrue(LevelLadder.isCounted(new LevelResult(5, 1, 1, seconds)));
        assertTrue(LevelLadder.isCounted(new LevelResult(5, 1, 1, 3)));
        assertFalse(LevelLadder.isCounted(new LevelResult(5, 1, 1, seconds + 1)));
        assertFalse(LevelLadder.isCounted(new LevelResult(5, 1, 1, 0)), "without a clock");
        LevelLadder ladder = LevelLadder.after(List.of(
                new LevelResult(5, 1, 1, seconds), new LevelResult(5, 0, 1, 0), new LevelResult(5, 1, 2, seconds)));
        assertTrue(ladder.rungs().get(4).isClimbed(), "what lies between does not count");
        assertEquals(2, ladder.rungs().get(4).games());
    }

    @Test
    void thePlayerGoesOnAboveWhatIsClimbedOrWhereHeIsReady() {
        LevelLadder empty = LevelLadder.after(List.of());
        assertEquals(0, empty.highestClimbed());
        assertEquals(1, empty.present(0).level().number());
        assertEquals(5, empty.present(5).level().number());
        LevelLadder third = LevelLadder.after(games(3, "WW"));
        assertEquals(3, third.highestClimbed(), "rungs below need not be climbed first");
        assertEquals(4, third.present(2).level().number());
        assertEquals(9, third.present(9).level().number());
        LevelLadder top = LevelLadder.after(games(Level.strongest().number(), "WW"));
        assertEquals(Level.strongest(), top.present(0).level(), "there is none above the highest");
    }
}
