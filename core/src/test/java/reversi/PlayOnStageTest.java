package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.ClockTimes;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.game.GamePage;
import reversi.screens.game.LiveGame;

/** The page of a game says what is to be seen on the board, no sooner and no later. */
class PlayOnStageTest {
    private static final GameSetup VERSUS =
            new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 5), TimeControl.none());
    private static final String EMOJI = "\uD83D\uDE00";

    private final GameDriver game = GameDriver.wide();

    @BeforeEach
    void begin() {
        game.play(VERSUS);
    }

    @AfterEach
    void close() {
        game.close();
    }

    private LiveGame live() {
        return ((GamePage) game.router().front()).game();
    }

    @Test
    void aMoveIsMarkedAndListedOnceItsDiscLies() {
        live().choose(Square.of("d3"));
        game.pass(0.03f);
        assertTrue(live().isMoving());
        assertNull(live().board().last());
        assertFalse(game.shows("move 1"));
        game.pass(2);
        assertEquals(Square.of("d3"), live().board().last());
        assertTrue(game.shows("move 1"));
    }

    @Test
    void theMarkStaysOnTheMoveBeforeWhileTheNextDiscFalls() {
        game.clickSquare("d3");
        game.thinker().answer();
        while (!live().isMoving() || live().session().transcript().plies() < 2) {
            game.pass(0.02f);
        }
        assertEquals(Square.of("d3"), live().board().last());
        game.pass(2);
        Square reply =
                live().session().transcript().turns().get(1).move().square().orElseThrow();
        assertEquals(reply, live().board().last());
    }

    @Test
    void whatIsTakenBackIsMarkedNoMore() {
        game.clickSquare("d3");
        game.click("Undo");
        game.pass(1);
        assertNull(live().board().last());
        assertFalse(game.shows("move 1"));
    }

    @Test
    void undoAgainstAClockSaysWhatItDoesWithTimeOnce() {
        String said = "Undone: the clocks show again what they showed then.";
        game.clickSquare("d3");
        game.click("Undo");
        game.pass(0.5f);
        assertFalse(game.shows(said), "without a clock there is nothing to say");
        game.play(new GameSetup(Variant.OTHELLO, VERSUS.black(), VERSUS.white(), TimeControl.perGame(300, 0)));
        game.pass(30);
        game.clickSquare("d3");
        game.click("Undo");
        ClockTimes shown = live().session().clock().shown();
        assertTrue(shown.black() > 299_000, "what was thought about the move comes back: " + shown);
        assertTrue(game.shows(said), () -> game.words().toString());
        game.pass(20);
        game.clickSquare("d3");
        game.click("Undo");
        assertFalse(game.shows(said), "it is known by now");
    }

    @Test
    void aMenuOpenedWhileDiscsMoveOffersTheValuesOnceTheyLie() {
        game.clickSquare("d3");
        game.thinker().answer();
        while (live().session().transcript().plies() < 2) {
            game.pass(0.02f);
        }
        assertTrue(live().isMoving());
        game.press(Input.Keys.ESCAPE);
        assertTrue(game.state().isSheetOpen());
        assertFalse(game.canClick("Move values"));
        game.pass(3);
        assertTrue(game.canClick("Move values"));
    }

    @Test
    void aNoticeDoesNotLieOverALaterSheet() {
        game.router().notice("A short notice");
        assertTrue(game.shows("A short notice"));
        game.press(Input.Keys.ESCAPE);
        assertFalse(game.shows("A short notice"));
        game.pass(10);
        game.press(Input.Keys.ESCAPE);
        assertTrue(game.shows("A short notice"), "it is read afterwards: its time stood still");
        game.press(Input.Keys.ESCAPE);
        game.router().notice("Said by the sheet");
        assertTrue(game.shows("Said by the sheet"));
        assertFalse(game.shows("A short notice"));
    }

    @Test
    void aRefusalGoesWhenASheetOpens() {
        game.clickSquare("d4");
        live().choose(Square.of("d4"));
        game.pass(0.1f);
        assertTrue(game.shows("That square is taken"));
        game.press(Input.Keys.ESCAPE);
        game.pass(0.5f);
        assertFalse(game.shows("That square is taken"));
    }

    @Test
    void passesAreNoMoves() {
        game.play(new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < 70 && !game.table().isOver(); i++) {
            if (game.table().isPersonAsked()) {
                live().choose(live().board().legal().get(0));
            }
            game.pass(2.5f);
            seen.addAll(game.words());
        }
        assertTrue(game.table().isOver());
        assertTrue(live().session().transcript().plies() > 60, "the game has passes");
        assertFalse(seen.stream().anyMatch(words -> words.equals("move 61")));
    }

    @Test
    void emojiAreRefusedBeforeTheyAreSent() {
        game.sitDown();
        game.click("Say something");
        game.type("Well played " + EMOJI);
        game.press(Input.Keys.ENTER);
        assertTrue(game.shows("Emoji can’t be shown here"));
        assertTrue(game.server().heard().stream().noneMatch(TableRequest.Say.class::isInstance));
        assertEquals("Well played " + EMOJI, game.written("Say something"), "what was written is kept");
    }

    @Test
    void lettersThatNotEverybodyCanSeeAreRefusedBeforeTheyAreSent() {
        game.sitDown();
        game.click("Say something");
        game.type("\u0E2A\u0E27");
        game.press(Input.Keys.ENTER);
        assertTrue(game.shows("Some of these letters"));
        assertTrue(game.server().heard().stream().noneMatch(TableRequest.Say.class::isInstance));
    }

    @Test
    void whatAnotherProgramSaysCanBeRead() {
        game.sitDown();
        game.happen(new TableEvent.Said(Disc.BLACK, "Nice! " + EMOJI + " \u0E2A \u65E5\u672C"));
        game.pass(0.5f);
        assertTrue(game.words().stream().anyMatch(words -> words.startsWith("Nice!")), () -> "" + game.words());
        assertTrue(game.words().stream().noneMatch(words -> words.contains("\uD83D") || words.contains("\u0E2A")));
        assertTrue(game.words().stream().anyMatch(words -> words.contains("\u65E5\u672C")), () -> "" + game.words());
    }

    /** Three sentences and a picture, and the course from there; the game waits meanwhile. */
    @Test
    void howToPlayIsSaidInTheMiddleOfAGame() {
        try (GameDriver driver = GameDriver.phone()) {
            driver.play(new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 1), TimeControl.none()));
            driver.click("Menu");
            driver.click("How to play");
            driver.pass(5);
            assertTrue(driver.shows("Everything in between flips"));
            driver.click("Back to game");
            driver.pass(0.5f);
            assertEquals("game", driver.state().page());
            driver.click("Menu");
            driver.click("How to play");
            driver.click("To the course");
            driver.pass(0.5f);
            assertEquals("learn", driver.state().page());
        }
    }
}
