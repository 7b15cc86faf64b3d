package reversi.webtest;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The game in a browser's page. */
final class GamePage {
    private static final int MOST_PICTURES = 20;
    private static final int MOST_STOPS = 80;
    private static final int POLL_MILLIS = 50;

    private static final String PLAYABLE = "() => performance.getEntriesByName('playable').length > 0";

    /** How far the start has come: what was fetched, what is still on its way, and what the page says of it. */
    private static final String STARTED =
            """
            () => JSON.stringify({
              fetched: performance.getEntriesByType('resource').map(one => [one.name, Math.round(one.responseEnd)]),
              fonts: [...document.fonts].map(one => one.family + ' ' + one.weight + ' ' + one.status),
              language: document.documentElement.lang,
              progress: document.getElementById('progress') && document.getElementById('progress').style.width,
              trouble: document.getElementById('trouble') && document.getElementById('trouble').textContent,
              canvas: document.getElementsByTagName('canvas').length,
            })
            """;

    /** How Firefox calls a font whose page was left while it came, which other browsers do not mention: its code is that of a loading that was stopped. */
    private static final String ABANDONED_FONT = "(?s)downloadable font: download failed .*status=2152398850 .*";

    /** Holds back the next dialog of files. */
    private static final String CATCH_CHOOSER =
            """
            () => {
              const click = HTMLInputElement.prototype.click;
              HTMLInputElement.prototype.click = function () {
                HTMLInputElement.prototype.click = click;
                window.reversiTestChooser = this;
              };
            }
            """;

    /** Takes the next file that is downloaded, before its address is forgotten. */
    private static final String CATCH_DOWNLOAD =
            """
            () => {
              const make = URL.createObjectURL;
              const click = HTMLAnchorElement.prototype.click;
              const made = new Map();
              URL.createObjectURL = file => {
                const address = make.call(URL, file);
                made.set(address, file);
                return address;
              };
              HTMLAnchorElement.prototype.click = function () {
                URL.createObjectURL = make;
                HTMLAnchorElement.prototype.click = click;
                window.reversiTestDownload = made.get(this.href);
              };
            }
            """;

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

    /** Opens the game, without the first start where no page is named, and returns when it can be played. */
    GamePage open(String address) {
        return openPlain(address.endsWith("/") ? address + "#/" : address);
    }

    /** Opens what an address leads to by itself, as for somebody who has never been here, and returns when it can be played. */
    GamePage openPlain(String address) {
        page.navigate(address);
        waitUntilPlayable();
        return this;
    }

