package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.archive.PlayedGames;
import reversi.platform.TabListener;
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
        game.composition().input().keyDown(Input.Keys.TAB);
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
        game.composition().router().open(question());
        tab();
        assertEquals(1, at());
        game.composition().router().refresh();
        assertEquals(1, at());
        game.composition().router().refreshSheet();
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
        game.composition().router().open(question());
        assertEquals(0, at(), "whoever uses keys can press at once");
        game.composition().router().back();
        assertEquals(2, at());
        tab();
        assertEquals(3, at());
    }

    private static ConfirmSheet question() {
        return new ConfirmSheet("Leave?", "", "Yes", "No", () -> {});
    }

    private void askForKeys() {
        game.composition().input().keyDown(Input.Keys.SLASH);
        game.composition().input().keyTyped('?');
    }

    @Test
    void enterPressesWhatADialogBeganWith() {
        askForKeys();
        assertEquals(0, at());
        game.composition().input().keyDown(Input.Keys.ENTER);
        assertFalse(game.composition().router().isSheetOpen());
        Actor current = focus().current();
        assertSame(focus().stops().get(0), current, "where it was before the dialog");
        assertFalse(focus().isShownOn(current), "as it was before the dialog");
    }

    @Test
    void aDialogOpenedByAClickShowsNoRing() {
        tab();
        game.composition().input().touchDown(1, 1, 0, Input.Buttons.LEFT);
        game.composition().router().open(question());
        Actor first = focus().stops().get(0);
        assertSame(first, focus().current());
        assertFalse(focus().isShownOn(first));
        tab();
        assertEquals(0, at());
    }

    /** Enter was meant for the page on which the person was. */
    @Test
    void aDialogNobodyAskedForIsNotPressedByTheKeyOfAnotherPage() {
        tab();
        game.composition().router().openUnasked(question());
        game.composition().input().keyDown(Input.Keys.ENTER);
        assertTrue(game.composition().router().isSheetOpen());
        tab();
        assertEquals(0, at());
    }

    @Test
    void aDialogOpenedWithoutTheKeyboardLeavesItAtTheBeginning() {
        game.settle();
        game.composition().router().open(question());
        tab();
        game.composition().router().back();
        assertSame(focus().stops().get(0), focus().current());
    }

    /** Whoever comes by keys sees where they are; whoever comes by a click sees no ring. */
    @Test
    void theFirstControlOfANewPageHasIt() {
        game.composition().go().settings();
        Actor first = focus().stops().get(0);
        assertSame(first, focus().current());
        assertFalse(focus().isShownOn(first));
        tab();
        assertTrue(focus().isShownOn(first));
        game.composition().go().about();
        assertEquals(0, at());
        assertFalse(first == focus().current());
    }

    @Test
    void tabLeavesAPageAtItsEndsAndComesBackAtTheNearerOne() {
        game.composition().go().settings();
        game.settle();
        TabListener browser = game.composition().input().tabListener();
        assertFalse(browser.leaves(false), "the first Tab shows where it is");
        tab();
        assertTrue(browser.leaves(true));
        assertNull(focus().current());
        browser.enters(true);
        assertEquals(focus().stops().size() - 1, at());
        assertFalse(browser.leaves(true));
        assertTrue(browser.leaves(false));
        browser.enters(false);
        assertEquals(0, at());
        assertFalse(browser.leaves(false));
        tab();
        assertEquals(1, at());
    }

    @Test
    void tabNeverLeavesADialog() {
        game.composition().router().open(question());
        TabListener browser = game.composition().input().tabListener();
        for (int i = 0; i < 5; i++) {
            assertFalse(browser.leaves(false));
            assertFalse(browser.leaves(true));
            tab();
        }
    }

    @Test
    void tabLeavesAPageFromALineThatIsWrittenIn() {
        game.composition().go().online();
        server.deliver();
        game.composition().router().tick(0.1f);
        game.settle();
        TabListener browser = game.composition().input().tabListener();
        List<Actor> stops = focus().stops();
        while (!(focus().current() instanceof TextInput)) {
            tab();
        }
        assertTrue(game.composition().input().isWriting());
        boolean isLast = focus().current() == stops.get(stops.size() - 1);
        assertEquals(isLast, browser.leaves(false));
        assertEquals(!isLast, game.composition().input().isWriting());
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
        game.composition().input().keyDown(Input.Keys.ENTER);
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
        assertTrue(game.composition().input().isWriting());
        Actor first = focus().current();
        tab();
        assertTrue(game.composition().input().isWriting());
        Actor second = assertInstanceOf(TextInput.class, focus().current());
        assertFalse(first == second);
        tab();
        assertFalse(game.composition().input().isWriting());
        focus().show(second);
        game.composition().input().keyDown(Input.Keys.ENTER);
        assertTrue(game.composition().input().isWriting());
        game.composition().input().keyDown(Input.Keys.ESCAPE);
        assertFalse(game.composition().input().isWriting(), "the way back only ends the writing");
        assertEquals("sign-in", game.composition().probe().state().page());
    }
}
