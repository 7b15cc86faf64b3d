package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.Store;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.screens.board.BoardView;
import reversi.screens.game.Command;
import reversi.screens.game.GameKeeper;
import reversi.screens.game.GamePage;

/** A game as hands play it: with a mouse, a finger, and a keyboard, on the real page without a window. */
class GameOnStageTest {
    private static final float FRAME = 1 / 60f;

    private TestStage stage = new TestStage("en", false);

    private void open(boolean isTouch, GameSetup setup) {
        stage.close();
        stage = new TestStage("en", isTouch);
        stage.resize(1280, 720);
        stage.composition().begin();
        stage.composition().go().play(setup);
        stage.settle();
        run(0.5f);
    }

    private static GameSetup two(Variant variant) {
        return new GameSetup(variant, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none());
    }

    @AfterEach
    void close() {
        stage.close();
    }

    private void run(float seconds) {
        for (float passed = 0; passed < seconds; passed += FRAME) {
            stage.composition().router().tick(FRAME);
            stage.stage().act(FRAME);
        }
    }

    private GamePage page() {
        return (GamePage) stage.composition().router().front();
    }

    private BoardView board() {
        return page().board().orElseThrow();
    }

    private int plies() {
        return page().game().session().transcript().plies();
    }

    private void fire(InputEvent.Type type, String square) {
        Vector2 at = board().onStage(Square.of(square));
        InputEvent event = new InputEvent();
        event.setType(type);
        event.setStage(stage.stage());
        event.setStageX(at.x);
        event.setStageY(at.y);
        event.setPointer(type == InputEvent.Type.mouseMoved ? -1 : 0);
        event.setButton(Input.Buttons.LEFT);
        board().fire(event);
    }

    private void tap(String square) {
        fire(InputEvent.Type.touchDown, square);
        run(0.1f);
        fire(InputEvent.Type.touchUp, square);
        run(2);
    }

    private void key(int key) {
        stage.composition().input().keyDown(key);
        run(0.3f);
    }

    private void type(String signs) {
        for (int i = 0; i < signs.length(); i++) {
            stage.composition().input().keyTyped(signs.charAt(i));
            run(0.1f);
        }
        run(2);
    }

    @Test
    void aTapPlacesADisc() {
        open(true, two(Variant.OTHELLO));
        tap("d3");
        assertEquals(1, plies());
        assertEquals(4, page().game().shownDiscs(Disc.BLACK));
    }

    @Test
    void aFingerHeldDownShowsTheFlipsAndPlacesNothing() {
        open(true, two(Variant.OTHELLO));
        fire(InputEvent.Type.touchDown, "d3");
        run(0.2f);
        assertEquals(List.of(), board().model().preview());
        run(0.4f);
        assertEquals(List.of(Square.of("d4")), board().model().preview());
        fire(InputEvent.Type.touchUp, "d3");
        run(1);
        assertEquals(0, plies());
        assertEquals(List.of(), board().model().preview());
    }

    @Test
    void aFingerThatSlidesAwayPlacesNothing() {
        open(true, two(Variant.OTHELLO));
        fire(InputEvent.Type.touchDown, "d3");
        fire(InputEvent.Type.touchDragged, "c4");
        fire(InputEvent.Type.touchUp, "c4");
        run(1);
        assertEquals(0, plies());
    }

    @Test
    void aMouseShowsTheFlipsByPointing() {
        open(false, two(Variant.OTHELLO));
        fire(InputEvent.Type.mouseMoved, "c4");
        assertEquals(List.of(Square.of("d4")), board().model().preview());
        fire(InputEvent.Type.mouseMoved, "a1");
        assertEquals(List.of(), board().model().preview());
    }

    @Test
    void typedSquaresPlaceAndLettersCommand() {
        open(false, two(Variant.OTHELLO));
        type("d3");
        type("C3");
        assertEquals(2, plies());
        type("u");
        assertEquals(1, plies());
        type("r");
        assertEquals(2, plies());
        type("a1");
        assertEquals(2, plies());
    }

