package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A number on a line. */
class SliderTest {
    private final WidgetFixture page = WidgetFixture.mouse();
    private final List<Integer> heard = new ArrayList<>();

    @AfterEach
    void close() {
        page.close();
    }

    private Slider slider(int least, int most, int step, int value) {
        return page.show(400, ui -> ui.slider(least, most, step, value, heard::add));
    }

    private int last() {
        return heard.get(heard.size() - 1);
    }

    @ParameterizedTest
    @CsvSource({"0, 100, 5", "0, 100, 7", "1, 10, 1", "-20, 20, 4", "5, 60, 5", "3, 4, 1"})
    void aDragSetsWholeStepsWithinTheRangeAndNeverGoesBackwards(int least, int most, int step) {
        Slider slider = slider(least, most, step, least);
        page.drag(slider, 0, 0.5f, -0.2f, 0.5f);
        for (int percent = -20; percent <= 120; percent++) {
            page.drag(slider, 0, 0.5f, percent / 100f, 0.5f);
            if (!heard.isEmpty()) {
                int value = last();
                assertTrue(value >= least && value <= most, () -> "out of range: " + value);
                assertTrue(value == most || (value - least) % step == 0, () -> "between two steps: " + value);
            }
        }
        assertEquals(most, last(), "beyond the right end");
        List<Integer> rightwards = new ArrayList<>();
        for (int percent = 0; percent <= 100; percent++) {
            page.click(slider, percent / 100f, 0.5f);
            rightwards.add(last());
        }
        assertEquals(rightwards.stream().sorted().toList(), rightwards);
        assertEquals(least, rightwards.get(0));
        assertEquals(most, rightwards.get(100));
    }

    @Test
    void aTapAndEveryPlaceOfADragAreHeardOnce() {
        Slider slider = slider(0, 10, 1, 0);
        page.click(slider, 0.5f, 0.5f);
        page.click(slider, 0.5f, 0.1f);
        assertEquals(List.of(5), heard, "the height does not matter");
        page.drag(slider, 0.5f, 0.5f, 0.5f, 5);
        assertEquals(List.of(5), heard, "nor does it while dragging");
    }

    @Test
    void arrowsGoStepByStepAndEndAtBothEnds() {
        slider(0, 10, 4, 4);
        page.game.press(Input.Keys.TAB, Input.Keys.RIGHT, Input.Keys.RIGHT, Input.Keys.RIGHT);
        assertEquals(List.of(8, 10), heard, "the last step is as long as there is room");
        heard.clear();
        page.game.press(Input.Keys.LEFT, Input.Keys.LEFT, Input.Keys.LEFT, Input.Keys.LEFT);
        assertEquals(List.of(6, 2, 0), heard);
    }

    @Test
    void enterAndSpaceChangeNothing() {
        slider(0, 10, 1, 4);
        page.game.press(Input.Keys.TAB, Input.Keys.ENTER, Input.Keys.SPACE);
        assertEquals(List.of(), heard);
    }

    @Test
    void disabledItIsNeitherDraggedNorMovedByKeys() {
        Slider slider = slider(0, 10, 1, 4);
        page.game.press(Input.Keys.TAB);
        slider.setDisabled(true);
        page.drag(slider, 0.1f, 0.5f, 0.9f, 0.5f);
        page.focus().show(slider);
        page.game.press(Input.Keys.RIGHT, Input.Keys.LEFT, Input.Keys.LEFT);
        assertEquals(List.of(), heard);
        slider.setDisabled(false);
        page.click(slider, 0.99f, 0.5f);
        assertEquals(List.of(10), heard);
    }

    @Test
    void aRangeOfOneValueStays() {
        Slider slider = slider(3, 3, 1, 3);
        page.drag(slider, 0, 0.5f, 1, 0.5f);
        page.game.press(Input.Keys.TAB, Input.Keys.RIGHT, Input.Keys.LEFT);
        assertEquals(List.of(), heard);
    }

    /** Whatever the person does, the listener hears only of changes, and each follows from the one before. */
    @Test
    void noValueIsHeardTwiceRunning() {
        Slider slider = slider(0, 100, 5, 50);
        Random random = new Random(11);
        page.game.press(Input.Keys.TAB);
        int before = 50;
        for (int i = 0; i < 60; i++) {
            heard.clear();
            if (random.nextBoolean()) {
                page.focus().show(slider);
                page.game.press(random.nextBoolean() ? Input.Keys.LEFT : Input.Keys.RIGHT);
            } else {
                page.click(slider, random.nextFloat(), 0.5f);
            }
            for (int value : heard) {
                assertTrue(value != before);
                before = value;
            }
        }
    }
}
