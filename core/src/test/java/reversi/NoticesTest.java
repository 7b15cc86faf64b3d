package reversi;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.screens.ConfirmSheet;
import reversi.screens.ui.Text;

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
    void clearedTheyAreGone() {
        game.composition().router().clearNotices();
        assertFalse(isShown());
        game.composition().router().refresh();
        assertFalse(isShown());
    }

    @Test
    void anotherOneTakesThePlaceOfTheFirstAndHasItsWholeTime() {
        pass(3);
        game.composition().router().notice("Another.");
        assertFalse(isShown());
        pass(3);
        assertTrue(game.composition().probe().shows("Another."));
        pass(2);
        assertFalse(game.composition().probe().shows("Another."));
    }

    @Test
    void longerWordsStayLonger() {
        String longer = "There is no room left on this device, so the game can’t be saved. ".repeat(3);
        game.composition().router().notice(longer);
        pass(9);
        assertTrue(game.composition().probe().shows(longer), "some eleven seconds for 200 letters");
        pass(4);
        assertFalse(game.composition().probe().shows(longer));
    }

    /** Nobody reads what a dialog covers: its time begins again to run when the dialog is closed. */
    @Test
    void underADialogItWaits() {
        game.composition().router().open(new ConfirmSheet("Leave?", "", "Yes", "No", () -> {}));
        assertFalse(isShown());
        pass(30);
        game.composition().router().closeSheet();
        game.settle();
        assertTrue(isShown());
        pass(5);
        assertFalse(isShown());
    }

    @Test
    void whatIsSaidWhileADialogIsOpenIsSaidAboveIt() {
        game.composition().router().open(new ConfirmSheet("Leave?", "", "Yes", "No", () -> {}));
        game.composition().router().notice("Above.");
        assertTrue(game.composition().probe().shows("Above."));
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "390, 844", "844, 390", "320, 568", "320, 240"})
    void wordsOfAnyLengthStayInTheWindowAndTakeNoTap(int width, int height) {
        game.resize(width, height);
        for (int repeats : new int[] {1, 4, 8}) {
            String longer = "The server can’t be reached. ".repeat(repeats).trim();
            game.composition().router().notice(longer);
            game.settle();
            Text text = find(game.stage().getRoot(), longer);
            Vector2 corner = text.localToStageCoordinates(new Vector2());
            assertTrue(corner.x >= 0 && corner.x + text.getWidth() <= width, longer);
            assertTrue(corner.y >= 0 && corner.y + text.getHeight() <= height, longer);
            Actor hit = game.stage().hit(corner.x + 1, corner.y + text.getHeight() / 2, true);
            assertTrue(hit == null || !text.getParent().isAscendantOf(hit), "it takes a tap away");
            game.composition().router().clearNotices();
        }
    }

    private static Text find(Group group, String words) {
        for (Actor child : group.getChildren()) {
            if (child instanceof Text text && text.words().equals(words)) {
                return text;
            }
            Text found = child instanceof Group inner ? find(inner, words) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
