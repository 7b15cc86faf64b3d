package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ScreenshotType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.notation.MoveSequence;
import reversi.notation.ShareCode;
import reversi.notation.TranscriptText;
import reversi.online.AccountRequest;
import reversi.online.GameTerms;
import reversi.online.TournamentFormat;
import reversi.online.TournamentRequest;
import reversi.online.TournamentTerms;
import reversi.rules.Variant;

/**
 * Takes the pictures of the pages in docs that tell people what the game can do, as they would see it, into the folder that the property
 * names: {@code ./mvnw -pl webtest -am verify -Dtest=PicturesTest -Dsurefire.failIfNoSpecifiedTests=false -Dreversi.pictures=$PWD/docs/pictures}.
 */
@EnabledIfSystemProperty(named = "reversi.pictures", matches = ".+")
class PicturesTest extends BrowserTest {
    private static final int MOST_BYTES = 60_000;
    private static final int BEST_QUALITY = 88;
    private static final int QUALITY_STEP = 4;
    private static final String MOVING = "f5d6c3d3c4f4c5b3c2e6";
    private static final int STEP_MILLIS = 66;
    private static final int STEPS = 9;
    private static final int REST_MILLIS = 450;
    private static final String OPENING = "f5d6c3d3c4f4f6f3e6e7";
    /** The first game of the World Championship 1997. */
    private static final String WHOLE =
            "f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6f3f6f7e1e2f1d1f2g1g5d7g6g4e7e8d8c8f8g8c7b8h4g3h3h5b7a8a7a3a2a4a5a1b1b2h1h2h6g7h7h8g2";

    @TempDir
    private Path folder;

    private int frames;

    private BrowserContext wide() {
        return browser.sharpWindow(960, 600, 1, false);
    }

    private BrowserContext phone() {
        return browser.sharpWindow(390, 844, 1, true);
    }

    @Test
    void aHint() throws IOException {
        try (BrowserContext window = wide()) {
            GamePage game = open(window, "");
            game.click("Two players");
            game.waitUntil("s.page === 'new'");
            game.click("Start");
            for (int at = 0; at < OPENING.length(); at += 2) {
                game.waitUntil("s.game && s.game.isPersonAsked && s.game.transcript.length === " + at);
                game.clickSquare(OPENING.substring(at, at + 2));
            }
            game.waitUntil("s.game.isPersonAsked && s.game.transcript.length === " + OPENING.length());
            game.click("Hint");
            game.waitFor("Instead");
            take(game, "hint");
        }
    }

    @Test
    void aReview() throws IOException {
        try (BrowserContext window = wide()) {
            GamePage game = open(window, "#g=" + code(WHOLE));
            game.waitUntil("s.page === 'review'");
            game.waitFor("Lead: Black above, White below");
            game.waitFor("Better was");
            take(game, "review");
        }
    }

    @Test
    void theAnalysis() throws IOException {
        try (BrowserContext window = wide()) {
            GamePage game = open(window, "#/analysis/" + code("f5d6c3d3c4"));
            game.waitFor("Depth 2");
            take(game, "analysis");
        }
    }

    @Test
    void guessingAChampion() throws IOException {
        try (BrowserContext window = wide()) {
            GamePage game = open(window, "#/champion");
            game.click("Start");
            game.waitFor("What did Inoue play?");
            game.clickSquare("d3");
            game.waitFor("Just what");
            take(game, "champion");
        }
    }

    @Test
    void aLesson() throws IOException {
        try (BrowserContext window = phone()) {
            GamePage game = open(window, "#/learn/edges-check");
            game.tapSquare("a5");
            game.waitFor("Right");
            take(game, "lesson");
        }
    }

    @Test
    void aPuzzle() throws IOException {
        try (BrowserContext window = phone()) {
            GamePage game = open(window, "#/puzzles");
            game.tap("Practice");
            game.waitFor("Find the best move.");
            take(game, "puzzle");
        }
    }

    @Test
    void aDrill() throws IOException {
        try (BrowserContext window = phone()) {
            GamePage game = open(window, "#/gym");
            game.tap("Start ten drills");
            game.waitFor("How many discs");
            take(game, "drill");
        }
    }

    @Test
    void theLadder() throws IOException {
        try (BrowserContext window = phone()) {
            GamePage game = open(window, "#/ladder");
            game.waitFor("Play level 1");
            take(game, "ladder");
        }
    }

