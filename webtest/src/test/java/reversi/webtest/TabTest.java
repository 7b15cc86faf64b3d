package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tab leaves the game at its ends, for the browser's own controls, and comes back at the nearer one. */
class TabTest extends BrowserTest {
    /** Notes of every Tab whether the page kept it from the browser. */
    private static final String WATCH =
            """
            () => {
              window.reversiTestTabs = [];
              window.addEventListener('keydown', event => {
                if (event.key === 'Tab') {
                  setTimeout(() => window.reversiTestTabs.push(event.defaultPrevented ? 'kept' : 'left'), 0);
                }
              }, true);
            }
            """;

    private static final int MOST_STOPS = 80;

    @Test
    void tabLeavesAPageAndComesBack() {
        // Firefox' own controls have the focus then, and its driver can't give it back to the page by a key.
        needsChromium("comes back into a page that Tab has left");
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Settings");
            game.waitUntil("s.page === 'settings'");
            game.page().evaluate(WATCH);
            game.press("Tab");
            Object first = game.sees("focus");
            assertNotEquals("", first);
            Object last = first;
            int stops = 1;
            for (; stops < MOST_STOPS; stops++) {
                game.press("Tab");
                if (tabs(game).contains("left")) {
                    break;
                }
                last = game.sees("focus");
            }
            assertEquals("left", tabs(game).get(stops), "after the last control");
            assertEquals("", game.sees("focus"));
            enter(game, true);
            assertEquals(last, game.sees("focus"), "back in by Shift and Tab");
            enter(game, false);
            assertEquals(first, game.sees("focus"), "back in by Tab");
            game.press("Tab");
            game.press("Shift+Tab");
            assertEquals(first, game.sees("focus"));
            game.press("Shift+Tab");
            assertEquals("left", tabs(game).get(tabs(game).size() - 1), "before the first control");
            // A browser without controls of its own, as in tests, comes back in at the other end at once.
            assertTrue(List.of("", last).contains(game.sees("focus")));
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void tabGoesRoundInADialog() {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Settings");
            game.waitUntil("s.page === 'settings'");
            game.type("?");
            game.waitUntil("s.isSheetOpen");
            game.page().evaluate(WATCH);
            for (int i = 0; i < 6; i++) {
                game.press("Tab");
                game.press("Shift+Tab");
            }
            assertEquals(12, tabs(game).size());
            assertEquals(List.of("kept"), tabs(game).stream().distinct().toList());
        }
    }

    private static List<?> tabs(GamePage game) {
        return (List<?>)
                game.page().evaluate("() => new Promise(told => setTimeout(() => told(window.reversiTestTabs), 0))");
    }

    /** What the browser does where Tab comes from its own controls: the first thing of the page that it can reach has it, or the last one. */
    private static void enter(GamePage game, boolean isBack) {
        game.page()
                .evaluate(
                        """
                        isBack => {
                          const reachable = [...document.querySelectorAll('[tabindex="0"], button, input, a[href]')]
                            .filter(one => one.tabIndex >= 0 && one.checkVisibility());
                          document.activeElement.blur();
                          reachable[isBack ? reachable.length - 1 : 0].focus();
                        }
                        """,
                        isBack);
    }
}
