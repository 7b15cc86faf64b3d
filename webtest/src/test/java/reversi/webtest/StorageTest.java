package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.microsoft.playwright.BrowserContext;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A browser whose storage is full. */
class StorageTest extends BrowserTest {
    /** Takes all the room there is, to the last character. */
    private static final String FILL =
            """
            () => {
              let size = 4 * 1024 * 1024;
              let ballast = '';
              while (size >= 1) {
                try {
                  localStorage.setItem('ballast', ballast + 'x'.repeat(size));
                  ballast += 'x'.repeat(size);
                } catch (full) {
                  size = Math.floor(size / 2);
                }
              }
            }
            """;

    private static final String SAVED = "() => localStorage.getItem('reversi.game')";

    @Test
    void aFullStorageIsToldAndTheOlderGameStays() {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Two players");
            game.click("Start");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            game.clickSquare("d3");
            game.waitUntil("s.game.transcript === 'd3' && s.game.isPersonAsked");
            Object older = game.page().evaluate(SAVED);
            assertNotEquals(null, older);
            game.page().evaluate(FILL);
            game.clickSquare("c3");
            game.waitFor("your game and settings");
            game.shoot("storage-full");
            assertEquals(older, game.page().evaluate(SAVED));
            game.page().evaluate("() => localStorage.removeItem('ballast')");
            game.waitUntil("s.game.isPersonAsked");
            game.clickSquare("c4");
            game.page().waitForFunction("() => /\"d3\".*\"c3\".*\"c4\"/.test(localStorage.getItem('reversi.game'))");
            assertEquals(List.of(), game.troubles());
        }
    }
}
