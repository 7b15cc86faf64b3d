package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two people in two browsers play by links, on a site that only gives its files out. */
class CorrespondenceTest extends BrowserTest {
    /** Keeps what the page copies: not every browser lets a test read the clipboard. */
    private static final String CATCH_COPY =
            """
            Object.defineProperty(navigator, 'clipboard', {
              value: { writeText: async text => { window.reversiTestCopied = text; } },
            });
            """;

    @Test
    void aGameGoesToAndFroAndEachTurnIsSigned() {
        try (BrowserContext annsWindow = window();
                BrowserContext bensWindow = window()) {
            GamePage ann = new GamePage(annsWindow).open(server.address() + "#/correspondence");
            ann.click("New game by link");
            ann.waitUntil("s.isSheetOpen");
            name(ann, "Ann");
            ann.click("Start");
            ann.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            String first = turn(ann, "f5");
            GamePage ben = new GamePage(bensWindow).openPlain(first);
            ben.waitUntil("s.page === 'game' && s.game.isPersonAsked && s.game.transcript === 'f5'");
            ben.clickSquare("d6");
            ben.waitUntil("s.isSheetOpen");
            name(ben, "Ben");
            ben.click("Continue");
            String second = sent(ben);
            ann.page().navigate(second);
            ann.waitUntil("s.page === 'game' && s.game.isPersonAsked && s.game.transcript === 'f5d6'");
            ann.waitFor("Ben");
            ann.waitForNo("unsigned");
            ann.shoot("by-link");
            String third = turn(ann, "c3");
            ben.page().navigate(third);
            ben.waitUntil("s.page === 'game' && s.game.isPersonAsked && s.game.transcript === 'f5d6c3'");
            ben.page().reload();
            ben.waitUntilPlayable();
            ben.waitUntil("s.page === 'game' && s.game.isPersonAsked && s.game.transcript === 'f5d6c3'");
            ben.page().navigate(first);
            ben.waitFor("You have played this turn already.");
            ben.page().navigate(third.replace("Ann", "Eve"));
            ben.waitFor("This link is damaged or incomplete. Ask for it again.");
            assertEquals(List.of(), ann.troubles());
            assertEquals(List.of(), ben.troubles());
        }
    }

    /** As on a page that came without TLS. */
    @Test
    void whereNothingCanBeSignedThatIsSaidAndTheGameGoesOn() {
        try (BrowserContext window = window()) {
            window.addInitScript("Object.defineProperty(crypto, 'subtle', { value: undefined })");
            GamePage ann = new GamePage(window).open(server.address() + "#/correspondence");
            ann.click("New game by link");
            ann.waitUntil("s.isSheetOpen");
            name(ann, "Ann");
            ann.click("Start");
            ann.waitFor("This page can’t sign turns");
            ann.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            ann.waitFor("unsigned");
            assertTrue(turn(ann, "f5").contains(".Ann.-.-.-.-.-."));
            assertEquals(List.of(), ann.troubles());
        }
    }

    private BrowserContext window() {
        BrowserContext window = browser.calmWindow(1280, 720, 1, false);
        window.addInitScript(CATCH_COPY);
        return window;
    }

    private static void name(GamePage player, String name) {
        player.tabTo("Your name");
        player.type(name);
    }

    private static String turn(GamePage player, String square) {
        player.clickSquare(square);
        return sent(player);
    }

    /** The link that is offered at the end of a turn. */
    private static String sent(GamePage player) {
        player.waitFor("Send your turn");
        player.click("Copy link");
        player.page().waitForFunction("() => window.reversiTestCopied");
        String link = (String) player.page().evaluate("() => window.reversiTestCopied");
        player.click("Close");
        return link;
    }
}
