package reversi.webtest;

import com.microsoft.playwright.BrowserContext;
import org.junit.jupiter.api.Test;

/** Sounds are packed for the web and sound as before. */
class SoundTest extends BrowserTest {
    @Test
    void unpacksTheSoundsAsTheyWereBaked() throws Exception {
        try (BrowserContext window = browser.window(1280, 720, 1, false)) {
            BakedSounds.assertUnpacked(new GamePage(window).open(server.address()));
        }
    }
}
