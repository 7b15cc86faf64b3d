package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import org.junit.jupiter.api.Test;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.rules.Variant;

/** What a person does on the way through the whole game arrives where it does in a window. */
class GameDriverTest {
    private static final GameSetup VERSUS =
            new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 5), TimeControl.none());

    @Test
    void aGameIsBegunAndPlayedByMouse() {
        try (GameDriver game = GameDriver.wide()) {
            game.click("Play the computer");
            assertEquals("new", game.state().page());
            game.click("Start");
            assertEquals("game", game.state().page());
        }
    }

    @Test
    void aFingerPlaysAndTheComputerAnswers() {
        try (GameDriver game = GameDriver.phone()) {
            game.play(VERSUS);
            game.clickSquare("d3");
            assertEquals("d3", game.table().transcript());
            game.thinker().answer();
            game.pass(3);
            assertTrue(game.table().isPersonAsked());
            assertEquals(3, game.table().black());
        }
    }

    @Test
    void aRestartLeadsBackToTheGame() {
        GameDriver before = GameDriver.wide();
        before.play(VERSUS);
        before.clickSquare("d3");
        before.close();
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, before.store())) {
            game.click("Continue");
            assertEquals("d3", game.table().transcript());
        }
    }

    @Test
    void keysWalkAndTheChatTakesWhatIsTyped() {
        try (GameDriver game = GameDriver.wide()) {
            game.sitDown();
            game.happen(new TableEvent.Said(Disc.BLACK, "Well played"));
            assertTrue(game.shows("Well played"));
            game.press(Input.Keys.ESCAPE);
            assertTrue(game.state().isSheetOpen());
            game.press(Input.Keys.TAB);
            String first = game.focused();
            game.press(Input.Keys.TAB);
            assertFalse(first.equals(game.focused()));
            game.pressWith(Input.Keys.SHIFT_LEFT, Input.Keys.TAB);
            assertEquals(first, game.focused());
        }
    }
}
