package reversi.tools.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Level;
import reversi.engine.MoveTime;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.rules.Position;
import reversi.rules.Variant;

/** What the words and options for strength ask of the engine; {@code -} stands for a level's own or for no limit. */
class StrengthTableTest {
    private static final Position START = Position.start(Variant.OTHELLO);
    private static final int NO_LIMIT = Integer.MAX_VALUE;

    @ParameterizedTest
    @CsvSource({
        "depth=6,            6, 12, -,    0",
        "depth=12,          12, 20, -,    0",
        "depth=30,          30, 20, -,    0",
        "'depth=6,solve=0',  6,  0, -,    0",
        "solve=8,           60,  8, -,    0",
        "seconds=2,         60, 20, 2000, 2000",
        "'depth=6,seconds=0.5', 6, 12, 500, 500",
        "seconds=0.0001,    60, 20, 1,    1",
        "seconds=0,         60, 20, 1,    1",
        "'seconds=3,depth=4,solve=2', 4, 2, 3000, 3000",
    })
    void readsTrials(String text, int depth, int solve, String most, int millis) {
        Strength strength = Strength.parse(text);
        assertEquals(depth, strength.level().depth());
        assertEquals(solve, strength.level().solveEmpties());
        assertEquals(
                most.equals("-") ? NO_LIMIT : Integer.parseInt(most),
                strength.level().millis());
        assertEquals(millis, strength.millis());
        assertTrue(strength.level().isFlawless(), "a trial makes no errors on purpose");
    }

    @Test
    void readsEveryLevel() {
        for (Level level : Level.all()) {
            assertEquals(new Strength(level, 0), Strength.parse("" + level.number()));
            assertEquals(new Strength(level, 0), Strength.parse("level=" + level.number()));
        }
    }

    @Test
    void defaultsToTheStrongestLevel() {
        assertEquals(new Strength(Level.strongest(), 0), Strength.of(null, null, null, null));
    }

