package reversi.tools.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import reversi.engine.Level;
import reversi.engine.MoveTime;
import reversi.engine.Question;
import reversi.rules.Position;
import reversi.rules.Variant;

class StrengthTest {
    private static final Position START = Position.start(Variant.OTHELLO);

    @Test
    void readsANumberAsALevel() {
        assertEquals(new Strength(Level.of(3), 0), Strength.parse("3"));
        assertEquals(Strength.parse("3"), Strength.parse("level=3"));
        assertEquals(
                Question.LEVELS_OWN_TIME, Strength.parse("3").question(START, 1).budgetMillis());
    }

    @Test
    void trialHasOnlyItsOwnLimits() {
        assertEquals(
                new Level(0, 6, 12, Integer.MAX_VALUE, 300, 90, 5),
                Strength.parse("depth=6,solve=12,sight=300,habit=90,greed=5").level());
        Level timed = Strength.parse("seconds=0.25").level();
        assertEquals(250, timed.millis());
        assertEquals(60, timed.depth());
    }

    @Test
    void settingsChangeOnlyTheirPartOfALevel() {
        Level seven = Level.of(7);
        Level deeper = Strength.parse("level=7,depth=5").level();
        assertEquals(5, deeper.depth());
        assertEquals(seven.accuracy(), deeper.accuracy());
        assertEquals(seven.solveEmpties(), deeper.solveEmpties());
    }

    @Test
    void secondsLimitEveryLevel() {
        Strength longer = Strength.parse("level=7,seconds=9");
        assertEquals(9_000, longer.level().millis());
        assertEquals(9_000, longer.question(START, 1).budgetMillis());
        Strength shorter = Strength.parse("level=7,seconds=0.1");
        assertEquals(Level.of(7), shorter.level());
        assertEquals(100, shorter.question(START, 1).budgetMillis());
        assertEquals(30, shorter.question(START, 1, new MoveTime(30, 400)).usualMillis());
        assertEquals(40, shorter.question(START, 1, new MoveTime(30, 40)).budgetMillis());
    }

    @Test
    void strongestLevelUsesAnExternalTimeLimit() {
        MoveTime minute = new MoveTime(60_000, 90_000);
        Strength strongest = new Strength(Level.strongest(), 0);
        assertEquals(Level.strongest(), strongest.question(START, 1).level());
        assertEquals(
                Integer.MAX_VALUE, strongest.question(START, 1, minute).level().millis());
        assertEquals(90_000, strongest.question(START, 1, minute).budgetMillis());
        assertEquals(Level.of(3), Strength.parse("3").question(START, 1, minute).level());
        assertEquals(
                500,
                Strength.parse("level=3,seconds=0.5").question(START, 1, minute).budgetMillis());
    }
}
