package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.GameDriver;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Page;

/** A board under a mouse, a finger and the keyboard. */
class BoardTouchTest {

    private GameDriver game = GameDriver.wide();
    private final List<String> chosen = new ArrayList<>();
    private Position position = Position.start(Variant.OTHELLO);
    private BoardModel model = new BoardModel(position, Tempo.normal());
    private BoardView view;

    @AfterEach
    void close() {
        game.close();
    }

    private void show(boolean isTouch, Variant variant) {
        if (isTouch) {
            game.close();
            game = GameDriver.phone();
        }
        position = Position.start(variant);
        model = new BoardModel(position, Tempo.normal());
        model.ask(position);
        game.router().enter(new Page() {
            @Override
            public Actor build(Context context, Layout layout) {
                view = new BoardView(context.ui(), model, BoardStyle.classic(), BoardOverlayOptions.all());
                view.onPress(square -> chosen.add(square.toString()));
                Table table = new Table();
                table.top().left();
                table.add(view).size(360, 360);
                return table;
            }
        });
        game.pass(0.1f);
    }

    private int[] at(String... squares) {
        int[] path = new int[2 * squares.length];
        for (int i = 0; i < squares.length; i++) {
            Vector2 place = game.stage().stageToScreenCoordinates(view.onStage(Square.of(squares[i])));
            path[2 * i] = Math.round(place.x);
            path[2 * i + 1] = Math.round(place.y);
        }
        return path;
    }

    private void hold(String square, float seconds) {
        int[] at = at(square);
        game.stage().touchDown(at[0], at[1], 0, Input.Buttons.LEFT);
        game.pass(seconds);
    }

    private void letGo(String square) {
        int[] at = at(square);
        game.stage().touchUp(at[0], at[1], 0, Input.Buttons.LEFT);
        game.pass(0.05f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void everySquareIsChosenByAClickOrATap(boolean isTouch) {
        show(isTouch, Variant.OTHELLO);
        List<String> expected = new ArrayList<>();
        for (Square square : Variant.OTHELLO.squares()) {
            int[] at = at(square.toString());
            game.drag(at[0], at[1], at[0] + 1, at[1]);
            expected.add(square.toString());
        }
        assertEquals(expected, chosen, "legal or not: whoever listens decides");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aPressThatEndsElsewhereChoosesNothing(boolean isTouch) {
        show(isTouch, Variant.OTHELLO);
        game.drag(at("f5", "f6"));
        game.drag(at("f5", "a1", "h8"));
        assertEquals(List.of(), chosen);
        game.drag(at("f5", "f6", "f5"));
        assertEquals(List.of("f5"), chosen, "one that comes back does");
    }

    @Test
    void theFrameIsNoSquare() {
        show(false, Variant.OTHELLO);
        int[] corner = at("a1");
        int edge = Math.round(view.geometry().side() / 2 + view.geometry().border() / 2);
        game.click(corner[0] - edge, corner[1]);
        game.click(corner[0], corner[1] - edge);
        assertEquals(List.of(), chosen);
    }

    @Test
    void cutOffSquaresAreNone() {
        show(false, Variant.EIGHT_STARS);
        int[] middle = at("d1", "e1");
        int step = middle[2] - middle[0];
        game.click(middle[0] - 3 * step, middle[1]);
        assertEquals(List.of(), chosen);
        game.click(middle[0], middle[1]);
        assertEquals(List.of("d1"), chosen);
    }

    @Test
    void theMouseShowsWhatWouldFlip() {
        show(false, Variant.OTHELLO);
        int[] at = at("f5");
        game.point(at[0], at[1]);
        assertEquals("f5", model.previewed().toString());
        assertEquals(1, model.preview().size());
        int[] empty = at("a8");
        game.point(empty[0], empty[1]);
        assertNull(model.previewed());
    }

    @Test
    void aFingerHeldDownShowsWhatWouldFlipAndPlacesNothing() {
        show(true, Variant.OTHELLO);
        hold("f5", 0.3f);
        assertNull(model.previewed(), "a short press is a tap");
        game.pass(0.2f);
        assertEquals("f5", model.previewed().toString());
        int[] other = at("d3");
        game.stage().touchDragged(other[0], other[1], 0);
        assertEquals("d3", model.previewed().toString(), "it follows the finger");
        letGo("d3");
        assertNull(model.previewed());
        hold("f5", 0.6f);
        letGo("f5");
        assertEquals(List.of(), chosen);
        hold("f5", 0.1f);
        letGo("f5");
        assertEquals(List.of("f5"), chosen, "the next tap is one again");
    }

    @Test
    void aFingerThatMovesOnIsNotHeld() {
        show(true, Variant.OTHELLO);
        hold("a1", 0.2f);
        int[] next = at("f5");
        game.stage().touchDragged(next[0], next[1], 0);
        game.pass(0.6f);
        assertNull(model.pointed());
        letGo("f5");
        assertEquals(List.of(), chosen);
    }

    @Test
    void theMouseIsNeverHeld() {
        show(false, Variant.OTHELLO);
        hold("f5", 2);
        letGo("f5");
        assertEquals(List.of("f5"), chosen);
    }

    @Test
    void aSecondFingerAndTheOtherButtonsChooseNothing() {
        show(false, Variant.OTHELLO);
        int[] at = at("f5");
        game.stage().touchDown(at[0], at[1], 0, Input.Buttons.RIGHT);
        game.stage().touchUp(at[0], at[1], 0, Input.Buttons.RIGHT);
        game.stage().touchDown(at[0], at[1], 1, Input.Buttons.LEFT);
        game.stage().touchUp(at[0], at[1], 1, Input.Buttons.LEFT);
        assertEquals(List.of(), chosen);
    }

    /** The keyboard reaches every square, and Enter chooses the one on which its cursor is. */
    @Test
    void arrowsAndEnterChooseSquares() {
        show(false, Variant.OTHELLO);
        game.press(Keys.TAB);
        String first = position.placements().get(0).toString();
        assertEquals(first, model.cursor().toString());
        game.press(Keys.ENTER);
        assertEquals(List.of(first), chosen);
        for (int i = 0; i < 8; i++) {
            game.press(Keys.LEFT, Keys.UP);
        }
        assertEquals("a1", model.cursor().toString());
        game.press(Keys.RIGHT, Keys.DOWN, Keys.DOWN, Keys.SPACE);
        assertEquals(List.of(first, "b3"), chosen);
        game.click(900, 500);
        assertNull(model.cursor(), "the pointer hides it");
    }

    @Test
    void theKeyboardReachesItOnlyWhileSomebodyIsAsked() {
        show(false, Variant.OTHELLO);
        assertTrue(view.isReachable());
        model.askNobody();
        assertFalse(view.isReachable());
        game.press(Keys.TAB, Keys.ENTER);
        assertNull(model.cursor());
        assertEquals(List.of(), chosen);
    }

    @Test
    void aBoardThatNobodyListensToLetsEverythingThrough() {
        show(false, Variant.OTHELLO);
        BoardView silent = new BoardView(
                contextUi(), new BoardModel(position, Tempo.normal()), BoardStyle.classic(), BoardOverlayOptions.all());
        assertFalse(silent.isTouchable());
        assertFalse(silent.isReachable());
        silent.press();
        assertEquals(List.of(), chosen);
    }

    private reversi.screens.ui.Ui contextUi() {
        reversi.screens.ui.Ui[] found = new reversi.screens.ui.Ui[1];
        game.router().enter(new Page() {
            @Override
            public Actor build(Context context, Layout layout) {
                found[0] = context.ui();
                return new Table();
            }
        });
        return found[0];
    }
}
