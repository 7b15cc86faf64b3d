package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.microsoft.playwright.BrowserContext;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import reversi.notation.BoardText;
import reversi.teach.lesson.CourseReader;
import reversi.teach.lesson.LessonStep;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;

/** A lesson and puzzles on a phone in the browser, by touch alone, from the first step to the last. */
class LearnTest extends BrowserTest {
    private static final String LESSON = "edges-check";
    private static final int PUZZLES = 10;

    private BrowserContext phone() {
        return browser.calmWindow(390, 844, 1, true);
    }

    private static byte[] asset(String path) throws IOException {
        return Files.readAllBytes(Path.of("..", "assets", path));
    }

    private static List<LessonStep> steps() throws IOException {
        String text = new String(asset("lessons/course.bin"), StandardCharsets.UTF_8);
        CourseReader.Ok read = (CourseReader.Ok) CourseReader.read(text);
        return read.course().lesson(LESSON).orElseThrow().steps();
    }

    /** The puzzles that the game comes with, by what is on their boards. */
    private static Map<String, Puzzle> puzzles() throws IOException {
        PuzzleCollection all = ((PuzzleCollection.Ok) PuzzleReader.read(asset("puzzles/puzzles.bin"))).puzzles();
        Map<String, Puzzle> byBoard = new HashMap<>();
        for (int place = 0; place < all.size(); place++) {
            Puzzle puzzle = all.get(place);
            byBoard.put(BoardText.writeLine(puzzle.position()), puzzle);
        }
        return byBoard;
    }

    private static void answer(GamePage game, LessonStep step) {
        if (step instanceof LessonStep.MoveTask task) {
            game.tapSquare(task.answers().get(0).name());
        } else if (step instanceof LessonStep.SquaresTask task) {
            task.answers().forEach(square -> game.tapSquare(square.name()));
            game.tap("Check");
        }
        game.waitFor("Right");
    }

    @Test
    void aLessonIsDoneByTouch() throws IOException {
        try (BrowserContext window = phone()) {
            GamePage game = new GamePage(window).open(server.address() + "#/learn/" + LESSON);
            List<LessonStep> steps = steps();
            for (int at = 0; at < steps.size(); at++) {
                game.waitFor((at + 1) + " of " + steps.size());
                answer(game, steps.get(at));
                if (at == 0) {
                    game.shoot("lesson-phone");
                }
                game.tap(at == steps.size() - 1 ? "Finish" : "Next");
            }
            game.waitForNo(steps.size() + " of " + steps.size());
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void tenPuzzlesAreSolvedByTouch() throws IOException {
        Map<String, Puzzle> puzzles = puzzles();
        try (BrowserContext window = phone()) {
            GamePage game = new GamePage(window).open(server.address() + "#/puzzles");
            game.tap("Practice");
            for (int i = 0; i < PUZZLES; i++) {
                game.waitFor("Find the best move.");
                Object board = game.sees("board");
                game.tapSquare(puzzles.get(board).solution().name());
                game.waitFor("Solved");
                game.tap("Next");
                game.waitFor("Find the best move.");
                assertNotEquals(board, game.sees("board"));
            }
            game.shoot("puzzle-phone");
            assertEquals(List.of(), game.troubles());
        }
    }
}
