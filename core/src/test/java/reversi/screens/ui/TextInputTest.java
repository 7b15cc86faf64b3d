package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.headless.mock.input.MockInput;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Clipboard;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A line of text: what is typed, selected, cut and pasted, where it ends, and who hears of it. */
class TextInputTest {
    private static final int LONGEST = 10;

    private WidgetFixture page = WidgetFixture.mouse();
    private final List<String> heard = new ArrayList<>();
    private final Board clipboard = new Board();
    private int entered;

    @AfterEach
    void close() {
        page.close();
    }

    private TextInput empty() {
        return line("");
    }

    private TextInput line(String words) {
        return page.show(300, ui -> {
            TextInput made = ui.writing(words, "Name", LONGEST, heard::add).onEnter(() -> entered++);
            ((TextField) made.getChild(0)).setClipboard(clipboard);
            return made;
        });
    }

    /** The line, with the caret behind its words. */
    private TextInput writing(String words) {
        TextInput line = line(words);
        page.game.press(Keys.TAB, Keys.END);
        assertTrue(page.game.input().isWriting());
        return line;
    }

    private void control(int key) {
        page.game.pressWith(Keys.CONTROL_LEFT, key);
    }

    private void shift(int key) {
        page.game.pressWith(Keys.SHIFT_LEFT, key);
    }

    @Test
    void everyLetterIsHeardWithAllBeforeIt() {
        writing("");
        page.game.type("Zoë");
        assertEquals(List.of("Z", "Zo", "Zoë"), heard);
    }

    @Test
    void nothingIsWrittenBeforeTheLineIsReached() {
        TextInput line = empty();
        page.game.type("abc");
        assertEquals("", line.words());
        page.click(line);
        page.game.type("abc");
        assertEquals("abc", line.words());
    }

    @Test
    void nothingGoesBeyondTheLongest() {
        TextInput line = writing("");
        page.game.type("123456789012345");
        assertEquals("1234567890", line.words());
        assertEquals(LONGEST, heard.size(), "what does not fit is no change");
        page.game.press(Keys.BACKSPACE);
        page.game.type("xy");
        assertEquals("123456789x", line.words());
    }

    @Test
    void whatIsPastedIsCutAtTheLongestAndCountsTheSelectionAsFree() {
        TextInput line = writing("abcdef");
        clipboard.held = "0123456789";
        control(Keys.V);
        assertEquals("abcdef0123", line.words());
        control(Keys.A);
        control(Keys.V);
        assertEquals("0123456789", line.words());
        assertEquals("0123456789", heard.get(heard.size() - 1));
    }

    @ParameterizedTest
    @CsvSource({
        // What is pressed, what stands there then; the caret is behind "one two" first.
        "HOME, xone two",
        "END, one twox",
        "LEFT, one twxo",
        "RIGHT, one twox"
    })
    void theCaretGoesWhereItsKeyLeads(String key, String words) {
        TextInput line = writing("one two");
        page.game.press(Keys.valueOf(key.charAt(0) + key.substring(1).toLowerCase(java.util.Locale.ROOT)));
        page.game.type("x");
        assertEquals(words, line.words());
    }

    @Test
    void controlAndAnArrowJumpOverAWord() {
        TextInput line = writing("one two");
        control(Keys.LEFT);
        page.game.type("x");
        assertEquals("one xtwo", line.words());
    }

    @Test
    void deleteTakesWhatFollowsAndBackspaceWhatStandsBefore() {
        TextInput line = writing("abcd");
        page.game.press(Keys.LEFT, Keys.LEFT, Keys.FORWARD_DEL, Keys.BACKSPACE);
        assertEquals("ad", line.words());
        page.game.press(Keys.HOME, Keys.BACKSPACE);
        assertEquals("ad", line.words(), "nothing stands before the first letter");
        page.game.press(Keys.END, Keys.FORWARD_DEL);
        assertEquals("ad", line.words());
        assertEquals(List.of("abd", "ad"), heard);
    }

