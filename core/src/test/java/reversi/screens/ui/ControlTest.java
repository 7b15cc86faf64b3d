package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.GameDriver;

/** Everything that is pressed: by mouse, finger and keys, and not while it is disabled. */
class ControlTest {
    private static final List<String> PRESSED = new ArrayList<>();

    private WidgetFixture page = WidgetFixture.mouse();

    @AfterEach
    void close() {
        page.close();
        PRESSED.clear();
    }

    private static void pressed() {
        PRESSED.add("pressed");
    }

    /** Every kind of control that acts when it is pressed. */
    static Stream<Arguments> kinds() {
        return Stream.of(
                kind("primary", ui -> ui.primary("words", ControlTest::pressed)),
                kind("secondary", ui -> ui.secondary("words", ControlTest::pressed)),
                kind("danger", ui -> ui.danger("words", ControlTest::pressed)),
                kind("small", ui -> ui.small("words", ControlTest::pressed)),
                kind("figure", ui -> ui.figure(Button.Kind.SECONDARY, "12", "words", ControlTest::pressed)),
                kind("card", ui -> ui.card(Button.Kind.PRIMARY, Icon.PERSON, "words", "more", ControlTest::pressed)),
                kind("icon", ui -> ui.iconButton(Icon.PERSON, ControlTest::pressed)),
                kind("answer", ui -> ui.answer(Button.Kind.PRIMARY, Icon.PERSON, "words", ControlTest::pressed)),
                kind("toggled", ui -> ui.toggled(Icon.PERSON, true, ControlTest::pressed)),
                kind("tool", ui -> ui.tool(Icon.PERSON, "words", ControlTest::pressed)),
                kind("toggle", ui -> ui.toggle("words", "more", false, on -> pressed())),
                kind("choice", ui -> ui.choice(new Actor(), 40, "words", "more", false, ControlTest::pressed)),
                kind("swatch", ui -> ui.swatch(Color.RED, false, ControlTest::pressed)));
    }

