package reversi.webtest;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The game in a browser's page. */
final class GamePage {
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

    Page page() {
        return page;
    }

    /** Every error that the page or its console told of. */
    List<String> troubles() {
        return List.copyOf(troubles);
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
