package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The browser's own Back and Forward lead through the game, and every page has an address. */
class HistoryTest extends BrowserTest {
    private static final String INSTALLED =
            """
            const asked = window.matchMedia.bind(window);
            window.matchMedia = query => query === '(display-mode: standalone)' ? { matches: true } : asked(query);
            """;

    @Test
    void backAndForwardLeadThroughThePages() {
        try (BrowserContext window = browser.calmWindow(390, 844, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Two players");
            game.waitUntil("s.page === 'new'");
            waitForAddress(game, "#/new");
            game.click("Start");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            waitForAddress(game, "#/game");
            game.clickSquare("d3");
            game.waitUntil("s.game.isPersonAsked && s.game.transcript === 'd3'");
            game.press("Escape");
            game.waitUntil("s.isSheetOpen");
            // Its entry is written with the next frame.
            game.page().waitForFunction("() => history.state.reversi.includes('~')");
            game.page().goBack();
            game.waitUntil("s.page === 'game' && !s.isSheetOpen");
            game.page().reload();
            game.waitUntilPlayable();
            game.waitUntil("s.page === 'game' && s.game.transcript === 'd3'");
            game.page().goBack();
            game.waitUntil("s.page === 'home'");
            waitForAddress(game, "#/");
            game.page().goForward();
            game.waitUntil("s.page === 'game' && s.game.transcript === 'd3'");
            waitForAddress(game, "#/game");
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void aSharedAddressOpensItsPage() {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address() + "#/learn/outflank-and-flip");
            game.waitUntil("s.page === 'lesson'");
            waitForAddress(game, "#/learn/outflank-and-flip");
            game.page().goBack();
            game.waitUntil("s.page === 'learn'");
            game.page().goBack();
            game.waitUntil("s.page === 'home'");
            game.page().evaluate("() => { location.hash = '#/settings'; }");
            game.waitUntil("s.page === 'settings'");
            game.page().evaluate("() => { location.hash = '#g=1.lrS'; }");
            game.waitUntil("s.page === 'review'");
            game.waitFor("2. c3");
            waitForAddress(game, "#g=1.lrS");
            game.page().evaluate("() => { location.hash = '#/puzzle/1'; }");
            game.waitUntil("s.page === 'home'");
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void theInstalledGameAsksBeforeBackLeavesIt() {
        try (BrowserContext window = browser.calmWindow(390, 844, 1, true)) {
            window.addInitScript(INSTALLED);
            GamePage game = new GamePage(window).open(server.address());
            game.page().touchscreen().tap(2, 2);
            game.page().goBack();
            game.waitFor("Back again to leave");
            game.shoot("back-again");
            assertTrue(((String) game.page().evaluate("() => location.href")).startsWith(server.address()));
        }
    }

    private static void waitForAddress(GamePage game, String fragment) {
        game.page().waitForFunction("fragment => location.hash === fragment", fragment);
    }
}