    /** Members play an arena among themselves; somebody looks at it, and at the lobby. */
    @Test
    void anArenaAndTheLobby() throws Exception {
        List<DesktopGuest> players = new ArrayList<>();
        try (GameServer host = new GameServer(folder);
                BrowserContext window = wide()) {
            for (String name : List.of("Ann", "Boris", "Chloé", "Daichi", "Emma", "Farid")) {
                DesktopGuest player =
                        new DesktopGuest(host.address(), new AccountRequest.Register(name, "a long password"));
                players.add(player);
                player.card();
            }
            GameTerms terms = new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 2), true, ColourChoice.LOT);
            players.get(0)
                    .request(new TournamentRequest.CreateTournament(TournamentTerms.usual(
                            "Sunday arena", TournamentFormat.ARENA, terms, System.currentTimeMillis() + 25_000)));
            GamePage game = new GamePage(window).open(host.address());
            game.click("Play online");
            game.waitFor("Connected to");
            game.click("Play now");
            game.waitUntil("s.page === 'lobby'");
            game.page().evaluate("() => { location.hash = '#/tournaments'; }");
            game.waitFor("Sunday arena");
            for (DesktopGuest player : players) {
                player.request(new TournamentRequest.JoinTournament(1));
            }
            game.click("Sunday arena");
            for (DesktopGuest player : players) {
                player.finished();
            }
            game.waitFor("Farid");
            take(game, "arena");
            game.page().evaluate("() => { location.hash = '#/lobby'; }");
            game.waitUntil("s.page === 'lobby'");
            game.waitForNo("No games at the moment");
            take(game, "lobby");
        } finally {
            players.forEach(DesktopGuest::close);
        }
    }

    @Test
    void theBoardForOtherPages() throws IOException {
        try (BrowserContext window = browser.sharpWindow(960, 900, 1, false)) {
            Page page = window.newPage();
            page.navigate(server.address() + "board/");
            page.getByRole(AriaRole.TOOLBAR).first().waitFor();
            take(page, "board");
        }
    }

    /** The first moves of a game, on a clock that goes on from picture to picture; img2webp (Debian's webp) puts them together. */
    @Test
    void aMovingPicture() throws Exception {
        List<String> command =
                new ArrayList<>(List.of("img2webp", "-loop", "0", "-lossy", "-q", "50", "-m", "6", "-min_size"));
        try (BrowserContext window = browser.window(320, 568, 1, false)) {
            GamePage game = open(window, "");
            game.click("Two players");
            game.waitUntil("s.page === 'new'");
            game.click("Start");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            game.stillPicture();
            Page page = game.page();
            page.clock().install();
            page.clock().pauseAt(System.currentTimeMillis() + 1_000);
            command.addAll(frame(page, 900));
            for (int at = 0; at < MOVING.length(); at += 2) {
                List<?> square = square(page, MOVING.substring(at, at + 2));
                page.mouse().click(number(square.get(0)), number(square.get(1)));
                page.mouse().move(2, 2);
                for (int step = 0; step < STEPS; step++) {
                    page.clock().runFor(STEP_MILLIS);
                    command.addAll(frame(page, STEP_MILLIS));
                }
                page.clock().runFor(REST_MILLIS);
                command.addAll(frame(page, at + 2 == MOVING.length() ? 4 * REST_MILLIS : REST_MILLIS));
            }
        }
        Path to = Files.createDirectories(Path.of(System.getProperty("reversi.pictures")))
                .resolve("game.webp");
        command.addAll(List.of("-o", to.toString()));
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
        assertTrue(Files.size(to) <= MOST_BYTES, "too large: " + Files.size(to));
    }

    private static List<?> square(Page page, String name) {
        return (List<?>) page.evaluate("name => window.reversiProbe.squareCentre(name)", name);
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }

    /** The board now, for so long. */
    private List<String> frame(Page page, int millis) {
        double left = number(square(page, "a1").get(0));
        double top = number(square(page, "a1").get(1));
        double side = number(square(page, "h8").get(0)) - left;
        double margin = side / 7 * 1.05;
        Path file = folder.resolve("frame-" + frames++ + ".png");
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(file)
                .setClip(left - margin, top - margin, side + 2 * margin, side + 2 * margin));
        return List.of("-d", Integer.toString(millis), file.toString());
    }

    private GamePage open(BrowserContext window, String fragment) {
        return new GamePage(window).open(server.address() + fragment);
    }

    private static String code(String moves) {
        TranscriptText.Ok read = assertInstanceOf(TranscriptText.Ok.class, TranscriptText.read(moves, Variant.OTHELLO));
        return ShareCode.write(MoveSequence.of(read.transcript()));
    }

    private static void take(GamePage game, String name) throws IOException {
        game.stillPicture();
        take(game.page(), name);
        assertEquals(List.of(), game.troubles());
    }

    /** As sharp as the picture may be within its bytes. */
    private static void take(Page page, String name) throws IOException {
        Page.ScreenshotOptions options = new Page.ScreenshotOptions().setType(ScreenshotType.JPEG);
        int quality = BEST_QUALITY;
        byte[] picture = page.screenshot(options.setQuality(quality));
        while (picture.length > MOST_BYTES) {
            quality -= QUALITY_STEP;
            picture = page.screenshot(options.setQuality(quality));
        }
        Path to = Path.of(System.getProperty("reversi.pictures"));
        Files.createDirectories(to);
        Files.write(to.resolve(name + ".jpg"), picture);
    }
}
