package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.archive.PlayedGames;
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
        game.composition().begin();
    }

    @AfterEach
    void close() {
        game.close();
    }

    private Focus focus() {
        return game.composition().focus();
    }

    private void tab() {
        game.composition().router().keyDown(Input.Keys.TAB);
    }

    private int at() {
        Actor current = focus().current();
        assertNotNull(current);
        assertTrue(focus().isShownOn(current));
        return focus().stops().indexOf(current);
    }

    @Test
    void aPageThatIsBuiltAnewKeepsIt() {
        game.composition().go().settings();
        game.settle();
        tab();
        tab();
        tab();
        assertEquals(2, at());
        game.composition().router().refresh();
        assertEquals(2, at());
        tab();
        assertEquals(3, at());
    }

    @Test
    void aDialogThatIsBuiltAnewKeepsIt() {
        game.settle();
        tab();
        game.composition().router().open(new ConfirmSheet("Leave?", "", "Yes", "No", () -> {}));
        tab();
        tab();
        assertEquals(1, at());
        game.composition().router().refresh();
        assertEquals(1, at());
        assertEquals(2, focus().stops().size(), "only the dialog's own");
    }

    @Test
    void itReturnsToWhereItWasWhenADialogIsClosed() {
        game.composition().go().settings();
        game.settle();
        tab();
        tab();
        tab();
        game.composition().router().open(new ConfirmSheet("Leave?", "", "Yes", "No", () -> {}));
        tab();
        assertEquals(0, at());
        game.composition().router().back();
        assertEquals(2, at());
        tab();
        assertEquals(3, at());
    }

    @Test
    void aDialogOpenedWithoutTheKeyboardLeavesItNowhere() {
        game.settle();
        game.composition().router().open(new ConfirmSheet("Leave?", "", "Yes", "No", () -> {}));
        tab();
        game.composition().router().back();
        assertNull(focus().current());
    }

    @Test
    void theFilterThatWasChosenHasItAgain() {
        game.composition().library().add(List.of(PlayedGames.archived("one", 1_000, 1)), result -> {});
        game.archive().answer();
        game.composition().go().games();
        game.settle();
        do {
            tab();
        } while (!says("Opening"));
        int filter = at();
        game.composition().router().keyDown(Input.Keys.ENTER);
        assertTrue(game.composition().router().isSheetOpen());
        game.settle();
        focus().stops().stream()
                .filter(stop -> stop.getClass().getSimpleName().equals("ChoiceRow"))
                .findFirst()
                .ifPresent(row -> ((Focus.Stop) row).press());
        assertFalse(game.composition().router().isSheetOpen());
        assertEquals(filter, at(), "the line of filters was built anew");
    }

    private boolean says(String words) {
        return game.composition().probe().state().focus().startsWith(words);
    }

    @Test
    void tabWritesInALineAndLeadsOutOfIt() {
        game.composition().go().online();
        server.deliver();
        game.composition().router().tick(0.1f);
        game.settle();
        while (!(focus().current() instanceof TextInput line && line.hint().equals("Name"))) {
            tab();
        }
        assertTrue(game.composition().router().isWriting());
        Actor first = focus().current();
        tab();
        assertTrue(game.composition().router().isWriting());
        Actor second = assertInstanceOf(TextInput.class, focus().current());
        assertFalse(first == second);
        tab();
        assertFalse(game.composition().router().isWriting());
        focus().show(second);
        game.composition().router().keyDown(Input.Keys.ENTER);
        assertTrue(game.composition().router().isWriting());
        game.composition().router().keyDown(Input.Keys.ESCAPE);
        assertFalse(game.composition().router().isWriting(), "the way back only ends the writing");
        assertEquals("sign-in", game.composition().probe().state().page());
    }
}
