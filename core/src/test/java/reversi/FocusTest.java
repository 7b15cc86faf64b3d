package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.screens.ConfirmSheet;
import reversi.screens.ui.Focus;
import reversi.screens.ui.TextInput;

/** Where the keyboard's attention goes, and that it stays there. */
class FocusTest {
    private final DemoServer server = new DemoServer();
    private final TestStage game = new TestStage("en", false, server);

    @BeforeEach
    void open() {
        game.resize(1280, 720);
        game.wiring().begin();
    }

    @AfterEach
    void close() {
        game.close();
    }

    private Focus focus() {
        return game.wiring().focus();
    }

    private void tab() {
        game.wiring().router().keyDown(Input.Keys.TAB);
    }

    private int at() {
        Actor current = focus().current();
        assertNotNull(current);
        assertTrue(focus().isShownOn(current));
        return focus().stops().indexOf(current);
    }

    @Test
    void aPageThatIsBuiltAnewKeepsIt() {
        game.wiring().settings();
        game.settle();
        tab();
        tab();
        tab();
        assertEquals(2, at());
        game.wiring().router().refresh();
        assertEquals(2, at());
        tab();
        assertEquals(3, at());
    }

    @Test
    void aDialogThatIsBuiltAnewKeepsIt() {
        game.settle();
        tab();
        game.wiring().router().open(new ConfirmSheet("Leave?", "", "Yes", "No", () -> {}));
        tab();
        tab();
        assertEquals(1, at());
        game.wiring().router().refresh();
        assertEquals(1, at());
        assertEquals(2, focus().stops().size(), "only the dialog's own");
    }

    @Test
    void tabWritesInALineAndLeadsOutOfIt() {
        game.wiring().online();
        server.deliver();
        game.wiring().router().tick(0.1f);
        game.settle();
        while (!(focus().current() instanceof TextInput line && line.hint().equals("Name"))) {
            tab();
        }
        assertTrue(game.wiring().router().isWriting());
        Actor first = focus().current();
        tab();
        assertTrue(game.wiring().router().isWriting());
        Actor second = assertInstanceOf(TextInput.class, focus().current());
        assertFalse(first == second);
        tab();
        assertFalse(game.wiring().router().isWriting());
        focus().show(second);
        game.wiring().router().keyDown(Input.Keys.ENTER);
        assertTrue(game.wiring().router().isWriting());
        game.wiring().router().keyDown(Input.Keys.ESCAPE);
        assertFalse(game.wiring().router().isWriting(), "the way back only ends the writing");
        assertEquals("sign-in", game.wiring().witness().sight().page());
    }
}