    private static Arguments kind(String name, Function<Ui, Control> make) {
        return Arguments.of(name, make);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void oneClickIsOnePress(String name, Function<Ui, Control> make) {
        Control control = page.show(200, make);
        page.click(control, 0.05f, 0.2f);
        assertEquals(1, PRESSED.size());
        page.click(control, 0.95f, 0.8f);
        assertEquals(2, PRESSED.size());
        assertEquals(2, page.taps, "each sounds once");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void aClickBesideItIsNone(String name, Function<Ui, Control> make) {
        Control control = page.show(200, make);
        page.click(control, 1.1f, 0.5f);
        page.click(control, 0.5f, 1.2f);
        assertEquals(0, PRESSED.size());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void enterAndSpacePressWhatHasTheFocus(String name, Function<Ui, Control> make) {
        page.show(200, make);
        page.game.press(Keys.ENTER);
        assertEquals(0, PRESSED.size(), "nothing has the focus");
        page.game.press(Keys.TAB, Keys.ENTER, Keys.SPACE, Keys.NUMPAD_ENTER);
        assertEquals(3, PRESSED.size());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void disabledItIsNotPressedAndOutOfReach(String name, Function<Ui, Control> make) {
        Control control = page.show(200, make);
        page.game.press(Keys.TAB);
        control.setDisabled(true);
        page.game.press(Keys.ENTER);
        page.click(control);
        control.press();
        assertEquals(0, PRESSED.size());
        assertEquals(0, page.taps);
        assertEquals(List.of(), page.focus().stops());
        control.setDisabled(false);
        page.click(control);
        assertEquals(1, PRESSED.size());
    }

    /** A finger or mouse that trembles still clicks; one that leaves has changed its mind. */
    @Test
    void aPressThatLeavesIsTakenBack() {
        Control control = page.show(200, ui -> ui.primary("words", ControlTest::pressed));
        page.drag(control, 0.5f, 0.5f, 0.55f, 0.6f);
        assertEquals(1, PRESSED.size());
        page.drag(control, 0.5f, 0.5f, 0.5f, 6);
        assertEquals(1, PRESSED.size());
        page.drag(control, 0.5f, 6, 0.5f, 0.5f);
        assertEquals(1, PRESSED.size(), "a press that comes from outside");
    }

    @Test
    void withFingersTheSameHolds() {
        page.close();
        page = WidgetFixture.finger();
        Control control = page.show(200, ui -> ui.primary("words", ControlTest::pressed));
        page.click(control);
        page.drag(control, 0.5f, 0.5f, 0.55f, 0.6f);
        page.drag(control, 0.5f, 0.5f, 0.5f, 8);
        assertEquals(2, PRESSED.size());
    }

    @Test
    void itSinksSoftlyWhileItIsHeld() {
        page.isStill = false;
        Control control = page.show(200, ui -> ui.primary("words", () -> {}));
        var place = GameDriver.place(control);
        page.game.stage().touchDown(page.x(place, 0.5f), page.y(place, 0.5f), 0, 0);
        page.game.pass(0.05f);
        float before = control.push();
        assertTrue(before > 0.3f && before < 1, () -> "after three frames: " + before);
        page.game.pass(0.05f);
        assertTrue(control.push() > before);
        page.game.pass(0.5f);
        assertEquals(1, control.push());
    }

    @Test
    void withReducedMotionItSinksAtOnce() {
        Control control = page.show(200, ui -> ui.primary("words", () -> {}));
        var place = GameDriver.place(control);
        page.game.stage().touchDown(page.x(place, 0.5f), page.y(place, 0.5f), 0, 0);
        page.game.pass(0.01f);
        assertEquals(1, control.push());
        control.setDisabled(true);
        page.game.pass(0.01f);
        assertEquals(0, control.push());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aToggleTellsWhatItIsNow(boolean isOn) {
        List<Boolean> heard = new ArrayList<>();
        Toggle toggle = page.show(300, ui -> ui.toggle("words", "", isOn, heard::add));
        page.click(toggle, 0.1f, 0.5f);
        page.click(toggle, 0.95f, 0.5f);
        page.game.press(Keys.TAB, Keys.SPACE);
        assertEquals(List.of(!isOn, isOn, !isOn), heard, "its words and its switch are one");
    }

    /** A control that removes itself or its page while it is pressed breaks nothing. */
    @Test
    void aPressMayTakeTheControlAway() {
        Control[] control = new Control[1];
        control[0] = page.show(
                200,
                ui -> ui.primary("words", () -> {
                    pressed();
                    control[0].remove();
                    page.game.router().back();
                }));
        page.click(control[0]);
        assertEquals(1, PRESSED.size());
        assertEquals("home", page.game.state().page());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void wordsOfAnyLengthStayInsideIt(String name, Function<Ui, Control> make) {
        for (float width : new float[] {60, 120, 300}) {
            Control control = page.show(width, make);
            for (Text text : page.game.all(Text.class)) {
                float x = text.localToAscendantCoordinates(control, new com.badlogic.gdx.math.Vector2()).x;
                boolean isFixed = name.equals("answer");
                assertTrue(isFixed || x + text.getWidth() <= width + 0.5f, () -> text.words() + " at " + width);
            }
            page.game.router().back();
        }
    }

    @Test
    void wordsInItTakeNoClicksAway() {
        Control card = page.show(
                300, ui -> ui.card(Button.Kind.SECONDARY, Icon.PERSON, "title", "second line", ControlTest::pressed));
        List<Text> texts = new ArrayList<>();
        collect(card, texts);
        texts.forEach(page::click);
        assertEquals(2, PRESSED.size());
        assertFalse(texts.isEmpty());
    }

    private static void collect(Group group, List<Text> texts) {
        for (Actor child : group.getChildren()) {
            if (child instanceof Text text) {
                texts.add(text);
            } else if (child instanceof Group inner) {
                collect(inner, texts);
            }
        }
    }

    /** The picture of a card of a choice lies inside it and leaves the click to the card. */
    @Test
    void thePictureOfAChoiceBelongsToIt() {
        Actor picture = new Actor();
        Control card = page.show(120, ui -> ui.choice(picture, 64, "title", "", true, ControlTest::pressed));
        assertEquals(64, picture.getWidth());
        assertTrue(card.getHeight() > 64);
        page.click(picture);
        assertEquals(1, PRESSED.size());
    }
}
