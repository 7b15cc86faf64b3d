package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Time passes on the page while nothing is drawn. */
class TimeTest extends BrowserTest {
    /** A busy machine may show not every second. */
    private static final String THREE_SECONDS_LATER =
            "['4:57', '4:56', '4:55', '4:54', '4:53'].some(left => window.reversiProbe.shows(left))";

    @Test
    void theClockRunsWhileAPersonLooksAndKeysCountFromWhenTheyArePressed() {
        try (BrowserContext window = browser.window(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Play the computer");
            game.waitUntil("s.page === 'new'");
            game.click("5 min");
            game.click("Black");
            game.click("Start");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            game.waitUntil(THREE_SECONDS_LATER);
            game.type("d3");
            game.waitUntil("s.game.transcript.startsWith('d3') && s.game.isPersonAsked");
            game.press("h");
            game.waitFor("Best");
            assertEquals(List.of(), game.troubles());
        }
    }
}
