package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import reversi.rules.NamedVariant;
import reversi.rules.Position;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.rules.Variants;

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

    /** Every variant that is offered by name was measured, each on a scale that begins alike and rises; the last level is no weaker. */
    @Test
    void ratingsAreThoseOfTheVariant() {
        for (NamedVariant named : Variants.all()) {
            assertEquals(OptionalInt.of(300), Level.of(1).rating(named.variant()), named.key());
            int before = 300;
            for (Level level : Level.all().subList(1, Level.all().size() - 1)) {
                int rating = level.rating(named.variant()).orElseThrow();
                assertTrue(rating > before, named.key() + ", level " + level.number());
                before = rating;
            }
            assertTrue(Level.strongest().rating(named.variant()).orElseThrow() >= before, named.key());
        }
        assertEquals(OptionalInt.of(Level.of(8).rating()), Level.of(8).rating(Variant.OTHELLO));
        assertEquals(OptionalInt.empty(), Level.of(8).rating(Variant.square(4, Start.DIAGONAL)));
        assertEquals(OptionalInt.empty(), Level.of(8).rating(Variant.OTHELLO.withHandicap(2)));
        assertEquals(OptionalInt.empty(), Level.flawless(6, 12, 1000).rating(Variant.ANTI));
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
