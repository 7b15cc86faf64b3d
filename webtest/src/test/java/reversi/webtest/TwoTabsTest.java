package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two tabs of the web game in one browser: one of them plays, the other reads, and nothing newer is written over. */
class TwoTabsTest extends BrowserTest {
    private static final int MOST_ASKED = 20;

    private static final String KEPT = "() => localStorage.getItem('reversi.game')";

    /** Without Web Locks, too, as for a page that came without TLS. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theSecondTabReadsAndTakesOver(boolean hasLocks) {
        try (BrowserContext window = browser.calmWindow(390, 844, 1, false)) {
            if (!hasLocks) {
                window.addInitScript("Object.defineProperty(navigator, 'locks', { value: undefined })");
            }
            GamePage first = new GamePage(window).open(server.address());
            first.click("Two players");
            first.waitUntil("s.page === 'new'");
            first.click("Start");
            first.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            first.clickSquare("d3");
            first.waitUntil("s.game.isPersonAsked && s.game.transcript === 'd3'");
            GamePage second = new GamePage(window).open(server.address());
            second.waitFor("Continue");
            second.click("Learn");
            second.waitUntil("s.page === 'learn'");
            second.shoot("two-tabs-second");
            first.page().bringToFront();
            first.clickSquare("c3");
            first.waitUntil("s.game.isPersonAsked && s.game.transcript === 'd3c3'");
            second.page().bringToFront();
            second.page().goBack();
            second.click("Continue");
            second.waitFor("Reversi is open in another window");
            second.click("Play here");
            second.waitUntil("s.page === 'game' && s.game.isPersonAsked && s.game.transcript === 'd3c3'");
            first.waitFor("The game is in another window");
            first.shoot("two-tabs-first");
            second.clickSquare("c4");
            second.waitUntil("s.game.isPersonAsked && s.game.transcript === 'd3c3c4'");
            Object newer = second.page().evaluate(KEPT);
            first.page().bringToFront();
            first.page().reload();
            first.waitUntilPlayable();
            first.click("Continue");
            first.waitFor("Reversi is open in another window");
            assertEquals(newer, first.page().evaluate(KEPT));
            first.click("Play here");
            first.waitUntil("s.page === 'game' && s.game.transcript === 'd3c3c4'");
            second.waitFor("The game is in another window");
            first.page().close();
            goOnOnceItIsFree(second);
            second.waitUntil("s.page === 'game' && s.game.transcript === 'd3c3c4'");
            assertEquals(List.of(), first.troubles());
            assertEquals(List.of(), second.troubles());
        }
    }

    /** The browser tells of a window that was closed a moment later: until then the game is said to be open there. */
    private static void goOnOnceItIsFree(GamePage game) {
        game.click("Continue");
        game.waitUntil("s.page === 'game' || s.isSheetOpen");
        for (int asked = 1; asked < MOST_ASKED && (Boolean) game.sees("isSheetOpen"); asked++) {
            game.press("Escape");
            game.waitUntil("!s.isSheetOpen");
            game.click("Continue");
            game.waitUntil("s.page === 'game' || s.isSheetOpen");
        }
    }
}
