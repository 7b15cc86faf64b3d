package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.rules.Position;
import reversi.rules.Variant;

class LevelTest {
    private static final int FEWEST = 12;

    @Test
    void eachLevelSeesMoreThanTheOneBefore() {
        List<Level> all = Level.all();
        assertTrue(all.size() >= FEWEST);
        for (int i = 0; i < all.size(); i++) {
            Level level = all.get(i);
            assertEquals(i + 1, level.number());
            assertEquals(level, Level.of(i + 1));
            if (i > 0) {
                Level before = all.get(i - 1);
                assertTrue(level.accuracy() > before.accuracy() || level.depth() > before.depth(), level::toString);
                assertTrue(level.accuracy() >= before.accuracy(), level::toString);
                assertTrue(level.depth() >= before.depth(), level::toString);
                assertTrue(level.solveEmpties() >= before.solveEmpties(), level::toString);
            }
        }
        assertTrue(Level.strongest().isFlawless());
        assertEquals(24, Level.strongest().solveEmpties());
    }

    @Test
    void habitsGrowUpToThoseOfPeopleAndAreThenOvercome() {
        List<Level> all = Level.all();
        int people = 0;
        while (all.get(people).humanBias() < 100) {
            people++;
        }
        for (int i = 1; i < all.size(); i++) {
            int change = all.get(i).humanBias() - all.get(i - 1).humanBias();
            assertTrue(i <= people ? change >= 0 : change <= 0, all.get(i)::toString);
        }
        assertEquals(0, all.get(people).flipBias());
    }

    @Test
    void ratingsRiseByAHundredToTwoHundredAndFiftyPoints() {
        assertTrue(
                Level.strongest().rating() >= Level.of(Level.all().size() - 1).rating());
        for (int number = 2; number < Level.all().size(); number++) {
            int step = Level.of(number).rating() - Level.of(number - 1).rating();
            assertTrue(step >= 100 && step <= 250, number + ": " + step);
        }
        assertEquals(0, Level.flawless(6, 12, 1000).rating());
    }

    @Test
    void anotherTimeLeavesTheRestOfALevel() {
        Level timed = Level.strongest().within(60_000);
        assertEquals(60_000, timed.millis());
        assertEquals(Level.strongest(), timed.within(Level.strongest().millis()));
        assertFalse(Level.strongest().unvaried().isFlawless());
    }

    @Test
    void thereIsNoOtherLevel() {
        assertThrows(IllegalArgumentException.class, () -> Level.of(0));
        assertThrows(IllegalArgumentException.class, () -> Level.of(Level.all().size() + 1));
    }

    @Test
    void aQuestionNeedsAGameAndTime() {
        Position start = Position.start(Variant.OTHELLO);
        List<Position> game = RandomPositions.game(Variant.OTHELLO, 1);
        Position over = game.get(game.size() - 1);

        assertThrows(IllegalArgumentException.class, () -> new Question(start, Level.of(1), Purpose.MOVE, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Question(over, Level.of(1), Purpose.MOVE, 0, 9));
    }
}
