package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Somebody without an account follows a friend's link in a browser, and finds the game again after a reload. */
class LinkTest extends BrowserTest {
    private static final GameTerms WHITE =
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.WHITE);

    @TempDir
    private Path folder;

    @Test
    void aLinkLeadsToTheTableAndAReloadBackToIt() throws Exception {
        try (GameServer host = new GameServer(folder);
                DesktopGuest friend = new DesktopGuest(host.address());
                BrowserContext window = browser.calmWindow(390, 844, 1, true)) {
            friend.card();
            String code = friend.link(WHITE);
            GamePage game = new GamePage(window).open(host.address() + "#join=" + code);
            game.waitFor(friend.name() + " invites you");
            game.shoot("link-landing");
            game.tap("Play");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            assertEquals(true, game.page().evaluate("() => !location.hash.includes('join=')"));
            game.clickSquare(Position.start(Variant.OTHELLO).placements().get(0).name());
            friend.waitUntil("the move", table -> table.transcript().plies() > 0);
            game.page().reload();
            game.waitUntilPlayable();
            game.waitUntil("s.page === 'game' && s.game.transcript.length >= 2");
            game.shoot("link-reloaded");
            assertEquals(List.of(), game.troubles());
        }
    }

    /** Sites see the page of a shared game, with its card; who follows the link that the game gives away is in the game. */
    @Test
    void aSharedGameOpensInTheGameOrOnAPageOfItsOwn() throws Exception {
        try (GameServer host = new GameServer(folder);
                BrowserContext window = browser.calmWindow(390, 844, 1, true)) {
            GamePage game = new GamePage(window);
            game.openPlain(host.address() + "g/1.lrS#open");
            game.waitUntil("s.page === 'review'");
            assertEquals("#g=1.lrS", game.page().evaluate("() => location.hash"));
            game.page().navigate(host.address() + "g/1.lrS");
            game.page().waitForSelector("text=Open in Reversi");
            game.shoot("link-card");
            assertEquals(List.of(), game.troubles());
        }
    }
}