    @Test
    void whatIsSelectedIsReplacedCopiedAndCut() {
        TextInput line = writing("abcdef");
        shift(Keys.LEFT);
        shift(Keys.LEFT);
        control(Keys.C);
        assertEquals("ef", clipboard.held);
        assertEquals("abcdef", line.words());
        control(Keys.X);
        assertEquals("abcd", line.words());
        shift(Keys.HOME);
        page.game.type("x");
        assertEquals("x", line.words());
        control(Keys.V);
        assertEquals("xef", line.words());
        assertEquals(List.of("abcd", "x", "xef"), heard);
    }

    @Test
    void aPasswordIsNotCopied() {
        TextInput line = page.show(
                300, ui -> ui.writing("secret", "Password", LONGEST, heard::add).secret("log-in", false));
        ((TextField) line.getChild(0)).setClipboard(clipboard);
        page.game.press(Keys.TAB);
        control(Keys.A);
        control(Keys.C);
        control(Keys.X);
        assertEquals("", clipboard.held);
        assertEquals("secret", line.words(), "the game knows what the dots stand for");
    }

    @ParameterizedTest
    @ValueSource(ints = {Keys.ENTER, Keys.NUMPAD_ENTER})
    void enterEndsTheWritingAndActsOnce(int key) {
        writing("abc");
        page.game.press(key);
        assertEquals(1, entered);
        assertFalse(page.game.input().isWriting());
        page.game.press(key);
        assertTrue(page.game.input().isWriting(), "the second one begins to write again");
        assertEquals(1, entered);
    }

    @ParameterizedTest
    @ValueSource(ints = {Keys.ESCAPE, Keys.BACK})
    void theWayBackEndsTheWritingAndKeepsTheWords(int key) {
        TextInput line = writing("");
        page.game.type("abc");
        page.game.press(key);
        assertFalse(page.game.input().isWriting());
        assertEquals("abc", line.words());
        assertEquals(0, entered);
        assertTrue(line.getStage() != null, "the page is still there");
    }

    @Test
    void tabLeadsThroughTheLinesBothWays() {
        List<TextInput> lines = page.showAll(
                300,
                ui -> List.of(
                        ui.writing("", "first", LONGEST, heard::add), ui.writing("", "second", LONGEST, heard::add)));
        page.game.press(Keys.TAB);
        page.game.type("a");
        page.game.press(Keys.TAB);
        page.game.type("b");
        shift(Keys.TAB);
        page.game.press(Keys.END);
        page.game.type("c");
        assertEquals(List.of("ac", "b"), lines.stream().map(TextInput::words).toList());
    }

    @Test
    void wordsThatTheGameWritesAreNotHeard() {
        TextInput line = writing("abc");
        line.write("other");
        assertEquals("other", line.words());
        line.write("longer than the longest");
        assertEquals("longer tha", line.words());
        assertEquals(List.of(), heard);
    }

    /** A page that is built anew while one writes keeps the caret and what is selected. */
    @Test
    void buildingThePageAnewKeepsCaretAndSelection() {
        String[] kept = {"abcdef"};
        page.show(300, ui -> ui.writing(kept[0], "Name", LONGEST, words -> kept[0] = words));
        page.game.press(Keys.TAB, Keys.HOME, Keys.RIGHT);
        page.game.router().refresh();
        page.game.type("1");
        assertEquals("a1bcdef", kept[0]);
        shift(Keys.RIGHT);
        shift(Keys.RIGHT);
        page.game.router().refresh();
        page.game.type("2");
        assertEquals("a12def", kept[0]);
        page.game.resize(390, 844);
        page.game.type("3");
        assertEquals("a123def", kept[0]);
    }

    @Test
    void aShorterTextAfterBuildingAnewHasTheCaretAtItsEnd() {
        String[] kept = {"abcdef"};
        page.show(300, ui -> ui.writing(kept[0], "Name", LONGEST, words -> kept[0] = words));
        page.game.press(Keys.TAB, Keys.END);
        shift(Keys.LEFT);
        kept[0] = "ab";
        page.game.router().refresh();
        page.game.type("x");
        assertEquals("abx", kept[0]);
    }