    @Test
    void arrowsMoveTheCursorAndEnterPlaces() {
        open(false, two(Variant.OTHELLO));
        key(Input.Keys.RIGHT);
        assertEquals(Square.of("d3"), board().model().cursor());
        key(Input.Keys.RIGHT);
        assertEquals(Square.of("e3"), board().model().cursor());
        key(Input.Keys.LEFT);
        key(Input.Keys.ENTER);
        run(2);
        assertEquals(1, plies());
        stage.composition().input().touchDown(0, 0, 0, 0);
        run(0.1f);
        assertEquals(null, board().model().cursor(), "the pointer hides the cursor");
    }

    @Test
    void escapeOpensTheMenuAndClosesIt() {
        open(false, two(Variant.OTHELLO));
        key(Input.Keys.ESCAPE);
        assertTrue(stage.composition().router().isSheetOpen());
        type("d3");
        assertEquals(0, plies(), "nothing is placed behind a dialog");
        key(Input.Keys.ESCAPE);
        assertFalse(stage.composition().router().isSheetOpen());
    }

    @Test
    void theEndShowsTheResultAndARematchChangesColours() {
        open(false, two(Variant.square(4, Start.DIAGONAL)));
        for (int i = 0; i < 40 && page().game().shownOutcome().isEmpty(); i++) {
            List<Square> legal = board().model().legal();
            if (!legal.isEmpty()) {
                type(legal.get(0).name());
            }
            run(1);
        }
        assertTrue(page().game().isResultShown());
        page().controller().commands().run(Command.REMATCH);
        run(1);
        assertEquals(0, plies());
        assertEquals("Ben", page().game().session().setup().black().name());
        assertFalse(page().game().isResultShown());
    }

    @Test
    void aGameLeftForTheFirstPageGoesOn() {
        open(false, two(Variant.EIGHT_STARS));
        type(board().model().legal().get(0).name() + "\n");
        key(Input.Keys.ENTER);
        run(2);
        assertEquals(1, plies());
        var left = page().game().session().position();
        stage.composition().go().home();
        run(1);
        stage.composition().go().resume();
        stage.settle();
        run(1);
        assertEquals(left, page().game().session().position());
        assertEquals(Optional.of(Disc.WHITE), board().model().asks());
    }

    @Test
    void aResizedWindowShowsTheSameGame() {
        open(false, two(Variant.OTHELLO));
        type("d3");
        float before = board().geometry().side();
        stage.resize(390, 844);
        run(0.5f);
        assertTrue(board().geometry().side() < before);
        assertEquals(1, plies());
        tap("c3");
        assertEquals(2, plies());
    }

    @Test
    void aFullDeviceIsToldOnceAndNothingOlderIsLost() {
        String full = "There is no room left on this device: your game and settings aren’t being saved.";
        open(false, two(Variant.OTHELLO));
        type("d3");
        String older = stage.kept().get(GameKeeper.NAME);
        stage.store().breakDown(Store.Result.FULL);
        type("c3");
        assertTrue(stage.composition().probe().shows(full));
        assertEquals(older, stage.kept().get(GameKeeper.NAME));
        run(12);
        assertFalse(stage.composition().probe().shows(full));
        type("c4");
        assertEquals(3, plies());
        assertFalse(stage.composition().probe().shows(full), "told once");
        stage.composition().go().home();
        run(1);
        stage.composition().go().resume();
        stage.settle();
        run(1);
        assertEquals(3, plies(), "until the program ends nothing is lost");
        stage.store().breakDown(Store.Result.DONE);
        type(board().model().legal().get(0).name());
        String newest = stage.kept().get(GameKeeper.NAME);
        assertTrue(newest.contains("[3,\"c4\"],[4,\""), newest);
    }

    @Test
    void aDamagedGameIsSetAside() {
        stage.close();
        stage = new TestStage("en", false);
        stage.kept().put(GameKeeper.NAME, "reversi-game 1\nnonsense");
        stage.resize(1280, 720);
        stage.composition().begin();
        stage.settle();
        assertEquals("reversi-game 1\nnonsense", stage.kept().get(GameKeeper.ASIDE));
        assertFalse(stage.kept().containsKey(GameKeeper.NAME));
        stage.composition().go().resume();
        assertFalse(stage.composition().router().front() instanceof GamePage);
    }
}
