package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import reversi.webtest.SpokenPage.Part;

/** Somebody who sees nothing plays and learns by the accessibility tree alone; {@link AxeTest} signs in and plays online that way. */
class SpokenGameTest extends BrowserTest {
    private static final String LEGAL = ", legal, flips ";

    private static SpokenPage listen(GamePage game) {
        return new SpokenPage(game.page());
    }

    @Test
    void aWholeGameAgainstTheComputerAndItsReview() {
        needsChromium("tells its accessibility tree");
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            SpokenPage page = listen(game);
            page.press("button", "Play the computer");
            page.waitFor("heading", "New game");
            page.press("button", "Black");
            page.press("button", "Small");
            page.press("button", "Start");
            Set<String> said = new TreeSet<>();
            int moves = playToTheEnd(page, said);
            assertTrue(moves > 10, () -> "a game of more than a few moves: " + said);
            assertTrue(
                    said.stream().anyMatch(words -> words.matches("White [a-f][1-6], flips \\d+\\.")), said::toString);
            assertTrue(said.stream().anyMatch(words -> words.startsWith("Your turn. ")), said::toString);
            page.waitUntil("the result", () -> page.said().contains("Discs: Black "));
            page.press("button", "Review");
            page.waitFor("heading", "Review");
            page.press("button", "5, ");
            page.waitUntil("the move", () -> page.said().matches("(?s).*(Black|White) [a-f][1-6], flips \\d+\\..*"));
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void aPuzzle() {
        needsChromium("tells its accessibility tree");
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            SpokenPage page = listen(game);
            page.press("button", "Puzzles");
            page.press("button", "Practice");
            page.waitUntil("the task", () -> page.said().contains("Find the best move."));
            page.press(page.waitFor("gridcell", name -> name.contains(LEGAL), "a move"));
            page.waitUntil(
                    "the verdict",
                    () -> page.said().contains("Not quite. ") || page.said().contains("Solved, "));
            if (page.said().contains("Not quite. ")) {
                page.press("button", "Solution");
                page.waitUntil("the best move", () -> page.said().contains("Solution, "));
            }
            String said = page.said();
            page.press("button", "Next");
            page.waitUntil("the next task", () -> page.said().lastIndexOf("Find the best move.") > said.length() / 2);
            assertEquals(List.of(), game.troubles());
        }
    }

    /** Whoever explores the window by touch, or presses there, finds each part where it is drawn, whatever size words have. */
    @Test
    void largerWordsAreWhereTheyAreDrawn() {
        needsChromium("tells its accessibility tree");
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            SpokenPage page = listen(game);
            page.press("button", "Settings");
            page.press(page.waitFor("radio", "XL"));
            page.press("button", "Back");
            Part learn = page.waitFor("button", "Learn");
            page.waitUntil(
                    "Learn where it is drawn",
                    () -> (Boolean)
                            game.page()
                                    .evaluate(
                                            """
                            () => {
                              const [x, y] = window.reversiProbe.control('Learn');
                              const all = [...document.querySelectorAll('#mirror button')];
                              const box = all.find(one => one.textContent.startsWith('Learn')).getBoundingClientRect();
                              return x > box.left && x < box.right && y > box.top && y < box.bottom;
                            }
                            """));
            assertTrue(learn.name().startsWith("Learn"));
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void aLesson() {
        needsChromium("tells its accessibility tree");
        try (BrowserContext window = browser.calmWindow(390, 844, 1, true)) {
            GamePage game = new GamePage(window).open(server.address());
            SpokenPage page = listen(game);
            page.press("button", "Learn");
            page.press("button", "Continue");
            page.waitFor("heading", "You are Black. ");
            page.press("gridcell", "d3");
            next(page, 2);
            next(page, 3);
            next(page, 4);
            for (String corner : List.of("a1", "h1", "a8", "h8")) {
                page.press("gridcell", corner);
            }
            page.press("button", "Check");
            next(page, 5);
            page.press("button", "44");
            next(page, 6);
            page.press("button", "Finish");
            page.waitFor("heading", "Outflank and flip");
            assertEquals(List.of(), game.troubles());
        }
    }

    private static void next(SpokenPage page, int step) {
        page.press("button", "Next");
        page.waitFor("StaticText", step + " of 6");
    }

    /** Plays the first legal square there is until a heading says who won; answers after how many moves. */
    private static int playToTheEnd(SpokenPage page, Set<String> said) {
        int moves = 0;
        while (true) {
            Optional<Part> next = await(page, said);
            if (next.isEmpty()) {
                return moves;
            }
            page.press(next.get());
            moves++;
            String square = next.get().name().substring(0, 2);
            page.waitUntil("the disc on " + square, () -> page.find(
                            "gridcell", name -> name.startsWith(square) && !name.contains(LEGAL))
                    .isPresent());
        }
    }

    /** Waits until a square can be played, which is the answer, or the game is over. */
    private static Optional<Part> await(SpokenPage page, Set<String> said) {
        List<Part> legal = new java.util.ArrayList<>();
        page.waitUntil("a move or the end", () -> {
            said.addAll(List.of(page.said().split("\n")));
            page.find("gridcell", name -> name.contains(LEGAL)).ifPresent(legal::add);
            return !legal.isEmpty()
                    || page.find(
                                    "heading",
                                    name -> name.equals("You win") || name.equals("Draw") || name.endsWith(" wins"))
                            .isPresent();
        });
        return legal.stream().findFirst();
    }
}
