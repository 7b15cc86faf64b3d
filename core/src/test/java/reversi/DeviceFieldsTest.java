package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.platform.NativeTextField;
import reversi.platform.NativeTextField.Purpose;
import reversi.screens.ConfirmSheet;
import reversi.screens.ui.Focus;
import reversi.screens.ui.TextInput;

/** The fields that a browser lays over the game's own: for its keyboard, and for password managers. */
class DeviceFieldsTest {
    private static final String NAME = "sign-in/Name";
    private static final String PASSWORD = "sign-in/Password";

    private final DemoServer server = new DemoServer();
    private final FakeTyping typing = new FakeTyping();
    private final TestStage game = new TestStage(true, server, typing);

    @BeforeEach
    void openSignIn() {
        game.resize(390, 844);
        game.composition().begin();
        game.composition().go().online();
        update();
    }

    @AfterEach
    void close() {
        game.close();
    }

    private void update() {
        game.composition().router().tick(0.1f);
        game.settle();
        game.stage().act(0);
        typing.fields();
    }

    private void press(String words) {
        Vector2 at = game.composition().probe().control(words).orElseThrow();
        int x = Math.round(at.x);
        int y = Math.round(at.y);
        game.composition().input().touchDown(x, y, 0, 0);
        game.stage().touchDown(x, y, 0, 0);
        game.stage().touchUp(x, y, 0, 0);
        update();
    }

    private TextInput line(String hint) {
        for (Actor stop : game.composition().focus().stops()) {
            if (stop instanceof TextInput line && line.hint().equals(hint)) {
                return line;
            }
        }
        throw new AssertionError("no line " + hint);
    }

    private NativeTextField.Field field(String key) {
        return typing.field(key).field();
    }

    @Test
    void nameAndPasswordAreThereBeforeAnybodyTapsThem() {
        assertEquals(Purpose.NAME, field(NAME).purpose());
        assertEquals(Purpose.PASSWORD, field(PASSWORD).purpose());
        assertEquals(field(NAME).form(), field(PASSWORD).form());
        assertEquals("", typing.open());
        Vector2 corner =
                line("Name").localToStageCoordinates(new Vector2(0, line("Name").getHeight()));
        assertEquals(corner.x, field(NAME).x());
        assertEquals(844 - corner.y, field(NAME).y());
        assertFalse(typing.fields().keySet().stream().anyMatch(key -> key.contains("address")));
        server.deliver();
        update();
        press("New account");
        assertEquals(Purpose.NEW_PASSWORD, field(PASSWORD).purpose());
        game.composition().go().home();
        update();
        assertEquals(Map.of(), typing.fields());
    }

    @Test
    void aFieldBelowADialogOrScrolledAwayIsNotReachable() {
        assertTrue(field(NAME).isReachable() || field(PASSWORD).isReachable());
        game.composition().router().open(new ConfirmSheet("Leave?", "", "Yes", "No", () -> {}));
        update();
        assertFalse(field(NAME).isReachable());
        assertFalse(field(PASSWORD).isReachable());
        game.composition().router().closeSheet();
        game.resize(640, 360);
        update();
        assertFalse(field(PASSWORD).isReachable(), "below the edge of the window");
    }

    @Test
    void aPageThatIsBuiltAnewKeepsTheFieldThatIsWrittenIn() {
        ((Focus.Stop) line("Name")).press();
        assertEquals(NAME, typing.open());
        typing.write(NAME, "Zo");
        server.deliver();
        update();
        assertTrue(game.composition().probe().shows("Connected to"));
        assertEquals(NAME, typing.open());
        assertEquals(0, typing.blurs, "a phone's keyboard stays");
        assertTrue(game.composition().input().isWriting());
        typing.write(NAME, "Zoe");
        assertEquals("Zoe", line("Name").words());
        typing.blur(NAME);
        assertFalse(game.composition().input().isWriting());
    }

    @Test
    void whatAPasswordManagerFillsInIsSentAndThenGone() {
        server.deliver();
        update();
        typing.write(NAME, "player\t 5");
        typing.write(PASSWORD, "secret");
        update();
        assertEquals("player 5", line("Name").words());
        assertEquals("player 5", typing.field(NAME).text());
        press("Log in");
        server.deliver();
        update();
        assertEquals("lobby", game.composition().probe().state().page());
        assertEquals(Map.of(), typing.fields());
        game.composition().client().signOut();
        game.composition().go().online();
        update();
        assertEquals("", typing.field(NAME).text());
        assertEquals("", typing.field(PASSWORD).text());
    }

    @Test
    void aLineOfPlainWordsHasAFieldOnlyWhileItIsWritten() {
        server.deliver();
        update();
        game.composition().client().ask(reversi.online.AccountRequest.Login.of("player 5", "secret"));
        server.deliver();
        update();
        press("MAIL");
        assertEquals(Map.of(), typing.fields());
        String hint = all();
        ((Focus.Stop) line(hint)).press();
        assertEquals("/" + hint, typing.open());
        typing.write(typing.open(), "Zoe");
        typing.field("/" + hint).listener().entered();
        update();
        assertEquals(Map.of(), typing.fields());
        assertEquals("Zoe", line(hint).words());
    }

    private String all() {
        for (Actor stop : game.composition().focus().stops()) {
            if (stop instanceof TextInput line) {
                return line.hint();
            }
        }
        throw new AssertionError("no line");
    }
}
