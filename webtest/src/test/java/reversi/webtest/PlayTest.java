package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** A person with a mouse plays against the computer to the end, and the page stays awake. */
class PlayTest extends BrowserTest {
    private static final String WATCH =
            """
            () => {
              window.reversiTestSteps = [];
              let last = 0;
              let drawn = 0;
              const step = now => {
                const frames = window.reversiProbe.frames();
                if (window.reversiProbe.state().game?.isMoving && frames > drawn) {
                  window.reversiTestSteps.push(now - last);
                }
                drawn = frames;
                last = now;
                requestAnimationFrame(step);
              };
              requestAnimationFrame(step);
            }
            """;

    @Test
    void aWholeGameByMouse() {
        try (BrowserContext window = browser.window(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Play the computer");
            game.waitUntil("s.page === 'new'");
            game.page().waitForTimeout(400);
            game.shoot("new-game");
            game.click("Black");
            game.click("Start");
            game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
            game.page().evaluate(WATCH);
            if (browser.isChromium()) {
                browser.startTrace(game.page());
            }
            int moves = play(game);
            List<LongTask> tasks = browser.isChromium() ? LongTask.in(browser.stopTrace()) : List.of();
            game.page().waitForTimeout(500);
            game.shoot("game-over");
            assertResult(game);
            noteFigures(game, moves, tasks);
            review(game);
            assertEquals(List.of(), game.troubles());
        }
    }

    /** The engine goes through the game in its worker while the page can be used. */
    private static void review(GamePage game) {
        long begun = System.nanoTime();
        game.click("Review");
        game.waitUntil("s.page === 'review'");
        game.press("Home");
        game.waitFor("Start");
        game.press("ArrowRight");
        game.waitFor("1. ");
        game.waitFor("Lead: Black above, White below");
        Measured.note(
                "Seconds until a whole game was reviewed", Long.toString((System.nanoTime() - begun) / 1_000_000_000));
        game.press("ArrowDown");
        game.page().waitForTimeout(400);
        game.shoot("review");
        game.click("Try again");
        game.waitFor("Find a better move");
        game.press("Escape");
        game.waitUntil("s.page === 'game'");
    }

    private int play(GamePage game) {
        int moves = 0;
        while (!(Boolean) game.sees("game.isOver")) {
            Position position = position(game);
            // The fewest flips, as players learn to: such games last to the end.
            Move move = position.placements().stream()
                    .map(Move::at)
                    .min(Comparator.comparing(
                            any -> position.play(any).orThrow().flipped().size()))
                    .orElseThrow();
            String before = (String) game.sees("game.transcript");
            game.clickSquare(move.square().orElseThrow().name());
            moves++;
            if (moves == 5) {
                game.page().waitForTimeout(250);
                game.shoot("mid-flip");
            }
            game.waitUntil("s.game.isOver || s.game.isPersonAsked && s.game.transcript.length > " + before.length());
            if (moves == 14) {
                game.shoot("mid-game");
            }
            // At the end words come that were looked for meanwhile.
            if (moves % 6 == 0 && !(Boolean) game.sees("game.isOver")) {
                assertDrawnInPartsAsAWhole(game);
            }
        }
        return moves;
    }

    /** While discs move only parts of the picture are drawn again: the remainder must be what a whole picture shows. */
    private static void assertDrawnInPartsAsAWhole(GamePage game) {
        byte[] parts = game.stillPicture();
        game.page().evaluate("() => window.dispatchEvent(new Event('focus'))");
        assertArrayEquals(parts, game.stillPicture(), "a picture drawn in parts must be the whole picture");
    }

    private static void assertResult(GamePage game) {
        Position end = position(game);
        assertTrue(end.isOver(), "the transcript must lead to the end of the game");
        assertEquals(end.count(Disc.BLACK), ((Number) game.sees("game.black")).intValue());
        assertEquals(end.count(Disc.WHITE), ((Number) game.sees("game.white")).intValue());
        assertEquals(true, game.sees("game.isResultShown"));
    }

    private static Position position(GamePage game) {
        String transcript = (String) game.sees("game.transcript");
        return assertInstanceOf(TranscriptText.Ok.class, TranscriptText.read(transcript, Variant.OTHELLO))
                .transcript()
                .current();
    }

    private static void noteFigures(GamePage game, int moves, List<LongTask> tasks) {
        List<?> steps = (List<?>) game.page().evaluate("() => window.reversiTestSteps");
        Map<Boolean, Long> kept = steps.stream()
                .map(step -> ((Number) step).doubleValue() < 20)
                .collect(
                        java.util.stream.Collectors.partitioningBy(any -> any, java.util.stream.Collectors.counting()));
        // Counted in time of the processor, because a busy machine may hold up any page. The first move runs much for
        // the
        // first time; an engine on the page's own thread would take so long at every move.
        assertTrue(tasks.size() <= 1, "the page must stay awake in " + moves + " moves: " + tasks);
        Measured.note("Main-thread tasks over 50 ms of the processor in a whole game", tasks.size() + " " + tasks);
        Measured.note("Frames while discs move, in time / late", kept.get(true) + " / " + kept.get(false));
    }
}
