package reversi.screens.puzzle;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.GameDriver;
import reversi.platform.MemoryStore;
import reversi.screens.CalendarDay;

/** The first page says for how many days in a row the daily puzzle was solved. */
class StreakCardTest {
    private static final int DAYS = 3;

    @ParameterizedTest
    @CsvSource({"0, true", "5, false"})
    void aStreakIsSaidUntilItBreaks(int daysAgo, boolean isSaid) {
        MemoryStore store = new MemoryStore();
        long last = CalendarDay.number(System.currentTimeMillis(), 0) - daysAgo;
        PuzzleRepository puzzles = new PuzzleRepository(store, result -> {});
        for (long day = last - DAYS + 1; day <= last; day++) {
            long solved = day;
            puzzles.change(progress -> progress.withDaily(solved));
        }
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            assertFalse(game.shows("streak"));
            game.go().puzzles();
            game.pass(0.5f);
            game.go().home();
            game.pass(0.5f);
            assertTrue(game.shows(isSaid ? "streak 3" : "A new one every day"), () -> game.words()
                    .toString());
        }
    }
}
