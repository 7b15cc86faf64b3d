package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.notation.TranscriptText;
import reversi.online.GameTerms;
import reversi.online.LobbyRequest;
import reversi.online.TableRequest;
import reversi.players.online.OnlineTable;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** A person in a browser plays somebody at a desktop, through the real server. */
class OnlineTest extends BrowserTest {
    private static final GameTerms UNTIMED =
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.WHITE);

    @TempDir
    private Path folder;

    @Test
    void aBrowserPlaysADesktopToTheEnd() throws Exception {
        try (GameServer host = new GameServer(folder);
                DesktopGuest guest = new DesktopGuest(host.address());
                BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = enterAsGuest(window, host);
            invite(game, guest);
            playToTheEnd(game);
            game.page().waitForTimeout(500);
            game.shoot("online-over");
            assertSameGame(game, guest);
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void aGameGoesOnWhereItWasWhenTheServerIsBack() throws Exception {
        GameServer first = new GameServer(folder);
        try (DesktopGuest guest = new DesktopGuest(first.address());
                BrowserContext window = browser.calmWindow(900, 600, 1, false)) {
            GamePage game = enterAsGuest(window, first);
            invite(game, guest);
            for (int move = 0; move < 4; move++) {
                play(game);
            }
            first.kill();
            game.waitFor("Connection lost");
            game.shoot("online-lost");
            String before = (String) game.sees("game.transcript");
            Square mine = position(game).placements().get(0);
            game.clickSquare(mine.name());
            game.waitUntil("s.game.transcript === '" + before + mine.name() + "'");
            try (GameServer second = new GameServer(folder, first.port())) {
                game.waitUntil("s.game.isPersonAsked && s.game.transcript.length > " + (before.length() + 2));
                game.waitForNo("Connection lost");
                String after = (String) game.sees("game.transcript");
                assertTrue(after.startsWith(before + mine.name()), after);
                play(game);
                play(game);
                assertEquals("game", game.sees("page"));
                assertSameGame(game, guest);
                try (DesktopGuest spectator = new DesktopGuest(second.address())) {
                    spectator.card();
                    long table = guest.table().id();
                    spectator.ask(client -> {
                        client.watch(table);
                        return true;
                    });
                    spectator.waitUntil("the table", seen -> seen.id() == table);
                    assertSameGame(game, spectator);
                }
            }
        } finally {
            first.close();
        }
    }

    @Test
    void offersAreMadeAndAnsweredOnBothSides() throws Exception {
        try (GameServer host = new GameServer(folder);
                DesktopGuest guest = new DesktopGuest(host.address());
                BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = enterAsGuest(window, host);
            invite(game, guest);
            play(game);
            game.click("Takeback");
            guest.waitUntil("the wish", table -> table.takebackOffer().equals(Optional.of(Disc.BLACK)));
            guest.request(table -> new TableRequest.AnswerTakeback(table, true));
            game.waitUntil("s.game.transcript === '' && s.game.isPersonAsked");
            play(game);
            guest.request(TableRequest.AskTakeback::new);
            game.waitFor("Asks for a takeback");
            game.shoot("online-takeback");
            game.click("Decline");
            guest.waitUntil("no", table -> table.takebackOffer().isEmpty());
            play(game);
            game.click("Draw");
            guest.waitUntil("the offer", table -> table.drawOffer().equals(Optional.of(Disc.BLACK)));
            guest.request(table -> new TableRequest.AnswerDraw(table, false));
            game.waitFor("declined the draw");
            guest.request(TableRequest.OfferDraw::new);
            game.waitFor("Offers a draw");
            game.click("Accept");
            game.waitUntil("s.game.isResultShown");
            assertTrue(game.shows("Draw"));
            assertEquals(
                    Optional.of(Ending.AGREED_DRAW), guest.finished().finish().map(finish -> finish.ending()));
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void oneTalksResignsAndPlaysAgainWhileAThirdWatches() throws Exception {
        try (GameServer host = new GameServer(folder);
                DesktopGuest guest = new DesktopGuest(host.address());
                BrowserContext window = browser.window(1280, 720, 1, false);
                BrowserContext gallery = browser.window(390, 844, 2, true)) {
            GamePage game = enterAsGuest(window, host);
            invite(game, guest);
            play(game);
            GamePage watcher = enterAsGuest(gallery, host);
            watcher.waitFor("unrated · move");
            watcher.tap(guest.name());
            watcher.waitUntil("s.page === 'game' && s.game.transcript.length > 0");
            assertFalse((Boolean) watcher.sees("game.isPersonAsked"));
            game.waitFor("1 watching");
            guest.request(table -> new TableRequest.Say(table, "Good luck!"));
            game.waitFor("Good luck!");
            game.shoot("online-chat");
            game.click("CLOSE");
            game.waitForNo("Good luck!");
            guest.request(table -> new TableRequest.Say(table, "Are you there?"));
            guest.waitUntil("its own words", table -> table.chat().size() == 2);
            play(game);
            assertFalse(game.shows("Are you there?"));
            String seen = (String) game.sees("game.transcript");
            watcher.waitUntil("!s.game.isMoving && s.game.transcript === '" + seen + "'");
            watcher.shoot("online-watching");
            game.click("Resign");
            game.waitFor("That counts as a loss.");
            game.click("Resign");
            game.waitUntil("s.game.isResultShown");
            assertEquals(Optional.of(Disc.WHITE), guest.finished().finish().flatMap(finish -> finish.winner()));
            watcher.waitUntil("s.game.isOver");
            long old = guest.table().id();
            game.click("Rematch");
            guest.waitUntil("another game", table -> table.id() != old);
            game.waitUntil("s.page === 'game' && !s.game.isOver && s.game.isPersonAsked");
            assertEquals("white", game.sees("game.toMove"), "the colours are exchanged");
            assertEquals(List.of(), game.troubles());
            assertEquals(List.of(), watcher.troubles());
        }
    }

    @Test
    void theKeyboardAloneIsEnough() throws Exception {
        try (GameServer host = new GameServer(folder);
                DesktopGuest guest = new DesktopGuest(host.address());
                BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(host.address());
            pressOn(game, "Play online");
            game.waitFor("Connected to");
            pressOn(game, "Log in");
            game.tabTo("Name");
            game.press("Shift+Tab");
            assertEquals("Log in", game.sees("focus"), "and back");
            game.press("Tab");
            game.type("Ada L");
            game.press("Tab");
            assertEquals("Password", game.sees("focus"));
            game.type("sesame seed");
            game.press("Enter");
            game.waitUntil("s.page === 'lobby'");
            pressOn(game, guest.name());
            pressOn(game, "Invite");
            game.waitFor("Invite " + guest.name());
            pressOn(game, "Invite");
            game.waitUntil("s.page === 'game'");
            game.press("Escape");
            pressOn(game, "Leave for good");
            pressOn(game, "Leave");
            game.waitUntil("s.page === 'lobby'");
            OnlineTable left = guest.finished();
            assertEquals(Optional.of(Ending.LEFT), left.finish().map(finish -> finish.ending()));
            long you = left.player(left.side(guest.card().id()).orElseThrow().other())
                    .id();
            guest.request(new LobbyRequest.Invite(you, UNTIMED));
            game.waitUntil("s.isSheetOpen");
            pressOn(game, "Play");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            for (int move = 0; move < 3; move++) {
                String before = (String) game.sees("game.transcript");
                game.type(position(game).placements().get(0).name());
                game.waitUntil("s.game.isPersonAsked && s.game.transcript.length > " + (before.length() + 2));
            }
            game.tabTo("Say something");
            game.type("Hello there");
            game.press("Enter");
            guest.waitUntil("the words", table -> !table.chat().isEmpty());
            assertEquals("Hello there", guest.table().chat().get(0).text());
            game.press("Escape");
            pressOn(game, "Resign");
            game.waitFor("That counts as a loss.");
            pressOn(game, "Resign");
            game.waitUntil("s.game.isResultShown");
            pressOn(game, "Lobby");
            game.waitUntil("s.page === 'lobby'");
            assertEquals(List.of(), game.troubles());
        }
    }

    private static void pressOn(GamePage game, String words) {
        game.tabTo(words);
        game.press("Enter");
    }

    /** The lobby, as somebody without an account. */
    private static GamePage enterAsGuest(BrowserContext window, GameServer host) {
        GamePage game = new GamePage(window).open(host.address());
        game.click("Play online");
        game.waitFor("Connected to");
        game.click("Play now");
        game.waitUntil("s.page === 'lobby'");
        return game;
    }

    /** Invites a guest, who accepts, and plays Black. */
    private static void invite(GamePage game, DesktopGuest guest) throws Exception {
        game.click(guest.name());
        game.click("Invite");
        game.click("Black");
        game.shoot("online-invite");
        game.click("Invite");
        game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
    }

    private static void playToTheEnd(GamePage game) {
        while (!(Boolean) game.sees("game.isOver")) {
            play(game);
        }
    }

    /** Plays a move and waits for the answer. */
    private static void play(GamePage game) {
        Square first = position(game).placements().get(0);
        String before = (String) game.sees("game.transcript");
        game.clickSquare(first.name());
        game.waitUntil("s.game.isOver || s.game.isPersonAsked && s.game.transcript.length > " + before.length());
    }

    private static void assertSameGame(GamePage game, DesktopGuest guest) throws Exception {
        int plies = game.sees("game.transcript").toString().length() / 2;
        guest.waitUntil("all moves", table -> table.transcript().plies() >= plies);
        assertEquals(
                game.sees("game.transcript"),
                TranscriptText.writeWithPasses(guest.table().transcript()),
                "both saw the same game");
    }

    private static Position position(GamePage game) {
        String transcript = (String) game.sees("game.transcript");
        return ((TranscriptText.Ok) TranscriptText.read(transcript, Variant.OTHELLO))
                .transcript()
                .current();
    }
}
