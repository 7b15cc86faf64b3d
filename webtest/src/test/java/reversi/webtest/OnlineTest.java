package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.notation.TranscriptText;
import reversi.players.online.OnlineTable;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** A person in a browser plays somebody at a desktop, through the real server. */
class OnlineTest extends BrowserTest {
    @TempDir
    private Path folder;

    @Test
    void aBrowserPlaysADesktopToTheEnd() throws Exception {
        try (GameServer host = new GameServer(folder);
                DesktopGuest guest = new DesktopGuest(host.address());
                BrowserContext window = chromium.window(1280, 720, 1, false)) {
            String opponent = guest.name();
            GamePage game = new GamePage(window).open(host.address());
            game.click("Play online");
            game.waitUntil("s.page === 'sign-in'");
            game.click("Play now");
            game.waitUntil("s.page === 'lobby'");
            game.click(opponent);
            game.click("Invite");
            game.click("Black");
            game.shoot("online-invite");
            game.click("Invite");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            play(game);
            game.page().waitForTimeout(500);
            game.shoot("online-over");
            OnlineTable table = guest.finished();
            assertTrue(table.finish().isPresent());
            assertEquals(position(game), table.position(), "both saw the same game");
            assertEquals(List.of(), game.troubles());
        }
    }

    private static void play(GamePage game) {
        while (!(Boolean) game.sees("game.isOver")) {
            Position position = position(game);
            Move move = Move.at(position.placements().get(0));
            String before = (String) game.sees("game.transcript");
            game.clickSquare(move.square().orElseThrow().name());
            game.waitUntil("s.game.isOver || s.game.isPersonAsked && s.game.transcript.length > " + before.length());
        }
    }

    private static Position position(GamePage game) {
        String transcript = (String) game.sees("game.transcript");
        return ((TranscriptText.Ok) TranscriptText.read(transcript, Variant.OTHELLO))
                .transcript()
                .current();
    }
}