    @Test
    void aLineThatIsGoneAfterBuildingAnewIsNoLongerWritten() {
        boolean[] isThere = {true};
        page.showAll(
                300,
                ui -> isThere[0]
                        ? List.of(ui.writing("", "Name", LONGEST, heard::add))
                        : List.of(ui.writing("", "Other", LONGEST, heard::add)));
        page.game.press(Keys.TAB);
        isThere[0] = false;
        page.game.router().refresh();
        assertFalse(page.game.input().isWriting());
        page.game.type("x");
        assertEquals(List.of(), heard);
    }

    @Test
    void disabledItIsNotWritten() {
        TextInput line = empty();
        line.setDisabled(true);
        page.click(line);
        page.game.press(Keys.TAB);
        page.game.type("x");
        assertEquals("", line.words());
        assertFalse(page.game.input().isWriting());
    }

    /** Whatever is typed and pasted, the line holds what a plain editor would, and says so. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void itAgreesWithAPlainEditor(long seed) {
        Random random = new Random(seed);
        TextInput line = writing("");
        StringBuilder model = new StringBuilder();
        int caret = 0;
        for (int i = 0; i < 120; i++) {
            switch (random.nextInt(8)) {
                case 0 -> {
                    page.game.press(Keys.LEFT);
                    caret = Math.max(0, caret - 1);
                }
                case 1 -> {
                    page.game.press(Keys.RIGHT);
                    caret = Math.min(model.length(), caret + 1);
                }
                case 2 -> {
                    page.game.press(Keys.BACKSPACE);
                    if (caret > 0) {
                        model.deleteCharAt(--caret);
                    }
                }
                case 3 -> {
                    page.game.press(Keys.FORWARD_DEL);
                    if (caret < model.length()) {
                        model.deleteCharAt(caret);
                    }
                }
                case 4 -> {
                    clipboard.held = "p\tq\nr";
                    control(Keys.V);
                    String fitting = "pqr".substring(0, Math.min(3, LONGEST - model.length()));
                    model.insert(caret, fitting);
                    caret += fitting.length();
                }
                default -> {
                    page.game.type("é");
                    if (model.length() < LONGEST) {
                        model.insert(caret++, 'é');
                    }
                }
            }
            assertEquals(model.toString(), line.words());
            assertEquals(model.toString(), heard.isEmpty() ? "" : heard.get(heard.size() - 1));
        }
    }

    @Test
    void withFingersTheDevicesDialogAsks() {
        page.close();
        page = WidgetFixture.finger();
        Dialog dialog = new Dialog();
        Gdx.input = dialog;
        TextInput line = line("Ann");
        page.game.press(Keys.TAB);
        assertEquals(List.of(), dialog.asked, "it waits until it is wanted");
        page.click(line);
        assertEquals(List.of("Name: Ann"), dialog.asked);
        dialog.listener.canceled();
        assertEquals(List.of(), heard);
        assertEquals("Ann", line.words());
        dialog.listener.input("Ben\nand more words");
        assertEquals("Benand mor", line.words(), "the same rules hold");
        assertEquals(List.of("Benand mor"), heard);
        assertFalse(page.game.input().isWriting());
    }

    @ParameterizedTest
    @CsvSource({"0.9, iiiiiWWWW", "0.07, iiiWWWWW"})
    void aClickBetweenLettersPutsTheCaretThere(float across, String words) {
        TextInput line = line("iiiiiWWWWW");
        page.click(line, across, 0.5f);
        page.game.press(Keys.BACKSPACE);
        if (across < 0.5f) {
            page.game.press(Keys.FORWARD_DEL);
        }
        assertEquals(words, line.words());
        assertSame(line, page.focus().current());
    }

    /** A clipboard. */
    private static final class Board implements Clipboard {
        private String held = "";

        @Override
        public boolean hasContents() {
            return !held.isEmpty();
        }

        @Override
        public String getContents() {
            return held;
        }

        @Override
        public void setContents(String content) {
            held = content;
        }
    }

    /** A device that asks for text in a dialog of its own. */
    private static final class Dialog extends MockInput {
        private final List<String> asked = new ArrayList<>();
        private Input.TextInputListener listener;

        @Override
        public void getTextInput(Input.TextInputListener next, String title, String text, String hint) {
            asked.add(title + ": " + text);
            listener = next;
        }
    }
}
