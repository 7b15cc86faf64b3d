package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.webtest.SpokenPage.Part;

/** Whoever comes for the first time wins a small game, and is asked once. */
class FirstStartTest extends BrowserTest {
    private static final String LEGAL = ", legal, flips ";
    private static final String POINTED = "pointed";

    /** A corner that is pointed at, or any move; empty while there is none. */
    private static Optional<Part> move(SpokenPage page) {
        List<Part> legal = page.parts().stream()
                .filter(part -> part.role().equals("gridcell") && part.name().contains(LEGAL))
                .toList();
        return legal.stream()
                .filter(part -> part.name().contains(POINTED))
                .findFirst()
                .or(() -> legal.stream().findFirst());
    }

    @Test
    void aNewcomerWinsByTheAccessibleTreeAloneAndComesHomeNextTime() {
        needsChromium("tells its accessibility tree");
        try (BrowserContext window = browser.calmWindow(390, 844, 1, true)) {
            GamePage game = new GamePage(window).openPlain(server.address());
            SpokenPage page = new SpokenPage(game.page());
            page.waitFor("heading", "Tap a dot.");
            page.waitUntil("the end", () -> {
                move(page).ifPresent(page::press);
                return page.find("button", "Play on the big board"::equals).isPresent();
            });
            assertTrue(page.said().contains("You won, "), page::said);
            page.press("button", "Play on the big board");
            game.waitUntil("s.page === 'game'");
            game.page().navigate("about:blank");
            game.openPlain(server.address());
            game.waitUntil("s.page === 'home'");
            assertEquals(List.of(), game.troubles());
        }
    }
}
