package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.platform.MemoryStore;
import reversi.platform.Store;

/** The first page and the page about the game. */
class FirstPageOnStageTest {
    private static final int CARDS = 11;

    @ParameterizedTest
    @CsvSource({
        "Play the computer, new",
        "Two players, new",
        "Watch, new",
        "Play online, sign-in",
        "Learn, learn",
        "Puzzles, puzzles",
        "Settings, settings",
        "About, about"
    })
    void everyCardOfTheFirstPageLeadsSomewhereAndEscapeLeadsBack(String card, String page) {
        for (boolean isTouch : new boolean[] {false, true}) {
            try (GameDriver game = isTouch ? GameDriver.phone() : GameDriver.wide()) {
                game.click(card);
                game.pass(0.3f);
                assertEquals(page, game.state().page());
                game.press(Input.Keys.ESCAPE);
                game.pass(0.5f);
                assertEquals("home", game.state().page());
            }
        }
    }

    /** The keyboard reaches all cards forwards and backwards, and Enter does what a click does. */
    @Test
    void tabGoesAroundTheFirstPageBothWays() {
        try (GameDriver game = GameDriver.wide()) {
            List<String> forwards = new ArrayList<>();
            for (int i = 0; i < CARDS; i++) {
                game.press(Input.Keys.TAB);
                forwards.add(game.focused());
            }
            assertEquals(CARDS, forwards.stream().distinct().count(), forwards::toString);
            game.press(Input.Keys.TAB);
            assertEquals(forwards.get(0), game.focused(), "around");
            for (int i = CARDS - 1; i >= 0; i--) {
                game.pressWith(Input.Keys.SHIFT_LEFT, Input.Keys.TAB);
                assertEquals(forwards.get(i), game.focused());
            }
            while (!game.focused().equals("About")) {
                game.press(Input.Keys.TAB);
            }
            game.press(Input.Keys.ENTER);
            game.pass(0.3f);
            assertEquals("about", game.state().page());
        }
    }

    @Test
    void theDetailsOfTheVersionAreCopied() {
        try (GameDriver game = GameDriver.wide()) {
            game.click("About");
            game.click("Copy version details");
            assertEquals(List.of("copy Reversi 1.0.0, en, 100%"), game.done());
            assertTrue(game.shows("Copied"));
        }
    }

    /** What was saved and can't be opened is said, kept under another name, and never in the way. */
    @ParameterizedTest
    @CsvSource({"rubbish, Your saved game was damaged", "'', Your saved game was damaged"})
    void aGameThatCannotBeOpenedIsSaidAndKept(String text, String words) {
        MemoryStore store = new MemoryStore();
        store.write("game", text, result -> assertEquals(Store.Result.DONE, result));
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            assertTrue(game.shows(words), () -> game.words().toString());
            assertFalse(game.canClick("Continue"));
            assertTrue(store.texts().containsValue(text), "it is not deleted");
        }
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            assertFalse(game.shows(words), "it is said once");
        }
    }
}
