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

/** The first page, the guide and the page about the game. */
class GuideOnStageTest {
    private static final List<String> TITLES = List.of(
            "The board and the discs",
            "Outflank and flip",
            "White replies",
            "Every direction at once",
            "Passing",
            "The end and the score",
            "Corners",
            "Few discs, many moves",
            "Other boards and rules");

    private static String title(GameDriver game) {
        return TITLES.stream().filter(game.words()::contains).findFirst().orElse("none");
    }

    @ParameterizedTest
    @CsvSource({"false, 1280, 720", "true, 390, 844", "true, 844, 390", "true, 320, 180"})
    void theGuideIsReadFromTheFirstPageToTheLastAndBack(boolean isTouch, int width, int height) {
        try (GameDriver game = GameDriver.of("en", isTouch, width, height)) {
            game.click("How to play");
            List<String> read = new ArrayList<>();
            for (int i = 0; i < TITLES.size(); i++) {
                read.add(title(game));
                assertEquals(i > 0, game.canClick("Back"), "back from page " + i);
                if (i < TITLES.size() - 1) {
                    game.click("Next");
                    game.pass(0.5f);
                }
            }
            assertEquals(TITLES, read);
            game.press(Input.Keys.PAGE_DOWN);
            assertEquals(TITLES.get(8), title(game), "there is nothing after the last page");
            game.press(Input.Keys.PAGE_UP);
            game.pass(0.5f);
            assertEquals(TITLES.get(7), title(game));
            game.press(Input.Keys.PAGE_DOWN);
            game.pass(0.5f);
            game.click("Done");
            game.pass(0.5f);
            assertEquals("home", game.state().page());
        }
    }

    @Test
    void aLessonsMoveIsShownAgain() {
        try (GameDriver game = GameDriver.wide()) {
            game.click("How to play");
            game.click("Next");
            game.pass(3);
            game.click("Replay");
            game.pass(3);
            assertEquals("Outflank and flip", title(game));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Play the computer, new",
        "Two players, new",
        "Watch, new",
        "Play online, sign-in",
        "How to play, rules",
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
            for (int i = 0; i < 10; i++) {
                game.press(Input.Keys.TAB);
                forwards.add(game.focused());
            }
            assertEquals(10, forwards.stream().distinct().count(), forwards::toString);
            game.press(Input.Keys.TAB);
            assertEquals(forwards.get(0), game.focused(), "around");
            for (int i = 9; i >= 0; i--) {
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
            assertEquals(List.of("copy Reversi 1.0.0, en, 100 %"), game.done());
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
