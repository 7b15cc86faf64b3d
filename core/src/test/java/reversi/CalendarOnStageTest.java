package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.archive.ArchivedGame;

/** The calendar of what was done, and the goals of a day that somebody chooses there. */
class CalendarOnStageTest {
    private static GameDriver played(boolean isTouch) {
        GameDriver game = isTouch ? GameDriver.phone() : GameDriver.wide();
        game.composition()
                .library()
                .add(List.of(ArchivedGame.local("a", System.currentTimeMillis(), Games.ended(), "")), result -> {});
        game.go().home();
        game.pass(0.5f);
        return game;
    }

    @Test
    void aNewcomerIsNotAskedForGoals() {
        try (GameDriver game = GameDriver.wide()) {
            game.go().home();
            game.pass(0.5f);
            assertFalse(game.canClick("CALENDAR"));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void goalsAreChosenInTheCalendarAndSeenOnTheFirstPage(boolean isTouch) {
        try (GameDriver game = played(isTouch)) {
            String before = game.composition().accessTree().nodes().toString();
            assertFalse(before.contains("A game done"), before);
            game.click("CALENDAR");
            game.pass(0.5f);
            assertTrue(game.shows("Each day"), () -> game.words().toString());
            assertTrue(game.shows("Done today"), "a game has ended today");
            game.click("A game");
            game.click("A puzzle");
            game.click("Close");
            game.pass(0.5f);
            String after = game.composition().accessTree().nodes().toString();
            assertTrue(after.contains("Calendar, A puzzle, A game done"), after);
        }
    }

    @Test
    void theMonthBeforeIsAPressAway() {
        try (GameDriver game = played(false)) {
            game.click("CALENDAR");
            game.pass(0.5f);
            assertTrue(game.shows("1 day"), () -> game.words().toString());
            game.click("STEP_BACK");
            game.pass(0.2f);
            assertFalse(game.shows("1 day"), () -> game.words().toString());
            game.click("STEP");
            game.pass(0.2f);
            assertTrue(game.shows("1 day"), () -> game.words().toString());
            assertEquals("home", game.state().page());
        }
    }

    @Test
    void itIsReachedFromThePuzzlesToo() {
        try (GameDriver game = GameDriver.wide()) {
            game.go().puzzles();
            game.pass(0.5f);
            game.click("CALENDAR");
            game.pass(0.5f);
            assertTrue(game.shows("Each day"), () -> game.words().toString());
        }
    }
}
