package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Variant;

/** Keys held together: those of the game, those of a Mac, and those that belong to browser and system. */
class ShortcutsTest {
    private GameDriver game = GameDriver.wide();

    private void begin() {
        game.play(new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
        game.clickSquare("f5");
        game.clickSquare("d6");
    }

    private int plies() {
        return game.table().transcript().length() / 2;
    }

    @AfterEach
    void close() {
        game.close();
    }

    /** Where a page has no keys of its own, those that work there stand first, and those of a game under a heading that says so. */
    @Test
    void aQuestionMarkShowsThemAll() {
        game.type("?");
        assertTrue(game.shows("Keyboard shortcuts"));
        List<String> words = game.words();
        int heading = words.indexOf("In a game");
        assertTrue(words.indexOf("Next control") < heading, words::toString);
        assertTrue(heading < words.indexOf("Undo") && heading < words.indexOf("Ctrl"), words::toString);
        game.press(Keys.ESCAPE);
        assertFalse(game.shows("Ctrl"));
        begin();
        game.type("?");
        assertTrue(game.shows("Keyboard shortcuts"), "at the board too");
        assertTrue(game.shows("Ctrl") && game.shows("Next control"), () -> game.words()
                .toString());
        assertFalse(game.shows("In a game"), "which one is in already");
    }

    @Test
    void aPageWithKeysOfItsOwnShowsThem() {
        game.go().games();
        game.pass(0.5f);
        game.type("?");
        assertTrue(game.shows("Choose all games"), () -> game.words().toString());
        assertFalse(game.shows("Choose a square"));
        assertTrue(game.shows("Next control"), "and those of every page");
    }

    @Test
    void theKeysOfTheAnalysisBoardThatGoTogetherAreARange() {
        game.go().analysis();
        game.pass(0.5f);
        game.type("?");
        assertTrue(game.shows("1\u20135"), () -> game.words().toString());
    }

    @Test
    void theMenuAndTheSettingsLeadToThem() {
        begin();
        game.press(Keys.ESCAPE);
        game.click("Shortcuts");
        assertTrue(game.shows("Keyboard shortcuts"));
        game.press(Keys.ESCAPE);
        game.go().settings();
        game.pass(0.5f);
        assertTrue(game.shows("Keyboard shortcuts"));
    }

    @Test
    void aMacHasItsOwnKey() {
        game.close();
        game = GameDriver.wide().onMac();
        begin();
        game.pressWith(Keys.CONTROL_LEFT, Keys.Z);
        assertEquals(2, plies());
        game.pressWith(Keys.SYM, Keys.Z);
        assertEquals(1, plies());
        game.pressWith(Keys.SYM, Keys.Y);
        assertEquals(1, plies(), "a Mac's browser shows its history");
        game.type("?");
        assertFalse(game.shows("Ctrl"));
    }

    @Test
    void controlTakesBackAndRestores() {
        begin();
        game.pressWith(Keys.CONTROL_LEFT, Keys.Z);
        assertEquals(1, plies());
        game.pressWith(Keys.CONTROL_LEFT, Keys.Y);
        assertEquals(2, plies());
    }

    @Test
    void whatTheBrowserOwnsDoesNothingHere() {
        begin();
        String before = game.focused();
        game.pressWith(Keys.CONTROL_LEFT, Keys.N);
        assertFalse(game.state().isSheetOpen());
        game.pressWith(Keys.CONTROL_LEFT, Keys.T);
        game.pressWith(Keys.CONTROL_LEFT, Keys.W);
        game.pressWith(Keys.ALT_LEFT, Keys.LEFT);
        game.press(Keys.F5);
        assertEquals(before, game.focused());
        assertEquals(2, plies());
        assertEquals("game", game.state().page());
    }
}