    @ParameterizedTest
    @CsvSource({
        "level=3, sight, 123",
        "level=3, habit, 7",
        "level=3, greed, 9",
        "depth=4, sight, 0",
        "depth=4, greed, 400"
    })
    void addsErrorsToAnyStrength(String base, String name, int value) {
        Level plain = Strength.parse(base).level();
        Level changed = Strength.parse(base + "," + name + "=" + value).level();
        assertEquals(name.equals("sight") ? value : plain.accuracy(), changed.accuracy());
        assertEquals(name.equals("habit") ? value : plain.humanBias(), changed.humanBias());
        assertEquals(name.equals("greed") ? value : plain.flipBias(), changed.flipBias());
        assertEquals(plain.depth(), changed.depth());
        assertEquals(plain.solveEmpties(), changed.solveEmpties());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''           | not a whole number: '' in ''",
                "seven        | not a whole number: 'seven' in 'seven'",
                "7.5          | not a whole number: '7.5' in '7.5'",
                "level=       | not a whole number: '' in 'level='",
                "=7           | not a setting, or said twice: '=7' in '=7'",
                "depth=4,     | not a setting, or said twice: '' in 'depth=4,'",
                "depth=4,,    | not a setting, or said twice: '' in 'depth=4,,'",
                "depth=4,7    | not a setting, or said twice: '7' in 'depth=4,7'",
                "depth=4,depth=4 | not a setting, or said twice: 'depth=4' in 'depth=4,depth=4'",
                "seconds=long | not a number: 'long' in 'seconds=long'",
                "Depth=4      | nobody knows [Depth] in 'Depth=4'",
                "depth=4,a=1,b=2 | nobody knows [a, b] in 'depth=4,a=1,b=2'",
                "depth=99999999999 | not a whole number: '99999999999' in 'depth=99999999999'",
            })
    void reportsTheInvalidWord(String text, String message) {
        IllegalArgumentException wrong = assertThrows(IllegalArgumentException.class, () -> Strength.parse(text));
        assertEquals(message, wrong.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"level=0", "level=-1", "level=1000"})
    void refusesUnknownLevels(String text) {
        assertThrows(IllegalArgumentException.class, () -> Strength.parse(text));
    }

    @Test
    void takesASettingOnce() {
        ContestantOptions settings = ContestantOptions.read("depth=4,hash=32,ratio=0.5");
        assertEquals(32, settings.takeWhole("hash"));
        assertNull(settings.takeWhole("hash"));
        assertEquals(0.5, settings.takeNumber("ratio"));
        assertEquals("4", settings.take("depth"));
        assertNull(settings.take("level"));
        settings.end();
    }

    /** Own time of the strength, the limit's usual and most, and what is asked. */
    @ParameterizedTest
    @CsvSource({
        "depth=4,               -,   -,     -,     -",
        "depth=4,             100, 300,   100,   300",
        "'depth=4,seconds=1',   -,   -,  1000,  1000",
        "'depth=4,seconds=1', 100, 300,   100,   300",
        "'depth=4,seconds=1', 100, 5000,  100,  1000",
        "'depth=4,seconds=1', 4000, 5000, 1000, 1000",
    })
    void takesTheLesserOfItsOwnTimeAndTheLimit(String text, String usual, String most, String asked, String budget) {
        MoveTime limit = new MoveTime(millis(usual), millis(most));
        Question question = Strength.parse(text).question(START, 7, limit);
        assertEquals(millis(asked), question.usualMillis());
        assertEquals(millis(budget), question.budgetMillis());
        assertEquals(7, question.seed());
        assertEquals(Purpose.MOVE, question.purpose());
    }

    private static int millis(String text) {
        return text.equals("-") ? Question.LEVELS_OWN_TIME : Integer.parseInt(text);
    }

    @Test
    void changesOnlyDepthAndSolving() {
        Strength before = Strength.parse("level=2,seconds=1");
        Strength after = before.with(9, 11);
        assertEquals(9, after.level().depth());
        assertEquals(11, after.level().solveEmpties());
        assertEquals(before.level().accuracy(), after.level().accuracy());
        assertEquals(before.level().millis(), after.level().millis());
        assertEquals(before.millis(), after.millis());
    }

    @Test
    void valuesWithoutVariety() {
        assertFalse(Level.strongest()
                .equals(new Strength(Level.strongest(), 0).forValues().level()));
        Strength trial = Strength.parse("depth=4");
        assertEquals(4, trial.forValues().level().depth());
        assertEquals(trial.level().solveEmpties(), trial.forValues().level().solveEmpties());
    }

    @Test
    void workersLimitTheirThreads() throws Exception {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        AtomicInteger done = new AtomicInteger();
        List<Callable<Integer>> tasks = Collections.nCopies(50, () -> {
            threads.add(Thread.currentThread());
            return done.incrementAndGet();
        });
        Workers.run(3, tasks);
        assertEquals(50, done.get());
        assertTrue(threads.size() <= 3, threads::toString);
        assertFalse(threads.contains(Thread.currentThread()));
    }

    @Test
    void failedTaskStopsLaterOnes() {
        List<Integer> begun = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch never = new CountDownLatch(1);
        List<Callable<Object>> tasks = new ArrayList<>();
        tasks.add(() -> {
            begun.add(0);
            throw new IllegalStateException("broken");
        });
        tasks.add(() -> {
            // Held until the pool is shut down, so that the third never has a thread.
            never.await();
            return 1;
        });
        tasks.add(() -> begun.add(2));
        ExecutionException failed = assertThrows(ExecutionException.class, () -> Workers.run(1, tasks));
        assertEquals("broken", String.valueOf(failed.getCause().getMessage()));
        assertEquals(List.of(0), begun);
    }

    @Test
    void acceptsNoTasks() throws Exception {
        Workers.run(1, List.of());
    }
}
