package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.backends.headless.mock.input.MockInput;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Clipboard;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.screens.ui.Text;
import reversi.screens.ui.TextInput;

/** What comes into a line of text from the keyboard and the clipboard. */
class WritingOnStageTest {
    private final DemoServer server = new DemoServer();
    private final TestStage game = new TestStage("en", false, server);

    @AfterEach
    void close() {
        game.close();
    }

    private void openSignIn() {
        game.resize(1280, 720);
        game.composition().begin();
        game.composition().go().online();
        server.deliver();
        update();
    }

    private void update() {
        game.composition().router().tick(0.1f);
        game.settle();
    }

    /** A key as a window reports it: first that it went down, then the character that it stands for. */
    private void press(int key, char character) {
        if (!game.composition().input().keyDown(key)) {
            game.stage().keyDown(key);
        }
        if (!game.composition().input().keyTyped(character)) {
            game.stage().keyTyped(character);
        }
        game.stage().keyUp(key);
    }

    private void type(String text) {
        for (int i = 0; i < text.length(); i++) {
            press(Input.Keys.UNKNOWN, text.charAt(i));
        }
    }

    private TextInput line(String hint) {
        for (Actor stop : game.composition().focus().stops()) {
            if (stop instanceof TextInput line && line.hint().equals(hint)) {
                return line;
            }
        }
        throw new AssertionError("no line " + hint);
    }

    @Test
    void theTabThatLeadsToTheNextLineIsNotWrittenThere() {
        openSignIn();
        line("Name").press();
        type("Zoe");
        press(Input.Keys.TAB, '\t');
        type("secret1");
        assertEquals("Zoe", line("Name").words());
        assertEquals("secret1", line("Password").words());
        press(Input.Keys.TAB, '\t');
        assertFalse(game.composition().input().isWriting());
        assertEquals("secret1", line("Password").words());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\tb",
                "\tab",
                "a\nb",
                "a\r\nb",
                "a\u0000b",
                "a\u007fb",
                "a\u0085b",
                "a\u2028b",
                "a\u2029b\u001b"
            })
    void noControlCharacterGetsIntoALine(String text) {
        openSignIn();
        TextInput name = line("Name");
        name.write(text);
        assertEquals("ab", name.words(), "written by the game");
        name.write("");
        name.press();
        paste(name, text);
        assertEquals("ab", name.words(), "pasted");
    }

    @Test
    void whatIsPastedCounts() {
        openSignIn();
        line("Name").press();
        paste(line("Name"), "player 5");
        line("Password").press();
        paste(line("Password"), "secret");
        game.composition().router().refresh();
        assertEquals("player 5", line("Name").words());
        assertEquals("secret", line("Password").words());
    }

    /** A click with the mouse in the middle of an actor, as a window reports it. */
    private void click(Actor actor) {
        Vector2 at = actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
        click(Math.round(at.x), Math.round(720 - at.y));
    }

    private void click(int x, int y) {
        if (!game.composition().input().touchDown(x, y, 0, 0)) {
            game.stage().touchDown(x, y, 0, 0);
            game.stage().touchUp(x, y, 0, 0);
        }
        update();
    }

    private void press(String words) {
        Vector2 at = game.composition().probe().control(words).orElseThrow();
        click(Math.round(at.x), Math.round(at.y));
    }

    private boolean says(String words) {
        return game.composition().probe().shows(words);
    }

    private float top(Actor actor) {
        return actor.localToStageCoordinates(new Vector2(0, actor.getHeight())).y;
    }

    @Test
    void thePageGoesOnWhileOneWritesAndTheCaretStays() {
        game.resize(1280, 720);
        game.composition().begin();
        game.composition().go().online();
        update();
        assertFalse(says("Connected to"));
        line("Name").press();
        type("Zoe");
        press(Input.Keys.LEFT, '\0');
        press(Input.Keys.LEFT, '\0');
        server.deliver();
        update();
        assertTrue(says("Connected to"));
        assertTrue(game.composition().input().isWriting(), "the line is still written");
        type("x");
        assertEquals("Zxoe", line("Name").words());
        assertEquals(line("Name"), game.composition().focus().current());
    }

    @Test
    void theButtonFollowsTheChoiceWhileOneWrites() {
        openSignIn();
        line("Name").press();
        type("Zoe");
        press("New account");
        assertTrue(says("Create account"));
        assertFalse(game.composition().input().isWriting(), "a click elsewhere leaves the line");
        assertEquals("Zoe", line("Name").words());
    }

    @Test
    void aClickElsewhereLeavesTheLineAndOneOnItDoesNot() {
        openSignIn();
        TextInput name = line("Name");
        click(name);
        assertTrue(game.composition().input().isWriting());
        type("Zoe");
        click(name);
        assertTrue(game.composition().input().isWriting());
        click(line("Password"));
        type("secret");
        assertEquals("secret", line("Password").words());
        click(5, 715);
        assertFalse(game.composition().input().isWriting());
        assertEquals("Zoe", line("Name").words());
    }

    @Test
    void whatIsMissingIsSaidBelowItsLine() {
        openSignIn();
        press("Log in");
        Text name = text("Enter your name.");
        Text password = text("Enter your password.");
        assertTrue(top(line("Name")) > top(name) && top(name) > top(line("Password")));
        assertTrue(top(line("Password")) > top(password));
        line("Name").press();
        type("player 5");
        press(Input.Keys.ENTER, '\n');
        assertTrue(game.composition().input().isWriting(), "Enter leads to the password");
        press(Input.Keys.ENTER, '\n');
        update();
        assertFalse(says("Enter your name."));
        assertTrue(says("Enter your password."));
    }

    private Text text(String words) {
        List<Text> found = new ArrayList<>();
        collect(game.stage().getRoot(), words, found);
        return found.get(0);
    }

    private static void collect(Actor actor, String words, List<Text> found) {
        if (actor instanceof Text text && text.words().equals(words)) {
            found.add(text);
        }
        if (actor instanceof Group group) {
            group.getChildren().forEach(child -> collect(child, words, found));
        }
    }

    /** Pastes a text with the keys, into the line that is being written. */
    private void paste(TextInput line, String text) {
        ((TextField) line.getChild(0)).setClipboard(new Clip(text));
        Input before = Gdx.input;
        Gdx.input = new MockInput() {
            @Override
            public boolean isKeyPressed(int key) {
                return key == Input.Keys.CONTROL_LEFT;
            }
        };
        try {
            game.stage().keyDown(Input.Keys.V);
            game.stage().keyUp(Input.Keys.V);
        } finally {
            Gdx.input = before;
        }
    }

    /** A clipboard that holds this text. */
    private record Clip(String text) implements Clipboard {
        @Override
        public boolean hasContents() {
            return true;
        }

        @Override
        public String getContents() {
            return text;
        }

        @Override
        public void setContents(String content) {}
    }
}
