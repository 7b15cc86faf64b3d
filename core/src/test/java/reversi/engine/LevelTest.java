package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.rules.Position;
import reversi.rules.Variant;

class LevelTest {
    @Test
    void levelsAreNumberedAndNeverWeakerThanTheOneBefore() {
        assertEquals(10, Level.all().size());
        for (int number = 1; number <= 10; number++) {
            Level level = Level.of(number);
            assertEquals(number, level.number());
            if (number > 1) {
                Level before = Level.of(number - 1);
                assertTrue(level.depth() >= before.depth());
                assertTrue(level.solveEmpties() >= before.solveEmpties());
                assertTrue(level.insight() >= before.insight());
                assertTrue(level.greed() <= before.greed() || before.insight() == 0);
                assertTrue(level.temperature() <= before.temperature());
                assertTrue(level.millis() >= before.millis());
            }
        }
        assertTrue(Level.strongest().millis() <= 3_000);
    }

    @Test
    void thereIsNoOtherLevel() {
        assertThrows(IllegalArgumentException.class, () -> Level.of(0));
        assertThrows(IllegalArgumentException.class, () -> Level.of(11));
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
