package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One of a few choices, in a row or in a grid. */
class SegmentedTest {
    private final WidgetFixture page = WidgetFixture.mouse();
    private final List<Integer> heard = new ArrayList<>();

    @AfterEach
    void close() {
        page.close();
    }

    private Segmented row(int count, int selected) {
        return grid(count, count, selected);
    }

    private Segmented grid(int count, int columns, int selected) {
        List<String> words =
                IntStream.range(0, count).mapToObj(i -> "Choice " + i).toList();
        return page.show(400, ui -> ui.segmented(words, columns, selected, heard::add));
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "3, 3", "5, 5", "6, 3", "7, 3", "4, 2", "9, 2"})
    void aTapOnAnyChoiceChoosesIt(int count, int columns) {
        Segmented choices = grid(count, columns, 0);
        for (int i = count - 1; i >= 0; i--) {
            page.click(choices.getChildren().get(i));
            assertEquals(i, choices.selected());
        }
        List<Integer> backwards =
                IntStream.range(0, count).map(i -> count - 1 - i).boxed().toList();
        assertEquals(backwards, heard);
        assertEquals(count, page.taps);
    }

    @Test
    void aTapOnTheChosenOneIsNotHeard() {
        Segmented choices = row(3, 1);
        page.click(choices.getChildren().get(1));
        assertEquals(List.of(), heard);
        assertEquals(0, page.taps);
    }

    /** The last row of a grid may have room for more than there is. */
    @Test
    void aTapWhereNoChoiceStandsChoosesNothing() {
        Segmented choices = grid(5, 3, 0);
        page.click(choices, 0.9f, 0.9f);
        assertEquals(List.of(), heard);
        assertEquals(0, choices.selected());
    }

    @Test
    void leftAndRightStopAtTheEnds() {
        Segmented choices = row(3, 1);
        page.game.press(Input.Keys.TAB, Input.Keys.RIGHT, Input.Keys.RIGHT);
        assertEquals(2, choices.selected());
        assertSame(choices, page.focus().current());
        page.game.press(Input.Keys.LEFT, Input.Keys.LEFT, Input.Keys.LEFT);
        assertEquals(0, choices.selected());
        assertSame(choices, page.focus().current());
        assertEquals(List.of(2, 1, 0), heard);
    }

    @Test
    void upAndDownLeaveARow() {
        List<Segmented> rows = page.showAll(
                400,
                ui -> List.of(
                        ui.segmented(List.of("a", "b"), 0, heard::add),
                        ui.segmented(List.of("c", "d"), 0, heard::add)));
        page.game.press(Input.Keys.TAB, Input.Keys.DOWN);
        assertSame(rows.get(1), page.focus().current());
        page.game.press(Input.Keys.RIGHT, Input.Keys.UP);
        assertSame(rows.get(0), page.focus().current());
        assertEquals(List.of(1), heard);
    }

    @Test
    void upAndDownGoThroughTheRowsOfAGridAndOutOfIt() {
        List<Actor> all = page.showAll(
                400,
                ui -> List.of(
                        ui.secondary("above", () -> {}),
                        ui.segmented(List.of("0", "1", "2", "3", "4"), 2, 3, heard::add),
                        ui.secondary("below", () -> {})));
        Segmented grid = (Segmented) all.get(1);
        page.focus().show(grid);
        page.game.press(Input.Keys.UP);
        assertEquals(1, grid.selected());
        page.game.press(Input.Keys.UP);
        assertSame(all.get(0), page.focus().current());
        page.game.press(Input.Keys.DOWN, Input.Keys.DOWN);
        assertEquals(3, grid.selected(), "down from the first row");
        page.game.press(Input.Keys.DOWN);
        assertEquals(3, grid.selected(), "there is nothing below the fourth choice of five");
        assertSame(all.get(2), page.focus().current());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void enterGoesAround(int count) {
        Segmented choices = row(count, 0);
        page.game.press(Input.Keys.TAB);
        for (int i = 1; i <= count; i++) {
            page.game.press(Input.Keys.ENTER);
            assertEquals(i % count, choices.selected());
        }
    }

    @Test
    void disabledItStaysAsItIs() {
        Segmented choices = row(3, 1);
        choices.setDisabled(true);
        page.click(choices.getChildren().get(2));
        page.focus().show(choices);
        page.game.press(Input.Keys.RIGHT, Input.Keys.ENTER, Input.Keys.LEFT);
        choices.press();
        assertEquals(List.of(), heard);
        assertEquals(1, choices.selected());
        assertTrue(page.focus().stops().isEmpty());
    }

    /** Choices fill the width, in equal parts where they stand in a grid, and long words do not push their neighbours out. */
    @ParameterizedTest
    @CsvSource({"400, 3", "180, 3", "90, 3", "400, 2", "120, 1"})
    void choicesShareTheWidth(int width, int columns) {
        Segmented choices = page.show(
                width,
                ui -> ui.segmented(
                        List.of("x", "a very long choice of many words", "y", "another long one", "z", "last"),
                        columns,
                        0,
                        heard::add));
        float right = 0;
        for (int i = 0; i < 6; i++) {
            Actor child = choices.getChildren().get(i);
            assertTrue(child.getX() >= (i % columns == 0 ? 0 : right - 1), "edges are on whole points");
            right = child.getX() + child.getWidth();
            assertTrue(right <= width + 0.5f, () -> "outside: " + child);
            assertEquals(choices.getChildren().get(0).getWidth(), child.getWidth(), 1);
        }
    }

    @Test
    void theMouseAloneChoosesNothing() {
        Segmented choices = row(3, 0);
        for (int x = 0; x < 400; x += 10) {
            page.game.point(x, page.y(reversi.GameDriver.place(choices), 0.5f));
        }
        assertEquals(List.of(), heard);
    }
}
