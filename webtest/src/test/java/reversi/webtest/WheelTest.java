package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages scroll as far as the browser's wheel events say, on screens of every density. */
class WheelTest extends BrowserTest {
    private static final String TOGGLE = "Sounds";

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void sixStepsOfThreePixelsAreEighteen(int density) {
        try (BrowserContext window = browser.sharpWindow(700, 480, density, false)) {
            GamePage game = settings(window);
            double before = height(game);
            for (int i = 0; i < 6; i++) {
                turnPixels(game, density, 3);
            }
            waitForHeight(game, before - 18);
            turnPixels(game, density, -3);
            waitForHeight(game, before - 15);
            assertEquals(List.of(), game.troubles());
        }
    }

    /** A notch as Chromium tells it, and lines and a page as Firefox may. */
    @Test
    void aStepGoesAsFarAsItSays() {
        try (BrowserContext window = browser.sharpWindow(700, 480, 1, false)) {
            GamePage game = settings(window);
            double before = height(game);
            game.page().mouse().wheel(0, 120);
            waitForHeight(game, before - 120);
            turn(game, 1, -3);
            waitForHeight(game, before - 20);
            turn(game, 1, -1);
            waitForHeight(game, before);
            assertEquals(List.of(), game.troubles());
        }
    }

    private GamePage settings(BrowserContext window) {
        GamePage game = new GamePage(window).open(server.address() + "#/settings");
        game.waitUntil("s.page === 'settings'");
        game.page().mouse().move(350, 300);
        return game;
    }

    /** Chromium's driver counts in real pixels, and its event in those of the page. */
    private static void turnPixels(GamePage game, int density, int delta) {
        game.page().mouse().wheel(0, delta * density);
    }

    /** An event such as another browser makes it, with this deltaMode. */
    private static void turn(GamePage game, int mode, int delta) {
        game.page()
                .evaluate(
                        "details => document.querySelector('#game canvas').dispatchEvent(new WheelEvent('wheel', details))",
                        Map.of("deltaMode", mode, "deltaY", delta));
    }

    private static double height(GamePage game) {
        return ((Number) game.page().evaluate("name => window.reversiProbe.control(name)[1]", TOGGLE)).doubleValue();
    }

    private static void waitForHeight(GamePage game, double height) {
        game.page()
                .waitForFunction(
                        "([name, height]) => Math.abs(window.reversiProbe.control(name)[1] - height) < 0.6",
                        List.of(TOGGLE, height));
    }
}
