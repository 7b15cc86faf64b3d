package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.TestProbe;
import reversi.TestProbe.Table;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** A person with a real mouse plays in a real window. */
class WindowTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void needsAScreen() {
        Screen.require();
    }

    @Test
    void aWholeGameByMouse() throws InterruptedException {
        try (OpenWindow window = new OpenWindow(folder, 1280, 720)) {
            begin(window);
            int moves = 0;
            while (!table(window).isOver()) {
                String before = table(window).transcript();
                window.clickSquare(move(before).square().orElseThrow().name());
                window.waitUntil(
                        "the next turn of the person",
                        sight -> isNext(sight.game().orElseThrow(), before));
                moves++;
                if (moves == 12) {
                    window.shoot("desktop-mid-game");
                }
            }
            window.waitUntil("the result", sight -> sight.game().orElseThrow().isResultShown());
            window.shoot("desktop-game-over");
            Table end = table(window);
            Position position = position(end.transcript());
            assertTrue(position.isOver());
            assertEquals(position.count(Disc.BLACK), end.black());
            assertEquals(position.count(Disc.WHITE), end.white());
        }
    }

    @Test
    void anUnfinishedGameGoesOnInTheNextWindow() throws InterruptedException {
        String played;
        try (OpenWindow window = new OpenWindow(folder, 900, 600)) {
            begin(window);
            window.clickSquare(move("").square().orElseThrow().name());
            window.waitUntil(
                    "the computer's reply",
                    sight -> sight.game().orElseThrow().isPersonAsked()
                            && sight.game().orElseThrow().transcript().length() >= 4);
            played = table(window).transcript();
        }
        try (OpenWindow window = new OpenWindow(folder, 390, 844)) {
            window.shoot("desktop-home-portrait");
            window.click("Continue");
            window.waitUntil("the game", sight -> sight.game().isPresent());
            window.waitUntil(
                    "the person's turn", sight -> sight.game().orElseThrow().isPersonAsked());
            window.shoot("desktop-resumed-portrait");
            assertEquals(played, table(window).transcript());
        }
    }

    @Test
    void aFileThatComesWhileNobodyListensIsTakenAndShown() throws InterruptedException, IOException {
        Path file = Files.writeString(folder.resolve("one.txt"), "f5d6c3d3c4f4");
        try (OpenWindow window = new OpenWindow(folder, 900, 600)) {
            window.open(List.of(file));
            window.waitUntil("the game", sight -> sight.game().isPresent());
            window.shoot("desktop-opened-file");
            assertEquals("f5d6c3d3c4f4", table(window).transcript());
        }
    }

    @Test
    void aKeyCountsWithWhatWasHeldWhenItWasPressedHoweverLongAPictureTakes() throws InterruptedException {
        try (OpenWindow window = new OpenWindow(folder, 1280, 720)) {
            window.waitUntil("the first page", sight -> sight.page().equals("home"));
            window.pressAtOnce("Tab", "Tab", "Tab");
            window.waitUntil("the third one", sight -> sight.focus().startsWith("Two players"));
            window.pressAtOnce("shift+Tab");
            window.waitUntil("the second one", sight -> sight.focus().startsWith("Learn"));
        }
    }

    private static void begin(OpenWindow window) {
        window.click("Play the computer");
        window.waitUntil("the page for a new game", sight -> sight.page().equals("new"));
        window.click("Black");
        window.click("Start");
        window.waitUntil(
                "the board", sight -> sight.game().filter(Table::isPersonAsked).isPresent());
    }

    private static boolean isNext(Table table, String before) {
        boolean isLonger = table.transcript().length() > before.length();
        return table.isOver() || (table.isPersonAsked() && isLonger);
    }

    private static Table table(OpenWindow window) {
        return window.ask(TestProbe::state).game().orElseThrow();
    }

    /** The move that flips the fewest, as players learn to: such games last to the end. */
    private static Move move(String transcript) {
        Position position = position(transcript);
        return position.placements().stream()
                .map(Move::at)
                .min(Comparator.comparing(
                        any -> position.play(any).orThrow().flipped().size()))
                .orElseThrow();
    }

    private static Position position(String transcript) {
        return assertInstanceOf(TranscriptText.Ok.class, TranscriptText.read(transcript, Variant.OTHELLO))
                .transcript()
                .current();
    }
}
