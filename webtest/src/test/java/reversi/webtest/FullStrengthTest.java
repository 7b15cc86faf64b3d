package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import reversi.notation.TranscriptText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** The strongest level keeps its time and lets the discs move; advice comes in steps. */
@Isolated("a move has its time")
class FullStrengthTest extends BrowserTest {
    /** What is kept of a person who chose the strongest level with a second a move. */
    private static final String SETTINGS =
            """
            reversi-settings 2
            board=GREEN
            disc.black=BLACK
            disc.white=WHITE
            theme=AUTO
            contrast=false
            hint.legal=true
            hint.preview=true
            hint.best=true
            hint.last=true
            hint.coordinates=true
            sound=true
            volume=50
            speed=NORMAL
            motion=AUTO
            language=
            game.mode=VERSUS_COMPUTER
            game.level=16
            game.seconds=1
            game.white-level=5
            game.white-seconds=0
            game.side=BLACK
            game.last=WHITE
            game.variant=8sdb
            game.balanced=false
            game.clock=NONE
            game.black=
            game.white=
            """;

    /** A second to think, the discs of two moves, the pauses, and what a busy machine of two cores may add. */
    private static final long MOST_MILLIS = 8_000;

    private static final int MOVES = 12;

    /** Gaps between pictures while discs move: the software renderer shares the processors with the engine. */
    private static final String WATCH =
            """
            () => {
              window.reversiTestGaps = [];
              window.reversiTestAdvice = [];
              let last = 0;
              let drawn = 0;
              const step = now => {
                const frames = window.reversiProbe.frames();
                const game = window.reversiProbe.state().game;
                if (game?.isMoving && frames > drawn) {
                  window.reversiTestGaps.push(now - last);
                }
                if (game && game.advice !== window.reversiTestAdvice.at(-1)) {
                  window.reversiTestAdvice.push(game.advice);
                }
                drawn = frames;
                last = now;
                requestAnimationFrame(step);
              };
              requestAnimationFrame(step);
            }
            """;

    @Test
    void answersInItsTimeWhileDiscsMove() {
        try (BrowserContext window = browser.window(1280, 720, 1, false)) {
            GamePage game = begin(window);
            List<Long> waits = new ArrayList<>();
            for (int i = 0; i < MOVES; i++) {
                waits.add(play(game));
            }
            List<Double> gaps = ((List<?>) game.page().evaluate("() => window.reversiTestGaps"))
                    .stream().map(gap -> ((Number) gap).doubleValue()).sorted().toList();
            Measured.note("Milliseconds from a move to the next at full strength, 1 s a move", waits.toString());
            long inTime = gaps.stream().filter(gap -> gap < 20).count();
            Measured.note(
                    "Pictures while discs move and the strongest level thinks, in time / late",
                    inTime + " / " + (gaps.size() - inTime));
            assertTrue(waits.stream().allMatch(wait -> wait < MOST_MILLIS), "too late: " + waits);
            assertTrue(gaps.get(gaps.size() / 2) < 100, "discs must not stutter: " + gaps);
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void adviceComesInSteps() {
        try (BrowserContext window = browser.window(390, 844, 2, true)) {
            GamePage game = begin(window);
            for (int i = 0; i < 4; i++) {
                play(game);
            }
            game.click("Hint");
            game.waitUntil("s.game.advice.length > 0");
            String hint = (String) game.sees("game.advice");
            assertTrue(position(game).placements().contains(Square.of(hint.substring(0, 2))), hint);
            game.page().waitForTimeout(1_000);
            game.shoot("hint");
            game.click("CLOSE");
            game.waitUntil("s.game.advice.length === 0");
            game.click("Menu");
            game.page().evaluate("() => { window.reversiTestAdvice = ['']; }");
            game.click("Move values");
            game.page().waitForFunction("() => window.reversiTestAdvice.length > 3");
            game.shoot("move-values");
            List<String> steps = ((List<?>) game.page().evaluate("() => window.reversiTestAdvice"))
                    .stream()
                            .map(String::valueOf)
                            .filter(said -> !said.isEmpty())
                            .toList();
            Measured.note("Steps in which the values of every move came", steps.toString());
            Set<Square> expected = Set.copyOf(position(game).placements());
            for (String step : steps) {
                Set<Square> valued = Arrays.stream(step.split(", "))
                        .map(said -> Square.of(said.substring(0, 2)))
                        .collect(Collectors.toSet());
                assertEquals(expected, valued, "every step values every move");
            }
            assertEquals(List.of(), game.troubles());
        }
    }

    private GamePage begin(BrowserContext window) {
        GamePage game = new GamePage(window);
        game.page()
                .addInitScript("if (location.protocol === 'http:') { localStorage.setItem('reversi.settings', `"
                        + SETTINGS + "`); }");
        game.open(server.address());
        game.click("Play the computer");
        game.waitUntil("s.page === 'new'");
        game.click("Start");
        game.waitUntil("s.page === 'game' && s.game.isPersonAsked");
        game.page().evaluate(WATCH);
        return game;
    }

    /** Makes a move that leaves the book soon, and returns how many milliseconds passed until the next one can be made. */
    private static long play(GamePage game) {
        Position position = position(game);
        Square square = position.placements().stream()
                .min(Comparator.comparing((Square any) ->
                                position.play(Move.at(any)).orThrow().flipped().size())
                        .thenComparing(Square::name))
                .orElseThrow();
        String before = (String) game.sees("game.transcript");
        long begun = System.nanoTime();
        game.clickSquare(square.name());
        game.page()
                .waitForFunction(
                        """
                        before => {
                          const game = window.reversiProbe.state().game;
                          return game.isOver || game.isPersonAsked && game.transcript.length > before;
                        }
                        """,
                        before.length());
        return (System.nanoTime() - begun) / 1_000_000;
    }

    private static Position position(GamePage game) {
        String transcript = (String) game.sees("game.transcript");
        return assertInstanceOf(TranscriptText.Ok.class, TranscriptText.read(transcript, Variant.OTHELLO))
                .transcript()
                .current();
    }
}
