package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Rectangle;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Answer;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.game.TrainingLadder;
import reversi.platform.Store;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.screens.board.BoardView;
import reversi.screens.game.GamePage;
import reversi.screens.game.LiveGame;
import reversi.screens.ui.Button;
import reversi.screens.ui.Text;

/** The coach stops a blunder before the disc is placed, and never holds a game. */
class CoachOnStageTest {
    private static final String WARNING = "Look again at b4";

    private GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void open(GameDriver next) {
        game.close();
        game = next;
    }

    /** Begins a game with the coach on; the engine has not answered yet. */
    private void play(GameSetup setup) {
        switchOn();
        game.thinker().answerWith(Advised.ANSWER);
        game.play(setup);
        game.pass(1);
    }

    private void switchOn() {
        if (!isOn()) {
            game.go().settings();
            game.pass(0.5f);
            game.click(game.shows("Entraîneur") ? "Entraîneur" : "Coach");
        }
    }

    /** Whether the device keeps that a coach is wanted. */
    private boolean isOn() {
        return game.store().read("settings") instanceof Store.Text kept
                && kept.value().contains("coach=true");
    }

    private void blunder() {
        play(Advised.versus());
        game.thinker().answer();
        game.clickSquare("b4");
    }

    private LiveGame live() {
        return ((GamePage) game.router().front()).game();
    }

    private int plies() {
        return live().session().transcript().plies();
    }

    @Test
    void aBlunderIsNotPlayedButExplained() {
        blunder();
        assertTrue(game.shows(WARNING), () -> game.words().toString());
        assertTrue(game.shows("Gives White 3 safe discs."));
        assertFalse(game.shows("d8"), "the best move is not told");
        assertEquals(0, plies());
        assertTrue(game.table().isPersonAsked());
        assertEquals(0, game.thinker().waiting(), "the computer was asked nothing");
        assertFalse(live().board().marked().isEmpty());
    }

    @Test
    void anotherMoveIsChosen() {
        blunder();
        game.click("Choose another");
        assertFalse(game.shows(WARNING));
        assertEquals(0, plies());
        assertNull(live().board().mistake());
        game.clickSquare("d8");
        assertEquals(1, plies());
        assertFalse(live().session().canRedo());
    }

    @Test
    void theMoveIsPlayedAnyway() {
        blunder();
        game.click("Play anyway");
        game.pass(1);
        assertFalse(game.shows(WARNING));
        assertEquals("b4", live().session().transcript().turns().get(0).move().toString());
        assertNull(live().board().mistake());
        assertEquals(1, game.thinker().waiting(), "the computer thinks about its answer");
    }

    @ParameterizedTest
    @ValueSource(ints = {Input.Keys.ESCAPE, Input.Keys.ENTER, Input.Keys.SPACE})
    void aKeyTakesTheMoveBack(int key) {
        blunder();
        game.press(key);
        assertFalse(game.shows(WARNING));
        assertFalse(game.state().isSheetOpen());
        assertEquals(0, plies());
    }

    @Test
    void theKeyboardPlaysAnyway() {
        play(Advised.versus());
        game.thinker().answer();
        game.type("b4");
        game.pass(1);
        assertTrue(game.shows(WARNING));
        for (int i = 0; i < 20 && !isOn("Play anyway"); i++) {
            game.press(Input.Keys.TAB);
        }
        game.press(Input.Keys.ENTER);
        assertEquals(1, plies());
    }

    private boolean isOn(String words) {
        return game.composition().focus().current() instanceof Button button
                && VisibleActors.of(button).stream()
                        .anyMatch(actor ->
                                actor instanceof Text text && text.words().equals(words));
    }

    @Test
    void theSameSquareAgainPlaysNothingAndAnotherIsJudgedAnew() {
        blunder();
        game.clickSquare("b4");
        assertTrue(game.shows(WARNING));
        game.clickSquare("b3");
        assertTrue(game.shows("Look again at b3"));
        game.clickSquare("d8");
        assertFalse(game.shows("Look again"));
        assertEquals(1, plies());
    }

    @Test
    void aGoodMoveIsPlayedAtOnce() {
        play(Advised.versus());
        game.thinker().answer();
        game.clickSquare("d8");
        assertEquals(1, plies());
        assertFalse(game.shows("Look again"));
    }

    @Test
    void whatIsNotKnownInTimeIsPlayed() {
        play(Advised.versus());
        live().choose(Square.of("b4"));
        game.pass(0.3f);
        assertEquals(0, plies(), "it waits a moment");
        game.pass(0.5f);
        assertEquals(1, plies());
        assertFalse(game.shows("Look again"));
    }

    @Test
    void aJudgementThatComesInTimeCounts() {
        play(Advised.versus());
        live().choose(Square.of("b4"));
        game.pass(0.2f);
        game.thinker().answer();
        game.pass(1);
        assertTrue(game.shows(WARNING));
        assertEquals(0, plies());
    }

