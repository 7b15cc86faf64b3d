package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.net.URI;
import org.junit.jupiter.api.Test;

/** What a first visit costs over an ordinary line, and what a game at rest costs. */
class FirstVisitTest extends BrowserTest {
    private static final long MOST_BYTES = 630_000;
    private static final long MOST_VISIT_BYTES = 2_450_000;
    private static final int LATENCY_MILLIS = 50;
    private static final int BYTES_PER_SECOND = 10_000_000 / 8;

    @Test
    void theMenuWorksAfterLittleTransfer() throws IOException {
        try (CountedLine line = CountedLine.slow(port(), BYTES_PER_SECOND, LATENCY_MILLIS);
                BrowserContext window = browser.keepingWindow(1280, 720)) {
            GamePage game = new GamePage(window).open(line.address());
            double millis = ((Number)
                            game.page().evaluate("() => performance.getEntriesByName('playable')[0].startTime"))
                    .doubleValue();
            double began = ((Number) game.page().evaluate("() => performance.timeOrigin")).doubleValue();
            // What was asked for before then has come; what is asked for then is on its way for longer than clocks may
            // differ.
            long transferred = line.bytesUntil(began + millis);
            Measured.note("Bytes before the menu works", Long.toString(transferred));
            Measured.note(
                    "Milliseconds until the menu works, at 10 Mbit/s and 50 ms", Long.toString(Math.round(millis)));
            assertEquals(
                    0,
                    game.page()
                            .evaluate(
                                    "() => performance.getEntriesByType('resource')"
                                            + ".filter(entry => entry.name.includes('/deferredjs/')"
                                            + " && entry.startTime < performance.getEntriesByName('playable')[0].startTime).length"),
                    "the pages for study are fetched once the menu works");
            assertTrue(transferred <= MOST_BYTES, transferred + " bytes are more than " + MOST_BYTES);
            game.page()
                    .waitForFunction(
                            """
                    () => performance.getEntriesByType('resource').some(entry => entry.name.includes('/later/faces.')
                      && entry.name.endsWith('.webp') && entry.responseEnd > 0
                      && entry.startTime >= performance.getEntriesByName('playable')[0].startTime)
                    """);
        }
    }

    /** What the page has fetched is not fetched again to be kept for offline. */
    @Test
    void theWholeFirstVisitIsLittle() throws IOException {
        try (CountedLine line = CountedLine.fast(port());
                BrowserContext window = browser.keepingWindow(1280, 720)) {
            GamePage game = new GamePage(window).open(line.address());
            game.waitForWorker("active");
            long transferred = line.bytes();
            Measured.note("Bytes of a first visit, with what is kept for offline", Long.toString(transferred));
            assertTrue(transferred <= MOST_VISIT_BYTES, transferred + " bytes are more than " + MOST_VISIT_BYTES);
        }
    }

    @Test
    void aGameThatWaitsForThePersonIsNotDrawn() {
        try (BrowserContext window = browser.window(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Two players");
            game.waitUntil("s.page === 'new'");
            game.click("Start");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            game.page().mouse().move(5, 5);
            game.page()
                    .waitForFunction(
                            """
                    () => {
                      const frames = window.reversiProbe.frames();
                      const rests = frames === window.reversiTestFrames;
                      window.reversiTestFrames = frames;
                      return rests;
                    }
                    """,
                            null,
                            new Page.WaitForFunctionOptions().setPollingInterval(500));
            Object before = game.page().evaluate("() => window.reversiProbe.frames()");
            game.page().waitForTimeout(2000);
            assertEquals(before, game.page().evaluate("() => window.reversiProbe.frames()"));
        }
    }

    private int port() {
        return URI.create(server.address()).getPort();
    }
}
