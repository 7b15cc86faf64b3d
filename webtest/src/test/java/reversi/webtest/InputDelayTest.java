package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How long a press takes until the first changed picture; figures for people, and what cannot vary. */
class InputDelayTest extends BrowserTest {
    /** Enough for the middle one; for the 99th of 100 see {@code docs/input-delay.md}. */
    private static final int PRESSES = Integer.getInteger("reversi.presses", 20);

    private static final int REST_MILLIS = 300;
    private static final int HELD_MILLIS = 70;
    private static final int AFTERWARDS_MILLIS = 700;
    /** What is meant to take two pictures may take ten on a busy machine, but nothing waits for a timer. */
    private static final double FAR_TOO_LATE_MILLIS = 170;

    /**
     * Notes for each press of the mouse, and each time it is let go of, when the game had drawn the next picture, and what the browser's
     * Event Timing says of when it was shown.
     */
    private static final String WATCH =
            """
            window.reversiTestDrawn = { mousedown: [], mouseup: [] };
            window.reversiTestShown = { mousedown: [], mouseup: [] };
            let event = null;
            let isDrawn = false;
            for (const type of ['mousedown', 'mouseup']) {
              addEventListener(type, next => { event = next; isDrawn = false; }, true);
            }
            for (const drawing of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
              const draw = drawing.drawElements;
              drawing.drawElements = function (...what) {
                isDrawn = true;
                return draw.apply(this, what);
              };
            }
            const ask = window.requestAnimationFrame.bind(window);
            window.requestAnimationFrame = frame => ask(time => {
              frame(time);
              if (event && isDrawn) {
                window.reversiTestDrawn[event.type].push(performance.now() - event.timeStamp);
                event = null;
              }
            });
            new PerformanceObserver(list => {
              for (const entry of list.getEntries()) {
                window.reversiTestShown[entry.name]?.push(entry.duration);
              }
            }).observe({ type: 'event', durationThreshold: 16 });
            """;

    @Test
    void aPressIsDrawnInTheNextPicture() {
        needsChromium("tells when a press was shown");
        try (BrowserContext window = browser.window(1280, 720, 1, false)) {
            window.addInitScript(WATCH);
            GamePage game = new GamePage(window).open(server.address());
            game.click("Two players");
            game.waitUntil("s.page === 'new'");
            game.click("Start");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            for (int i = 0; i < PRESSES / 2; i++) {
                press(game.page(), "squareCentre('d3')", i);
                press(game.page(), "control('Undo')", i);
            }
            // On a square the disc comes where the button is let go of, and a button sinks as it is pressed.
            note(game.page(), "a disc is drawn", "reversiTestDrawn.mouseup.filter((each, i) => i % 2 === 0)");
            note(game.page(), "a button is drawn", "reversiTestDrawn.mousedown.slice(-" + PRESSES / 2 + ")");
            note(game.page(), "either is shown, by Event Timing", "reversiTestShown.mouseup");
            double middle = quantile(game.page(), "reversiTestDrawn.mouseup", 0.5);
            assertTrue(middle < FAR_TOO_LATE_MILLIS, "the middle one is drawn after " + middle + " ms");
            assertEquals(List.of(), game.troubles());
        }
    }

    private static void press(Page page, String what, int jitter) {
        List<?> place = (List<?>) page.evaluate("() => window.reversiProbe." + what);
        page.mouse().move(((Number) place.get(0)).doubleValue(), ((Number) place.get(1)).doubleValue());
        page.waitForTimeout(REST_MILLIS + jitter);
        page.mouse().down();
        page.waitForTimeout(HELD_MILLIS);
        page.mouse().up();
        page.waitForTimeout(AFTERWARDS_MILLIS);
    }

    private static double quantile(Page page, String times, double share) {
        String sorted = "share => { const all = window." + times
                + ".slice().sort((a, b) => a - b); return all[Math.max(0, Math.ceil(share * all.length) - 1)] ?? -1; }";
        return ((Number) page.evaluate(sorted, share)).doubleValue();
    }

    private static void note(Page page, String what, String times) {
        Measured.note(
                "Milliseconds until " + what + ", the middle one and 99 of 100",
                Math.round(quantile(page, times, 0.5)) + " / " + Math.round(quantile(page, times, 0.99)));
    }
}
