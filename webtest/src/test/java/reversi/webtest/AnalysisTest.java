package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The analysis board in the browser: its script, its engine and its opening explorer are fetched when it is opened. */
class AnalysisTest extends BrowserTest {
    @Test
    void aLineIsValuedNamedAndKept() {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Analysis");
            game.waitFor("126,275 games");
            game.clickSquare("f5");
            game.clickSquare("d6");
            game.clickSquare("c5");
            game.waitFor("Fishhook");
            // The engine's line for White, which every search of this position begins with.
            game.waitFor("f4");
            game.shoot("analysis");
            game.page().reload();
            game.waitUntilPlayable();
            game.waitFor("Fishhook");
            game.press("ArrowLeft");
            game.press("ArrowLeft");
            game.press("ArrowLeft");
            game.waitFor("Best lines for Black");
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void aPhoneAnalysesASharedLineByTouch() {
        try (BrowserContext window = browser.calmWindow(390, 844, 2, true)) {
            GamePage game = new GamePage(window).open(server.address() + "#/analysis");
            game.waitFor("Best lines for Black");
            game.clickSquare("c4");
            game.waitFor("Best lines for White");
            game.shoot("analysis-phone");
            assertEquals(List.of(), game.troubles());
        }
    }
}
