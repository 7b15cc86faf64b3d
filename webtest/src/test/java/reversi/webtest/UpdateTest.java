package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.tools.web.WebServer;

/** A newer version of the web game waits for the next start, or until a person asks for it. */
class UpdateTest extends BrowserTest {
    private static final String VERSION = "() => document.body.dataset.version";

    private static final String OFFER = "New version – Reload";

    private static final int MOST_STARTS = 40;

    @TempDir
    private Path site;

    @Test
    void aNewerVersionWaitsUntilTheNextStart() throws IOException {
        copy(BuiltGame.folder(), site);
        try (WebServer own = WebServer.start(site, 0);
                BrowserContext window = browser.keepingWindow(1280, 720)) {
            GamePage game = new GamePage(window).open(own.address());
            Object older = versionOnceServed(game);
            publish(older.toString(), "9.9.9");
            fetchNewer(game);
            game.waitForWorker("waiting");
            String served = (String) game.page().evaluate("() => fetch('./').then(answer => answer.text())");
            assertTrue(served.contains("data-version=\"" + older + "\""), "a running game keeps its own version");
            assertEquals(older, game.page().evaluate(VERSION));
            game.page().reload();
            game.waitUntilPlayable();
            assertEquals(older, game.page().evaluate(VERSION), "the window was never closed");
            game.page().close();
            assertEquals("9.9.9", versionAfterRestarts(window, own.address()));
        }
    }

    @Test
    void aNewerVersionIsOfferedOnTheFirstPageAndNotInAGame() throws IOException {
        copy(BuiltGame.folder(), site);
        try (WebServer own = WebServer.start(site, 0);
                BrowserContext window = browser.keepingWindow(390, 844)) {
            GamePage game = new GamePage(window).open(own.address());
            Object older = versionOnceServed(game);
            game.click("Two players");
            game.waitUntil("s.page === 'new'");
            game.click("Start");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            publish(older.toString(), "9.9.9");
            fetchNewer(game);
            game.waitForWorker("waiting");
            game.clickSquare("d3");
            game.waitUntil("s.game.isPersonAsked && s.game.transcript === 'd3'");
            assertFalse(game.shows(OFFER));
            game.page().goBack();
            game.waitUntil("s.page === 'home'");
            game.waitFor(OFFER);
            game.shoot("new-version");
            GamePage other = new GamePage(window).open(own.address());
            game.click(OFFER);
            game.waitFor("Close the game’s other windows first.");
            assertEquals(older, game.page().evaluate(VERSION));
            other.page().close();
            game.click(OFFER);
            game.page().waitForFunction("() => document.body && document.body.dataset.version === '9.9.9'");
            game.waitUntilPlayable();
            assertFalse(game.shows(OFFER));
            game.click("Continue");
            game.waitUntil("s.page === 'game' && s.game.transcript === 'd3'");
        }
    }

    @Test
    void aFirstVisitThatLastsIsOfferedANewerVersionToo() throws IOException {
        copy(BuiltGame.folder(), site);
        try (WebServer own = WebServer.start(site, 0);
                BrowserContext window = browser.keepingWindow(390, 844)) {
            GamePage game = new GamePage(window).open(own.address());
            Object older = game.page().evaluate(VERSION);
            game.waitForWorker("active");
            assertFalse(game.shows(OFFER), "what was stored is the version that runs");
            publish(older.toString(), "9.9.9");
            fetchNewer(game);
            game.click(OFFER);
            game.page().waitForFunction("() => document.body && document.body.dataset.version === '9.9.9'");
        }
    }

    /** The version of a page, once the service worker serves it. */
    private static Object versionOnceServed(GamePage game) {
        Object version = game.page().evaluate(VERSION);
        game.waitForWorker("active");
        game.page().reload();
        game.waitUntilPlayable();
        return version;
    }

    private static void fetchNewer(GamePage game) {
        game.page().evaluate("() => navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => 0)");
    }

    /** The browser lets the newer version take over shortly after the last window was closed. */
    private static Object versionAfterRestarts(BrowserContext window, String address) {
        Object version = "";
        for (int start = 0; start < MOST_STARTS && !version.equals("9.9.9"); start++) {
            GamePage next = new GamePage(window).open(address);
            version = next.page().evaluate(VERSION);
            next.page().close();
        }
        return version;
    }

    private void publish(String older, String newer) throws IOException {
        Path index = site.resolve("index.html");
        Files.writeString(
                index,
                Files.readString(index).replace("data-version=\"" + older + "\"", "data-version=\"" + newer + "\""));
        Files.deleteIfExists(site.resolve("index.html.br"));
        Path keeper = site.resolve("sw.js");
        Files.writeString(keeper, Files.readString(keeper).replaceFirst("VERSION = '\\w+'", "VERSION = 'newer'"));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path path : all.toList()) {
                Path target = to.resolve(from.relativize(path).toString());
                if (Files.isDirectory(path)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(path, target);
                }
            }
        }
    }
}