    @Test
    void eachPositionIsWaitedForAnew() {
        play(Advised.versus());
        game.thinker().answer();
        game.clickSquare("d8");
        game.thinker().answerWith(reply());
        game.thinker().answer();
        game.pass(2);
        live().choose(live().board().legal().get(0));
        game.pass(0.2f);
        assertEquals(2, plies(), "what was known of the position before says nothing");
        game.pass(0.5f);
        assertEquals(3, plies());
    }

    @Test
    void aShallowSearchJudgesNothing() {
        play(Advised.versus());
        game.thinker().answerWith(Advised.shallow());
        game.thinker().improve();
        game.clickSquare("b4");
        game.pass(1);
        assertEquals(1, plies());
    }

    @Test
    void whereNoDeeperSearchFollowsNobodyWaits() {
        play(Advised.versus());
        live().choose(Square.of("b4"));
        game.pass(0.1f);
        game.thinker().answerWith(Advised.shallow());
        game.thinker().answer();
        game.pass(0.1f);
        assertEquals(1, plies());
        assertFalse(game.shows("Look again"));
    }

    @Test
    void withoutTheCoachNothingIsAskedOrSaid() {
        game.play(Advised.versus());
        game.pass(1);
        assertEquals(0, game.thinker().waiting());
        game.clickSquare("b4");
        assertEquals(1, plies());
    }

    @Test
    void itIsSwitchedOnAndOffInTheMenu() {
        game.thinker().answerWith(Advised.ANSWER);
        game.play(Advised.versus());
        game.click("Menu");
        game.click("Turn coach on");
        assertTrue(isOn());
        game.thinker().answer();
        game.clickSquare("b4");
        assertTrue(game.shows(WARNING));
        game.press(Input.Keys.ESCAPE, Input.Keys.ESCAPE);
        game.click("Turn coach off");
        assertFalse(isOn());
        game.clickSquare("b4");
        assertEquals(1, plies());
    }

    @Test
    void twoPeopleAndTheTrainingLadderHaveNone() {
        for (GameSetup setup : new GameSetup[] {
            Advised.setup(Seat.human(""), TimeControl.none()),
            Advised.setup(Seat.computer("", 5), TimeControl.ladder(TrainingLadder.start()))
        }) {
            play(setup);
            assertEquals(0, game.thinker().waiting());
            game.clickSquare("b4");
            assertEquals(1, plies());
        }
    }

    @Test
    void anEngineThatFailsHoldsNoGameAndSaysSoOnce() {
        play(Advised.versus());
        live().choose(Square.of("b4"));
        game.thinker().fail("Worker is not defined");
        game.pass(0.5f);
        assertEquals(1, plies(), "played at once");
        assertTrue(game.shows("No coach: the engine doesn’t run here."));
        game.router().clearNotices();
        game.click("Undo");
        game.pass(1);
        game.thinker().fail("Worker is not defined");
        game.pass(0.5f);
        assertFalse(game.shows("No coach"), "once is enough");
        game.clickSquare("b4");
        assertEquals(1, plies());
    }

    @Test
    void theClockRunsOnAndEndsTheWarning() {
        play(Advised.setup(Seat.computer("", 5), TimeControl.perGame(20, 0)));
        game.thinker().answer();
        game.clickSquare("b4");
        assertTrue(game.shows(WARNING));
        long before = live().session().clock().millisLeft(Disc.BLACK);
        game.pass(2);
        assertTrue(live().session().clock().millisLeft(Disc.BLACK) < before - 1_500);
        game.pass(20);
        assertTrue(game.table().isOver());
        assertFalse(game.shows(WARNING));
        assertNull(live().board().mistake());
    }

    @Test
    void takingBackAnEarlierMoveEndsTheWarning() {
        play(Advised.versus());
        game.thinker().answer();
        game.clickSquare("d8");
        game.thinker().answerWith(reply());
        game.thinker().answer();
        game.pass(2);
        assertEquals(2, plies());
        game.click("Undo");
        game.pass(1);
        game.thinker().answerWith(Advised.ANSWER);
        game.thinker().answer();
        game.clickSquare("b4");
        assertTrue(game.shows(WARNING));
        game.click("Redo");
        game.pass(2);
        assertFalse(game.shows(WARNING));
        assertEquals(2, plies());
    }

    private static Answer reply() {
        Move move = Move.at("g6");
        return new Answer(move, 0, 5, 100, false, List.of(move), List.of(), 1);
    }

    @ParameterizedTest
    @CsvSource({
        "en, 1280, 720",
        "fr, 1280, 720",
        "fr, 900, 600",
        "en, 390, 844",
        "fr, 390, 844",
        "fr, 320, 640",
        "fr, 844, 390"
    })
    void theBoardStaysWhereItIs(String language, int width, int height) {
        open(GameDriver.of(language, true, width, height));
        play(Advised.versus());
        Rectangle before = GameDriver.place(game.all(BoardView.class).get(0));
        game.thinker().answer();
        game.clickSquare("b4");
        assertTrue(game.shows("b4"));
        Rectangle after = GameDriver.place(game.all(BoardView.class).get(0));
        assertEquals(before, after);
        for (Button button : game.all(Button.class)) {
            assertFalse(GameDriver.place(button).overlaps(after));
        }
    }
}
