package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.tools.web.WebServer;

/** What real games opened with, in the analysis. */
class ExplorerTest extends BrowserTest {
    @Test
    void theTableIsFetchedWhenItIsFirstShownAndIsThereWithoutNetwork() throws IOException {
        WebServer own = WebServer.start(BuiltGame.folder(), 0);
        try (BrowserContext window = browser.keepingWindow(1280, 720)) {
            List<String> fetched = new ArrayList<>();
            window.onRequest(request -> {
                if (request.url().endsWith("/openings/explorer.bin")) {
                    fetched.add(request.url());
                }
            });
            GamePage game = new GamePage(window).open(own.address());
            game.waitForWorker("active");
            game.page().reload();
            game.waitUntilPlayable();
            assertEquals(List.of(), fetched);
            game.click("Analysis");
            game.waitFor("126,275 games");
            game.shoot("explorer");
            game.click("f5");
            game.waitFor("82,093");
            game.click("All years");
            game.click("2008\u20132019");
            game.waitFor("27,830 games");
            own.close();
            window.setOffline(true);
            game.page().reload();
            game.waitUntilPlayable();
            game.waitFor("27,830 games");
            assertEquals(List.of(), game.troubles());
        } finally {
            own.close();
        }
    }
}
