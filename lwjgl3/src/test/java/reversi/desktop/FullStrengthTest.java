package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.TestProbe;
import reversi.TestProbe.Table;
import reversi.notation.TranscriptText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** The strongest level keeps its time in a real window and lets the discs move; advice comes in steps. */
class FullStrengthTest {
    /** A second to think, the discs of two moves, the pauses, and what a busy machine of two cores may add. */
    private static final long MOST_MILLIS = 8_000;

    private static final int MOVES = 10;

    @TempDir
    private Path folder;

    @BeforeEach
    void needsAScreen() {
        Screen.require();
    }

    @Test
    void answersInItsTimeAndAdvisesInSteps() throws Exception {
        Files.writeString(folder.resolve("settings.txt"), settings());
        try (OpenWindow window = new OpenWindow(folder, 1280, 720)) {
            window.click("Play the computer");
            window.waitUntil("the page for a new game", sight -> sight.page().equals("new"));
            window.click("Start");
            window.waitUntil(
                    "the board",
                    sight -> sight.game().filter(Table::isPersonAsked).isPresent());
            List<Long> waits = new ArrayList<>();
            List<Long> gaps = window.stepsWhile(Table::isMoving, () -> {
                for (int i = 0; i < MOVES; i++) {
                    waits.add(play(window));
                }
            });
            List<Long> sorted = gaps.stream().sorted().toList();
            System.out.println("Milliseconds from a move to the next at full strength, 1 s a move: " + waits);
            System.out.println("The middle gap between pictures meanwhile, in milliseconds: "
                    + TimeUnit.NANOSECONDS.toMillis(sorted.get(sorted.size() / 2)));
            assertTrue(waits.stream().allMatch(wait -> wait < MOST_MILLIS), "too late: " + waits);
            long middle = TimeUnit.NANOSECONDS.toMillis(sorted.get(sorted.size() / 2));
            assertTrue(middle < 100, "discs must not stutter: " + middle);

            Set<String> steps = values(window);
            window.shoot("desktop-move-values");
            Set<Square> expected = Set.copyOf(position(window).placements());
            for (String step : steps) {
                Set<Square> valued = Arrays.stream(step.split(", "))
                        .map(said -> Square.of(said.substring(0, 2)))
                        .collect(Collectors.toSet());
                assertEquals(expected, valued, "every step values every move");
            }
        }
    }

    /** Asks for the value of every move and answers the first three things that are said. */
    private static Set<String> values(OpenWindow window) {
        Set<String> steps = new LinkedHashSet<>();
        window.click("Menu");
        window.click("Move values");
        window.waitUntil("values that get better", sight -> {
            String advice = sight.game().orElseThrow().advice();
            if (!advice.isEmpty()) {
                steps.add(advice);
            }
            return steps.size() > 1;
        });
        return steps;
    }

    /** Makes a move that leaves the book soon, and returns how many milliseconds passed until the next one can be made. */
    private static long play(OpenWindow window) {
        Position position = position(window);
        Square square = position.placements().stream()
                .min(Comparator.comparing((Square any) ->
                                position.play(Move.at(any)).orThrow().flipped().size())
                        .thenComparing(Square::name))
                .orElseThrow();
        String before = table(window).transcript();
        long begun = System.nanoTime();
        window.clickSquare(square.name());
        window.waitUntil("the computer's reply", sight -> {
            Table table = sight.game().orElseThrow();
            return table.isOver()
                    || (table.isPersonAsked() && table.transcript().length() > before.length());
        });
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
    }

    private static Table table(OpenWindow window) {
        return window.ask(TestProbe::state).game().orElseThrow();
    }

    private static Position position(OpenWindow window) {
        return assertInstanceOf(
                        TranscriptText.Ok.class,
                        TranscriptText.read(table(window).transcript(), Variant.OTHELLO))
                .transcript()
                .current();
    }

    /** What is kept of a person who chose the strongest level with a second a move. */
    private static String settings() {
        return """
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
                sound=false
                volume=50
                speed=NORMAL
                motion=AUTO
                language=en
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
    }
}
