package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.GameDriver;

/** A list that may be longer than its place. */
class ScrollTest {
    private static final int HEIGHT = 300;

    private WidgetFixture page = WidgetFixture.mouse();
    private final List<Integer> pressed = new ArrayList<>();
    private final List<Actor> buttons = new ArrayList<>();
    private ScrollPane pane;

    @AfterEach
    void close() {
        page.close();
    }

    private void list(int count) {
        page.showTable((ui, table) -> {
            buttons.clear();
            Table lines = new Table();
            lines.top();
            for (int i = 0; i < count; i++) {
                int line = i;
                Button button = ui.secondary("Line " + i, () -> pressed.add(line));
                buttons.add(button);
                lines.add(button).growX().height(50).row();
            }
            pane = ui.scroll(lines);
            table.add(pane).size(350, HEIGHT);
        });
    }

    private boolean isInSight(Actor actor) {
        Rectangle place = GameDriver.place(actor);
        Rectangle room = GameDriver.place(pane);
        return place.y >= room.y - 0.5f && place.y + place.height <= room.y + room.height + 0.5f;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 6})
    void whatFitsDoesNotScroll(int count) {
        list(count);
        assertEquals(0, pane.getMaxY());
        page.game.drag(100, 200, 100, 150, 100, 50);
        assertEquals(0, pane.getScrollY());
        page.game.press(Keys.TAB, Keys.PAGE_DOWN);
        assertEquals(0, pane.getScrollY());
    }

    @Test
    void aDragScrollsAndPressesNothing() {
        page.close();
        page = WidgetFixture.finger();
        list(40);
        page.game.drag(100, 250, 100, 200, 100, 150, 100, 100);
        assertTrue(pane.getScrollY() > 60, () -> "scrolled by " + pane.getScrollY());
        assertEquals(List.of(), pressed);
        page.game.pass(3);
        float before = pane.getScrollY();
        page.game.drag(100, 100, 100, 150, 100, 200, 100, 400);
        page.game.pass(3);
        assertTrue(pane.getScrollY() < before);
        assertTrue(pane.getScrollY() >= 0, "not beyond the top");
    }

    @Test
    void aTapOnALinePressesThatLine() {
        page.close();
        page = WidgetFixture.finger();
        list(40);
        page.click(buttons.get(3));
        assertEquals(List.of(3), pressed);
        assertEquals(0, pane.getScrollY());
        page.game.drag(100, 220, 105, 222);
        assertEquals(List.of(3, 4), pressed, "a finger trembles");
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 40, 200})
    void theEndIsTheEnd(int count) {
        list(count);
        pane.setScrollY(1_000_000);
        page.game.pass(1);
        assertEquals(50 * count - HEIGHT, pane.getScrollY());
        assertTrue(isInSight(buttons.get(count - 1)));
        pane.setScrollY(-5);
        page.game.pass(1);
        assertEquals(0, pane.getScrollY());
    }

    @Test
    void theKeyboardBringsEveryLineIntoSightBothWays() {
        list(30);
        for (int i = 0; i < 30; i++) {
            page.game.press(i % 2 == 0 ? Keys.TAB : Keys.DOWN);
            page.game.pass(1);
            assertSame(buttons.get(i), page.focus().current());
            assertTrue(isInSight(buttons.get(i)), "line " + i);
        }
        for (int i = 28; i >= 0; i--) {
            page.game.press(Keys.UP);
            page.game.pass(1);
            assertSame(buttons.get(i), page.focus().current());
            assertTrue(isInSight(buttons.get(i)), "line " + i);
        }
        page.game.pressWith(Keys.SHIFT_LEFT, Keys.TAB);
        page.game.pass(1);
        assertSame(buttons.get(29), page.focus().current(), "around");
        assertTrue(isInSight(buttons.get(29)));
    }

    @Test
    void whatIsInSightAlreadyDoesNotMove() {
        list(30);
        pane.setScrollY(400);
        page.game.pass(1);
        page.focus().show(buttons.get(10));
        page.game.pass(1);
        assertEquals(400, pane.getScrollY());
    }

    private PartialStage stage() {
        return (PartialStage) page.game.stage();
    }

    /** Six small steps of a trackpad are eighteen pixels, each of them at once, and nothing swings on afterwards. */
    @ParameterizedTest
    @ValueSource(floats = {0.25f, 1, 3, 39})
    void aTrackpadScrollsByItsPixels(float pixels) {
        list(200);
        page.game.point(100, 100);
        for (int i = 1; i <= 6; i++) {
            stage().turnWheel(WheelUnit.PIXELS, 0, pixels);
            assertEquals(i * pixels, pane.getVisualScrollY(), 0.01f);
        }
        page.game.pass(1);
        assertEquals(6 * pixels, pane.getVisualScrollY(), 0.01f);
        stage().turnWheel(WheelUnit.PIXELS, 0, -pixels);
        assertEquals(5 * pixels, pane.getVisualScrollY(), 0.01f);
    }

    /** The pixels are the device's also where everything is shown larger. */
    @Test
    void largerWordsDoNotScrollFarther() {
        list(40);
        page.game.point(100, 100);
        stage().setScale(1.5f);
        stage().turnWheel(WheelUnit.PIXELS, 0, 30);
        assertEquals(20, pane.getScrollY(), 0.01f);
    }

    @Test
    void aNotchIsThreeLinesAndAHundredPixels() {
        list(40);
        page.game.point(100, 100);
        page.game.wheel(1);
        page.game.pass(1);
        assertEquals(100, pane.getVisualScrollY(), 0.01f);
        stage().turnWheel(WheelUnit.LINES, 0, 3);
        page.game.pass(1);
        assertEquals(200, pane.getVisualScrollY(), 0.01f);
        page.game.wheel(-0.03f);
        assertEquals(197, pane.getVisualScrollY(), 0.01f);
    }

    @Test
    void aPageIsWhatThePaneShows() {
        list(40);
        page.game.point(100, 100);
        stage().turnWheel(WheelUnit.PAGES, 0, 2);
        assertEquals(2 * HEIGHT, pane.getScrollY(), 0.01f);
    }

    /** A finger that moves sideways on a trackpad does not move a list that goes up and down. */
    @Test
    void sidewaysIsNotDown() {
        list(40);
        page.game.point(100, 100);
        stage().turnWheel(WheelUnit.PIXELS, 30, 0);
        assertEquals(0, pane.getScrollY());
    }

    /** A list within a list scrolls where the mouse is on it, and the outer one goes on at its end. */
    @Test
    void theInnerListScrollsFirst() {
        ScrollPane[] outer = new ScrollPane[1];
        page.showTable((ui, table) -> {
            Table inside = new Table();
            inside.add(ui.secondary("inner", () -> {})).width(300).height(320);
            pane = ui.scroll(inside);
            Table around = new Table();
            around.add(pane).size(340, HEIGHT).row();
            around.add(ui.secondary("outer", () -> {})).width(300).height(900);
            outer[0] = ui.scroll(around);
            table.add(outer[0]).size(350, HEIGHT);
        });
        page.game.point(100, 100);
        stage().turnWheel(WheelUnit.PIXELS, 0, 20);
        assertEquals(20, pane.getScrollY(), 0.01f);
        assertEquals(0, outer[0].getScrollY(), 0.01f);
        stage().turnWheel(WheelUnit.PIXELS, 0, 20);
        assertEquals(20, outer[0].getScrollY(), 0.01f);
    }

    /** A list that is built anew, also with fewer lines, is scrolled as far as it was and no farther than it goes. */
    @Test
    void thePlaceInTheListIsKept() {
        int[] count = {40};
        page.showTable((ui, table) -> {
            Table lines = new Table();
            for (int i = 0; i < count[0]; i++) {
                lines.add(ui.secondary("Line " + i, () -> {})).height(50).row();
            }
            pane = ui.scroll(lines);
            table.add(pane).size(350, HEIGHT);
        });
        pane.setScrollY(700);
        page.game.pass(1);
        page.game.router().refresh();
        page.game.pass(1);
        assertEquals(700, pane.getScrollY());
        count[0] = 10;
        page.game.router().refresh();
        page.game.pass(1);
        assertEquals(200, pane.getScrollY());
        count[0] = 3;
        page.game.router().refresh();
        page.game.pass(1);
        assertEquals(0, pane.getScrollY());
    }

    @Test
    void aLineHigherThanThePaneIsShownFromItsTop() {
        page.showTable((ui, table) -> {
            Table lines = new Table();
            buttons.clear();
            for (int height : new int[] {200, 900, 100}) {
                Button button = ui.secondary("high", () -> {});
                buttons.add(button);
                lines.add(button).width(300).height(height).row();
            }
            pane = ui.scroll(lines);
            table.add(pane).size(350, HEIGHT);
        });
        page.focus().show(buttons.get(1));
        page.game.pass(1);
        assertEquals(200, pane.getScrollY(), 1);
    }

    @Test
    void aLineOfWordsThatAnEdgeCutsIsKnown() {
        float line = Type.BODY.lineHeight();
        Table lines = new Table();
        page.showTable((ui, table) -> {
            lines.add(ui.text("one", Type.BODY)).height(line).row();
            lines.add(ui.text("two", Type.BODY)).height(line).row();
            lines.add(ui.secondary("three", () -> {})).height(50);
            table.add(lines);
        });
        float middle = lines.getHeight() - 1.5f * line;
        assertEquals(line / 2, Scroll.cut(lines, middle, true), 0.01f);
        assertEquals(line / 2, Scroll.cut(lines, middle, false), 0.01f);
        assertEquals(0, Scroll.cut(lines, lines.getHeight() - 2 * line, true), "between two lines");
        assertEquals(0, Scroll.cut(lines, 25, true), "a button may be cut, which says that there is more");
    }
}
