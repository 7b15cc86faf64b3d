package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Route;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a browser may take away from a game that runs: its graphics, its workers and its network. */
class TroubleTest extends BrowserTest {
    private static final String NO_WORKERS =
            "window.Worker = class { constructor() { throw new Error('no workers here'); } };";

    private static final String LOSE =
            """
            () => {
              const canvas = document.querySelector('canvas');
              window.reversiTestLoss = canvas.getContext('webgl').getExtension('WEBGL_lose_context');
              return new Promise(lost => {
                canvas.addEventListener('webglcontextlost', () => lost(true));
                window.reversiTestLoss.loseContext();
              });
            }
            """;

    private static final String RESTORE =
            """
            () => new Promise(restored => {
              document.querySelector('canvas').addEventListener('webglcontextrestored', () => restored(true));
              window.reversiTestLoss.restoreContext();
            })
            """;

    /** What a test wants done before the next frame of the game, once. */
    private static final String BEFORE_FRAME =
            """
            const ask = window.requestAnimationFrame.bind(window);
            window.requestAnimationFrame = draw => ask(time => {
              const before = window.reversiTestBeforeFrame;
              window.reversiTestBeforeFrame = null;
              before?.();
              draw(time);
            });
            """;

    /** The page is so busy while the mouse is down that a long press is due, and the mouse goes up before the next frame. */
    private static final String PRESS_WHILE_BUSY =
            """
            ([x, y]) => new Promise(released => {
              const canvas = document.querySelector('canvas');
              const send = kind => canvas.dispatchEvent(new MouseEvent(kind, {clientX: x, clientY: y, bubbles: true}));
              const pressed = performance.now();
              send('mousedown');
              while (performance.now() < pressed + 1700);
              setTimeout(() => {
                window.reversiTestBeforeFrame = () => { send('mouseup'); released(true); };
                send('mousemove');
              });
            })
            """;

    @Test
    void aPressOnABusyPageIsAPress() {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            window.addInitScript(BEFORE_FRAME);
            GamePage game = new GamePage(window).open(server.address());
            game.click("Play the computer");
            game.waitUntil("s.page === 'new'");
            Object black = game.page().evaluate("() => window.reversiProbe.control('Black')");
            game.page().evaluate(PRESS_WHILE_BUSY, black);
            game.click("Start");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            game.clickSquare("d3");
            game.waitUntil("s.game.isPersonAsked && s.game.transcript.length === 4");
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void aPictureThatWasLostIsTheSameAgain() {
        try (BrowserContext window = browser.window(1280, 720, 1, false)) {
            GamePage game = play(window, "Two players");
            game.clickSquare("d3");
            game.waitUntil("s.game.isPersonAsked && s.game.transcript === 'd3'");
            byte[] before = game.stillPicture();
            for (int loss = 0; loss < 2; loss++) {
                game.page().evaluate(LOSE);
                game.page().evaluate(RESTORE);
                game.shoot("restored-" + loss);
                assertArrayEquals(before, game.stillPicture(), "the picture after loss " + loss);
            }
            game.clickSquare("c3");
            game.waitUntil("s.game.isPersonAsked && s.game.transcript === 'd3c3'");
            game.shoot("restored-played");
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void pagesThatCannotBeFetchedAreSaidAndFetchedLater() {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            window.route("**/deferredjs/**", Route::abort);
            GamePage game = new GamePage(window).open(server.address());
            game.click("Games");
            game.waitFor("The page could not be loaded");
            game.waitUntil("s.page === 'home'");
            window.unroute("**/deferredjs/**");
            game.click("Games");
            game.waitFor("No finished games yet");
        }
    }

    @Test
    void aPictureThatStaysLostIsSaidAndTheGameIsNotLost() {
        try (BrowserContext window = browser.window(390, 844, 1, false)) {
            GamePage game = play(window, "Two players");
            game.clickSquare("d3");
            game.waitUntil("s.game.isPersonAsked && s.game.transcript === 'd3'");
            game.page().evaluate(LOSE);
            game.page().waitForSelector("text=The picture was lost, but not your game.");
            game.shoot("graphics-lost");
            game.page().click("text=Reload");
            game.waitUntilPlayable();
            game.waitUntil("s.page === 'game' && s.game.transcript === 'd3'");
        }
    }

    @Test
    void aBrowserWithoutWorkersSaysSoAndTwoMayPlayOn() {
        try (BrowserContext window = browser.calmWindow(390, 844, 1, false)) {
            window.addInitScript(NO_WORKERS);
            GamePage game = play(window, "Play the computer");
            game.clickSquare("d3");
            game.waitFor("The computer can’t move");
            assertTrue(game.shows("no workers here"));
            game.page().waitForTimeout(400);
            game.shoot("no-workers");
            game.click("Play on as two players");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked && s.game.transcript === 'd3'");
            game.clickSquare("c3");
            game.waitUntil("s.game.isPersonAsked && s.game.transcript === 'd3c3'");
            assertEquals(List.of(), game.troubles());
        }
    }

    /** A game in which Black is a person, to whose move it is. */
    private GamePage play(BrowserContext window, String mode) {
        GamePage game = new GamePage(window).open(server.address());
        game.click(mode);
        game.waitUntil("s.page === 'new'");
        if (mode.equals("Play the computer")) {
            game.click("Black");
        }
        game.click("Start");
        game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
        return game;
    }
}
