package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The game in Firefox: it starts, plays, studies, and is kept for offline. REVERSI_BROWSER runs the whole suite there. */
class FirefoxTest extends BrowserTest {
    @Override
    Path program() {
        return BuiltGame.firefox();
    }

    @Override
    boolean isPlayable() {
        return BuiltGame.isPlayableInFirefox();
    }

    @Test
    void playsAndStudiesInFirefox() {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Play the computer");
            game.waitUntil("s.page === 'new'");
            game.click("Black");
            game.click("Start");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            game.clickSquare("d3");
            game.waitUntil("s.game.isPersonAsked && s.game.transcript.length === 4");
            game.shoot("firefox-game");
            game.waitForWorker("active");
            game.page().reload();
            game.waitUntilPlayable();
            game.waitUntil("s.page === 'game' && s.game.transcript.startsWith('d3')");
            game.page().evaluate("() => { location.hash = '#g=1.lrS'; }");
            game.waitUntil("s.page === 'review'");
            game.waitFor("2. c3");
            game.shoot("firefox-review");
            assertEquals(true, game.page().evaluate("() => navigator.serviceWorker.controller !== null"));
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void unpacksTheSoundsAsTheyWereBaked() throws Exception {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            BakedSounds.assertUnpacked(new GamePage(window).open(server.address()));
        }
    }
}