    void waitUntilPlayable() {
        try {
            // At the very picture, for the sake of what is measured then.
            page.waitForFunction(PLAYABLE);
        } catch (TimeoutError late) {
            shoot("never");
            throw new AssertionError("never playable; " + page.evaluate(STARTED) + ", troubles " + troubles, late);
        }
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

    /** A field of what the test probe sees, such as {@code page} or {@code game.transcript}. */
    Object sees(String field) {
        return page.evaluate("() => window.reversiProbe.state()." + field);
    }

    /** Waits until the test probe sees this, a JavaScript expression over {@code s}. */
    void waitUntil(String seen) {
        await(
                seen,
                () -> waitForFunction(
                        "() => { const s = window.reversiProbe && window.reversiProbe.state(); return s && (" + seen
                                + "); }",
                        seen));
    }

    /** Looks twenty times a second: looking at every picture keeps the page drawing, which takes a sixteenth of the processor. */
    private void waitForFunction(String holds, Object argument) {
        page.waitForFunction(holds, argument, new Page.WaitForFunctionOptions().setPollingInterval(POLL_MILLIS));
    }

    /** Waits, and says what there was instead where nothing came of it. */
    private void await(String what, Runnable wait) {
        try {
            wait.run();
        } catch (TimeoutError late) {
            shoot("never");
            Object state = page.evaluate("() => window.reversiProbe && JSON.stringify(window.reversiProbe.state())");
            throw new AssertionError("never: " + what + "; but " + state + ", troubles " + troubles, late);
        }
    }

    /** Clicks on what shows these words, once it is there and lies still. */
    void click(String words) {
        clickAt(placeOf(words));
    }

    /** Still is what stays where it is for some pictures in a row: on a busy machine no picture may be drawn for a while. */
    private List<?> placeOf(String words) {
        String still =
                """
                words => {
                  const at = JSON.stringify(window.reversiProbe.control(words));
                  const isStill = at !== 'null' && at === window.reversiTestLast;
                  window.reversiTestStill = isStill ? window.reversiTestStill + 1 : 0;
                  window.reversiTestLast = at;
                  return window.reversiTestStill >= 6;
                }
                """;
        await("to press: " + words, () -> page.waitForFunction(still, words));
        return (List<?>) page.evaluate("words => window.reversiProbe.control(words)", words);
    }

    /** Waits until some text with these words is to be seen. */
    void waitFor(String words) {
        await(
                "\"" + words + "\"",
                () -> waitForFunction("words => window.reversiProbe && window.reversiProbe.shows(words)", words));
    }

    /** Waits until no text with these words is to be seen. */
    void waitForNo(String words) {
        await(
                "no \"" + words + "\"",
                () -> waitForFunction("words => window.reversiProbe && !window.reversiProbe.shows(words)", words));
    }

    /** Whether some text with these words is to be seen. */
    boolean shows(String words) {
        return (Boolean) page.evaluate("words => window.reversiProbe.shows(words)", words);
    }

    /** Taps with a finger on what shows these words, once it is there and lies still. */
    void tap(String words) {
        tapAt(placeOf(words));
    }

    /** Taps with a finger on the middle of a square. */
    void tapSquare(String name) {
        tapAt(placeOfSquare(name));
    }

    /** Where the browser can't be given a finger, the mouse does. */
    private void tapAt(List<?> place) {
        if (isChromium()) {
            page.touchscreen().tap(number(place.get(0)), number(place.get(1)));
        } else {
            clickAt(place);
        }
    }

    /** Presses Tab until the ring of the keyboard is around what shows these words. */
    void tabTo(String words) {
        await("to reach: " + words, () -> page.waitForFunction("words => window.reversiProbe.control(words)", words));
        List<Object> passed = new ArrayList<>();
        for (Object at = sees("focus"); !words.equals(at); at = sees("focus")) {
            if (passed.size() == MOST_STOPS) {
                throw new AssertionError("Tab never leads to " + words + " but to " + passed);
            }
            passed.add(at);
            press("Tab");
        }
    }

    /** Presses a key. */
    void press(String key) {
        page.keyboard().press(key);
    }

    /** Writes on the keyboard. */
    void type(String text) {
        page.keyboard().type(text);
    }

    /** Pastes a text by the keyboard, from the real clipboard. */
    void paste(String text) {
        if (isChromium()) {
            page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
        }
        page.evaluate("text => navigator.clipboard.writeText(text)", text);
        press("Control+V");
    }

    /** Does what opens the browser's dialog of files, and chooses one there. */
    void choose(Path file, Runnable opens) {
        if (isChromium()) {
            page.waitForFileChooser(opens).setFiles(file);
            return;
        }
        // Firefox tells its driver of no dialog: the element that would open it is taken instead, and given the file.
        page.evaluate(CATCH_CHOOSER);
        opens.run();
        page.waitForFunction("() => window.reversiTestChooser");
        page.evaluateHandle("() => window.reversiTestChooser").asElement().setInputFiles(file);
    }

    /** Does what downloads a file, and returns what is in it. */
    byte[] download(Runnable saves) throws IOException {
        if (isChromium()) {
            return Files.readAllBytes(page.waitForDownload(saves).path());
        }
        // Firefox tells its driver of no download: what the page gives to be saved is read.
        page.evaluate(CATCH_DOWNLOAD);
        saves.run();
        page.waitForFunction("() => window.reversiTestDownload");
        List<?> bytes = (List<?>)
                page.evaluate("async () => [...new Uint8Array(await window.reversiTestDownload.arrayBuffer())]");
        byte[] read = new byte[bytes.size()];
        for (int i = 0; i < read.length; i++) {
            read[i] = ((Number) bytes.get(i)).byteValue();
        }
        return read;
    }

    private boolean isChromium() {
        return page.context().browser().browserType().name().equals("chromium");
    }

    /** Clicks on the middle of a square. */
    void clickSquare(String name) {
        clickAt(placeOfSquare(name));
    }

    /** Where a square is, once there is a board. */
    private List<?> placeOfSquare(String name) {
        String where = "name => window.reversiProbe && window.reversiProbe.squareCentre(name)";
        await("a board with " + name, () -> page.waitForFunction(where, name));
        return (List<?>) page.evaluate(where, name);
    }

    private void clickAt(List<?> place) {
        page.mouse().move(number(place.get(0)), number(place.get(1)));
        page.mouse().down();
        page.mouse().up();
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
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
        if (message.type().equals("error") && !message.text().matches(ABANDONED_FONT)) {
            troubles.add(message.text() + " " + message.location());
        }
    }
}
