package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.tools.web.WebServer;

/** The web game starts, fits its window with real pixels, and starts again without a network. */
class StartTest extends BrowserTest {
    /** The whole browser, since what it shows around a page and keeps for it belongs to a start. */
    @Override
    Path program() {
        return BuiltGame.wholeBrowser();
    }

    @ParameterizedTest
    @CsvSource({"1280, 720, 1, false", "390, 844, 3, true", "900, 600, 1.5, false"})
    void startsAndFitsTheWindow(int width, int height, double density, boolean touch) {
        try (BrowserContext window = browser.window(width, height, density, touch)) {
            GamePage game = new GamePage(window).open(server.address());
            assertEquals(List.of(Math.round(width * density), Math.round(height * density)), canvasSize(game));
            game.page().waitForTimeout(500);
            game.shoot("home-" + width + "x" + height);
            game.page().setViewportSize(/* width= */ height, /* height= */ width);
            game.page().waitForFunction("size => document.querySelector('canvas').width === size", (int)
                    Math.round(height * density));
            assertEquals(List.of(Math.round(height * density), Math.round(width * density)), canvasSize(game));
            assertEquals(List.of(), game.troubles());
        }
    }

    /** The icons of the page that can't be had. A browser asks for one of them a while after the start. */
    private static final String MISSING_ICONS =
            """
            async () => {
              const missing = [];
              for (const { href } of document.querySelectorAll('link[rel=icon]')) {
                if (!await fetch(href).then(answer => answer.ok, () => false)) {
                  missing.push(href);
                }
              }
              return missing;
            }
            """;

    @Test
    void startsAgainWithoutNetwork() throws IOException {
        WebServer own = WebServer.start(BuiltGame.folder(), 0);
        try (BrowserContext window = browser.keepingWindow(1280, 720)) {
            GamePage game = new GamePage(window).open(own.address());
            game.waitForWorker("active");
            own.close();
            window.setOffline(true);
            game.page().reload();
            game.waitUntilPlayable();
            assertTrue((Boolean) game.page().evaluate("() => navigator.serviceWorker.controller !== null"));
            assertEquals(List.of(), game.page().evaluate(MISSING_ICONS));
            game.page().waitForTimeout(300);
            game.shoot("offline");
            game.page().evaluate("() => { location.hash = '#g=1.lrS'; }");
            game.waitUntil("s.page === 'review'");
        } finally {
            own.close();
        }
    }

    @Test
    void installedItShowsWhatItSaysOfItself() {
        try (BrowserContext window = browser.window(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            Object wrong = game.page()
                    .evaluate(
                            """
                            async () => {
                              const wrong = [];
                              for (const [file, type] of [['favicon.ico', 'image/'], ['robots.txt', 'text/plain']]) {
                                const answer = await fetch(file);
                                if (!answer.ok || !answer.headers.get('content-type').startsWith(type)) {
                                  wrong.push(file + ' ' + answer.status);
                                }
                              }
                              const manifest = await (await fetch('manifest.webmanifest')).json();
                              for (const picture of manifest.screenshots.concat(manifest.icons)) {
                                const image = new Image();
                                image.src = picture.src;
                                await image.decode();
                                if (picture.sizes !== image.naturalWidth + 'x' + image.naturalHeight) {
                                  wrong.push(picture.src + ' is not ' + picture.sizes);
                                }
                              }
                              return wrong;
                            }
                            """);
            assertEquals(List.of(), wrong);
            assertEquals(List.of(), game.troubles());
        }
    }

    @ParameterizedTest
    @CsvSource({"0, new", "1, puzzle", "2, learn"})
    void aShortcutLeadsToItsPage(int number, String page) {
        try (BrowserContext window = browser.window(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            String url = (String) game.page()
                    .evaluate(
                            "async n => (await (await fetch('manifest.webmanifest')).json()).shortcuts[n].url", number);
            game.page().close();
            GamePage opened = new GamePage(window).open(server.address() + url);
            opened.waitUntil("s.page === '" + page + "'");
            assertEquals(List.of(), opened.troubles());
        }
    }

    private static List<Long> canvasSize(GamePage game) {
        List<?> size = (List<?>) game.page()
                .evaluate("() => { const c = document.querySelector('canvas'); return [c.width, c.height]; }");
        return size.stream().map(number -> ((Number) number).longValue()).toList();
    }
}
