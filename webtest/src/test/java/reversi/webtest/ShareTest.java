package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Games that another program shares with the installed game, or that the system opens with it, arrive on the page of all games, with or
 * without a network. What is shared is sent from a page of another origin here, as any website could: only a person imports it.
 */
class ShareTest extends BrowserTest {
    /** Sends what the system's share dialog sends: the parts that the manifest names, as a form, to the address that it names. */
    private static final String SHARE =
            """
            ([address, { letters, ...parts }]) => {
              const form = document.createElement('form');
              form.method = 'post';
              form.enctype = 'multipart/form-data';
              form.action = address;
              for (const [name, value] of Object.entries(parts)) {
                const field = document.createElement('textarea');
                field.name = name;
                field.value = value;
                form.append(field);
              }
              if (parts.file || letters) {
                const games = new DataTransfer();
                games.items.add(new File([parts.file || 'x'.repeat(letters)], 'shared.sgf', { type: 'application/x-go-sgf' }));
                const field = document.createElement('input');
                field.type = 'file';
                field.name = 'games';
                field.files = games.files;
                form.append(field);
              }
              document.body.append(form);
              form.submit();
            }
            """;

    @Test
    void aGameThatIsSharedAsTextIsOpened() {
        try (BrowserContext window = browser.keepingWindow(1280, 720)) {
            GamePage installed = installed(window);
            GamePage game = share(installed, action(installed), "{ text: 'f5d6c3d3c4f4f6f3e6e7' }");
            game.waitFor("Another program or website sent: f5d6c3d3c4f4f6f3e6e7");
            game.click("Import games");
            game.waitUntil("s.page === 'game' && s.game.transcript === 'f5d6c3d3c4f4f6f3e6e7'");
            assertEquals("", game.page().evaluate("() => location.search"));
            game.page().reload();
            game.waitUntilPlayable();
            // The replay of the game that was taken has an address of its own.
            game.waitUntil("s.page === 'game' && s.game.transcript === 'f5d6c3d3c4f4f6f3e6e7'");
            game.page().evaluate("() => { location.hash = '#/games'; }");
            game.waitUntil("!s.game");
            game.waitFor("Scorpion");
            assertEquals(null, game.sees("game"), "it is taken once");
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void aFileThatIsSharedOfflineIsOpened() {
        try (BrowserContext window = browser.keepingWindow(390, 844)) {
            GamePage installed = installed(window);
            String action = action(installed);
            window.setOffline(true);
            GamePage game =
                    share(installed, action, "{ file: '(;GM[2]FF[4]SZ[8]AB[de][ed]AW[dd][ee];B[fe];W[ff];B[cd])' }");
            game.waitFor("sent: shared.sgf");
            game.shoot("shared");
            game.click("Import games");
            game.waitUntil("s.page === 'game' && s.game.transcript.startsWith('f5')");
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void whatAWebsitePostsIsNeitherImportedUnaskedNorKeptWithoutMeasure() {
        try (BrowserContext window = browser.keepingWindow(390, 844)) {
            GamePage installed = installed(window);
            String action = action(installed);
            GamePage asked = share(installed, action, "{ text: 'f5d6c3' }");
            asked.click("Cancel");
            asked.waitFor("No finished games yet");
            GamePage game = share(asked, action, "{ text: 'f5', letters: 9 << 20 }");
            game.waitFor("What was shared is too large or holds no games.");
            assertEquals(false, game.page().evaluate(KEPT));
        }
    }

    /** Whether a share waits for somebody to take it. */
    private static final String KEPT =
            "async () => (await (await caches.open('shared-with-reversi')).match('share')) !== undefined";

    /** The queue of the files that the system opens with the game; only an installed game is given a real one. */
    private static final String QUEUE =
            """
            Object.defineProperty(window, 'launchQueue', {
              value: { setConsumer: consumer => { window.reversiTestLaunch = consumer; } },
            });
            """;

    @Test
    void aFileThatTheSystemOpensWithTheGameIsShown() {
        try (BrowserContext window = browser.calmWindow(390, 844, 1, false)) {
            window.addInitScript(QUEUE);
            GamePage game = new GamePage(window).open(server.address() + "#/games");
            game.page()
                    .evaluate("() => window.reversiTestLaunch("
                            + "{ files: [{ getFile: async () => new File(['f5d6c3d3c4'], 'club.obf') }] })");
            game.waitUntil("s.page === 'game' && s.game.transcript === 'f5d6c3d3c4'");
            assertEquals(List.of(), game.troubles());
        }
    }

    /** The game, kept by its service worker as it is where it is installed. */
    private GamePage installed(BrowserContext window) {
        GamePage game = new GamePage(window).open(server.address());
        game.waitForWorker("active");
        return game;
    }

    /** Where the manifest says that shared games go. */
    private static String action(GamePage game) {
        return (String)
                game.page()
                        .evaluate(
                                """
                        async () => {
                          const manifest = await (await fetch('manifest.webmanifest')).json();
                          return new URL(manifest.share_target.action, location.href).href;
                        }
                        """);
    }

    /** The game as it opens in a new tab in place of the one before, which may have a step back in its history still to go. */
    private static GamePage share(GamePage before, String action, String parts) {
        Object sent = before.page().evaluate("() => (" + parts + ")");
        GamePage game = new GamePage(before.page().context());
        before.page().close();
        game.page().evaluate(SHARE, List.of(action, sent));
        game.waitUntilPlayable();
        return game;
    }
}
