package reversi.webtest;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The game in a browser's page. */
final class GamePage {
    private static final int MOST_PICTURES = 20;

    private static final String PLAYABLE = "() => performance.getEntriesByName('playable').length > 0";

    private final Page page;
    private final List<String> troubles = new ArrayList<>();

    GamePage(BrowserContext window) {
        page = window.newPage();
        page.onConsoleMessage(this::note);
        page.onPageError(troubles::add);
        page.onResponse(response -> {
            if (response.status() >= 400) {
                troubles.add(response.status() + " " + response.url());
            }
        });
    }

    /** Opens the game and returns when it can be played. */
    GamePage open(String address) {
        page.navigate(address);
        waitUntilPlayable();
        return this;
    }

    void waitUntilPlayable() {
        page.waitForFunction(PLAYABLE);
    }

    /** Waits until the service worker that keeps the game has come this far: active, or waiting for the next start. */
    void waitForWorker(String stage) {
        page.waitForCondition(() -> (Boolean) page.evaluate(
                """
                async stage => {
                  const registration = await navigator.serviceWorker.getRegistration();
                  if (!registration || !registration[stage] || registration.installing) {
                    return false;
                  }
                  return registration[stage].state !== 'activating';
                }
                """,
                stage));
    }

    Page page() {
        return page;
    }

    /** Every error that the page or its console told of. */
    List<String> troubles() {
        return List.copyOf(troubles);
    }

    /** A field of what the witness sees, such as {@code page} or {@code game.transcript}. */
    Object sees(String field) {
        return page.evaluate("() => window.reversi.state()." + field);
    }

    /** Waits until the witness sees this, a JavaScript expression over {@code s}. */
    void waitUntil(String seen) {
        page.waitForFunction(
                "() => { const s = window.reversi && window.reversi.state(); return s && (" + seen + "); }");
    }

    /** Clicks on what shows these words, once it is there and lies still. */
    void click(String words) {
        page.waitForFunction(
                """
                words => {
                  const at = JSON.stringify(window.reversi.control(words));
                  const still = at !== 'null' && at === window.reversiTestLast;
                  window.reversiTestLast = at;
                  return still;
                }
                """,
                words,
                new Page.WaitForFunctionOptions().setPollingInterval(100));
        clickAt((List<?>) page.evaluate("words => window.reversi.control(words)", words));
    }

    /** Clicks on the middle of a square. */
    void clickSquare(String name) {
        clickAt((List<?>) page.evaluate("name => window.reversi.squareCentre(name)", name));
    }

    private void clickAt(List<?> place) {
        double x = ((Number) place.get(0)).doubleValue();
        double y = ((Number) place.get(1)).doubleValue();
        page.mouse().move(x, y);
        page.mouse().down();
        page.mouse().up();
    }

    /** What is to be seen once two pictures in a row are the same. */
    byte[] stillPicture() {
        byte[] last = page.screenshot();
        byte[] next = page.screenshot();
        for (int i = 0; i < MOST_PICTURES && !Arrays.equals(last, next); i++) {
            last = next;
            next = page.screenshot();
        }
        return next;
    }

    /** Keeps a picture for people to look at. */
    void shoot(String name) {
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(Path.of(System.getProperty("reversi.shots", "target/shots"), name + ".png")));
    }

    private void note(ConsoleMessage message) {
        if (message.type().equals("error")) {
            troubles.add(message.text());
        }
    }
}
