package reversi;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Short notices are to be read, whatever happens to the page below them. */
class NoticesTest {
    private static final String WORDS = "That picture can’t be used.";

    private final TestStage game = new TestStage("en", false);

    @BeforeEach
    void open() {
        game.resize(1280, 720);
        game.composition().begin();
        game.settle();
        game.composition().router().notice(WORDS);
    }

    @AfterEach
    void close() {
        game.close();
    }

    private boolean isShown() {
        return game.composition().probe().shows(WORDS);
    }

    private void pass(float seconds) {
        for (float passed = 0; passed < seconds; passed += 0.25f) {
            game.stage().act(0.25f);
        }
    }

    @Test
    void aPageThatIsBuiltAnewLeavesThemForTheirTime() {
        pass(2);
        assertTrue(isShown());
        game.composition().router().refresh();
        assertTrue(isShown());
        pass(1);
        game.composition().router().refresh();
        assertTrue(isShown());
        pass(4);
        assertFalse(isShown(), "their time isn't begun anew");
        game.composition().router().refresh();
        assertFalse(isShown());
    }

    @Test
    void hushedTheyAreGone() {
        game.composition().router().clearNotices();
        assertFalse(isShown());
        game.composition().router().refresh();
        assertFalse(isShown());
    }
}
