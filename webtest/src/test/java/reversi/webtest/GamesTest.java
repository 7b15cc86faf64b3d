package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.notation.GameDate;
import reversi.notation.GameFiles;
import reversi.notation.GameRecord;
import reversi.notation.WthorGames;

/** Finished games in the browser's own database. */
class GamesTest extends BrowserTest {
    /** Copies the only game so often. */
    private static final String COPY =
            """
            count => new Promise(done => reversiPage.loadGames(
              ([row]) => reversiPage.readGame(row.id, body => {
                const games = [];
                for (let i = 0; i < count; i++) {
                  const id = 'copy-' + i;
                  const at = row.at - (i + 1) * 3600000;
                  const summary = row.summary.replace(row.id, id).replace('"at":' + row.at, '"at":' + at);
                  games.push({ id, at, summary, body });
                }
                reversiPage.putGames(games, done);
              }),
              () => {}))
            """;

    /** Counts how often the browser is asked to keep what is stored, and answers for it. */
    private static final String ASKED =
            """
            navigator.storage.persist = async () => {
              localStorage.setItem('asked', Number(localStorage.getItem('asked')) + 1);
              return ANSWER;
            };
            navigator.storage.persisted = async () => ANSWER;
            """;

    private GamePage played(BrowserContext window) {
        GamePage game = new GamePage(window).open(server.address());
        game.click("Two players");
        game.click("Start");
        game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
        game.clickSquare("d3");
        game.waitUntil("s.game.transcript === 'd3' && s.game.isPersonAsked");
        game.click("Resign");
        game.waitFor("Resign this game?");
        game.press("Tab");
        game.press("Tab");
        game.press("Enter");
        game.waitUntil("s.game.isOver");
        return game;
    }

    @Test
    void aFinishedGameOutlivesAReloadAndIsReplayed() {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = played(window);
            game.page().waitForFunction("() => localStorage.getItem('reversi.game') === null");
            game.page().reload();
            game.waitUntilPlayable();
            game.click("Games");
            game.waitFor("Black wins by resignation");
            game.shoot("games-one");
            game.click("Black wins by resignation");
            game.waitUntil("s.page === 'game' && s.game.transcript === 'd3'");
            game.press("ArrowLeft");
            game.waitUntil("s.game.transcript === ''");
            game.press("ArrowRight");
            game.waitUntil("s.game.transcript === 'd3'");
            game.shoot("replay");
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void aReplayHasAnAddressThatLeadsBackToIt() {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = played(window);
            game.page().waitForFunction("() => localStorage.getItem('reversi.game') === null");
            game.page().reload();
            game.waitUntilPlayable();
            game.click("Games");
            game.click("Black wins by resignation");
            game.waitUntil("s.page === 'game' && s.game.transcript === 'd3'");
            game.page().waitForFunction("() => /^#\\/games\\/.+/.test(location.hash)");
            Object address = game.page().evaluate("() => location.hash");
            game.page().reload();
            game.waitUntilPlayable();
            game.waitUntil("s.page === 'game' && s.game.transcript === 'd3'");
            game.page().waitForFunction("address => location.hash === address", address);
            game.page().goBack();
            game.waitFor("Black wins by resignation");
            game.page().waitForFunction("() => location.hash === '#/games'");
            assertEquals(List.of(), game.troubles());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theBrowserIsAskedOnceToKeepTheGames(boolean keeps) {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            window.addInitScript(ASKED.replace("ANSWER", String.valueOf(keeps)));
            GamePage game = played(window);
            game.page().waitForFunction("() => localStorage.getItem('asked') === '1'");
            game.page().waitForFunction("() => localStorage.getItem('reversi.game') === null");
            game.page().evaluate("() => { location.hash = '#/games'; }");
            game.waitFor("Black wins by resignation");
            if (!keeps) {
                game.waitFor("the browser may delete them");
            }
            game.page().reload();
            game.waitUntilPlayable();
            assertEquals("DONE", game.page().evaluate(COPY, 1));
            game.waitFor("Black wins by resignation");
            if (!keeps) {
                game.waitFor("the browser may delete them");
                game.shoot("games-may-go");
            }
            assertEquals("1", game.page().evaluate("() => localStorage.getItem('asked')"));
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void filesOfOtherProgramsAreImportedAndAGameIsSavedAsAPicture(@TempDir Path folder) throws IOException {
        List<GameRecord> games = GameFiles.read("f5d6c5f4e3c6d3f6e6d7\nf5f6e6f4e3c5g5g3\nf5d6c3d3c4f4c5b3c2")
                .games();
        Path file = Files.write(
                folder.resolve("games.wtb"),
                WthorGames.write(games, GameDate.unknown()).games());
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Games");
            game.waitFor("No finished games yet");
            game.click("MORE");
            game.choose(file, () -> game.click("Import games"));
            game.waitFor("3 games imported");
            game.shoot("games-imported");
            game.click("Rose-Bill");
            game.waitUntil("s.page === 'game'");
            game.click("Menu");
            game.click("Share");
            byte[] png = game.download(() -> game.click("PNG"));
            assertEquals("PNG", new String(png, 1, 3, StandardCharsets.ISO_8859_1));
            game.click("Menu");
            game.click("Share");
            byte[] card = game.download(() -> game.click("Share picture"));
            assertEquals("PNG", new String(card, 1, 3, StandardCharsets.ISO_8859_1));
            assertEquals(1_200, ByteBuffer.wrap(card).getInt(16));
            game.click("Menu");
            game.click("Share");
            byte[] animated = game.download(() -> game.click("Animated picture"));
            assertEquals("GIF89a", new String(animated, 0, 6, StandardCharsets.ISO_8859_1));
            game.shoot("diagram");
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void tenThousandGamesAreListed() {
        try (BrowserContext window = browser.calmWindow(390, 844, 2, true)) {
            GamePage game = played(window);
            game.page().waitForFunction("() => localStorage.getItem('reversi.game') === null");
            assertEquals("DONE", game.page().evaluate(COPY, 9_999));
            game.page().reload();
            game.waitUntilPlayable();
            game.waitFor("10,000 games");
            game.click("Games");
            game.waitFor("resigned");
            game.shoot("games-many");
            assertEquals(List.of(), game.troubles());
        }
    }

    private static final String DROP =
            """
            ([name, text]) => {
              const dataTransfer = new DataTransfer();
              dataTransfer.items.add(new File([text], name));
              window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
            }
            """;

    @Test
    void aPastedGameOpensAndADroppedFileIsReadWithItsFaults() {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Games");
            game.waitFor("No finished games yet");
            game.paste("1. f5 d6\n2. c3 d3\n3. c4");
            game.waitUntil("s.page === 'game' && s.game.transcript === 'f5d6c3d3c4'");
            game.press("Escape");
            game.waitFor("Imported");
            game.page().evaluate(DROP, List.of("games.txt", "f5d6c3\nf5a1\nf5d6c4\n"));
            game.waitFor("2 games imported");
            game.waitFor("games.txt, line 2: No disc would flip there");
            game.shoot("games-imported");
            assertEquals(List.of(), game.troubles());
        }
    }
}
