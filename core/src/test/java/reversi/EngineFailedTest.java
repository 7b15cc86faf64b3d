package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import org.junit.jupiter.api.Test;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.game.TrainingLadder;
import reversi.rules.Variant;

/** Where the engine does not run, nobody waits for a move that never comes. */
class EngineFailedTest {
    private static final GameSetup VERSUS = new GameSetup(
            Variant.OTHELLO, Seat.human(""), Seat.computer("", 5), TimeControl.ladder(TrainingLadder.start()));

    private static GameDriver failed(GameSetup setup) {
        GameDriver game = GameDriver.phone();
        game.play(setup);
        if (setup.black().isHuman()) {
            game.clickSquare("d3");
        }
        game.thinker().fail("Worker is not defined");
        game.pass(1);
        return game;
    }

    @Test
    void itIsSaidAndTheComputerIsNotShownThinking() {
        try (GameDriver game = failed(VERSUS)) {
            assertTrue(game.shows("The computer can’t move"));
            assertTrue(game.shows("Worker is not defined"));
            game.press(Input.Keys.ESCAPE);
            game.click(5, 5);
            assertTrue(game.shows("The computer can’t move"), "behind it nobody can move");
            assertFalse(game.shows("thinking"), () -> game.words().toString());
        }
    }

    @Test
    void theComputerCanBeAskedAgain() {
        try (GameDriver game = failed(VERSUS)) {
            game.click("Try again");
            game.thinker().answer();
            game.pass(3);
            assertTrue(game.table().isPersonAsked());
            assertFalse(game.state().isSheetOpen());
        }
    }

    @Test
    void twoPeopleMayPlayTheGameOn() {
        try (GameDriver game = failed(VERSUS)) {
            String before = game.table().transcript();
            game.click("Play on as two players");
            game.pass(1);
            assertEquals(before, game.table().transcript());
            assertTrue(game.table().isPersonAsked(), "White is a person now");
            game.clickSquare("c3");
            assertEquals(before + "c3", game.table().transcript());
            assertTrue(game.table().isPersonAsked());
        }
    }

    @Test
    void theGameStaysSavedWhenItIsLeft() {
        try (GameDriver game = failed(VERSUS)) {
            game.click("Home");
            game.pass(1);
            assertEquals("home", game.state().page());
            assertTrue(game.canClick("Continue"));
        }
    }

    @Test
    void aGameThatOneOnlyWatchesIsNotPlayedOn() {
        GameSetup watched =
                new GameSetup(Variant.OTHELLO, Seat.computer("", 1), Seat.computer("", 2), TimeControl.none());
        try (GameDriver game = failed(watched)) {
            assertTrue(game.shows("The computer can’t move"));
            assertFalse(game.canClick("Play on as two players"));
        }
    }

    @Test
    void adviceThatCannotBeGivenIsANotice() {
        try (GameDriver game = GameDriver.wide()) {
            game.play(VERSUS);
            game.click("Hint");
            game.thinker().fail("Worker is not defined");
            game.pass(0.5f);
            assertTrue(game.shows("No advice: the engine doesn’t run here."));
            assertFalse(game.state().isSheetOpen());
        }
    }
}
