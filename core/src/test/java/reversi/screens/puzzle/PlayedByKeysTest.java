package reversi.screens.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.GameDriver;
import reversi.screens.MoveConfirmation;
import reversi.screens.learn.LessonPage;
import reversi.screens.learn.TestCourse;
import reversi.teach.lesson.LessonStep;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleAttempt;
import reversi.teach.puzzle.PuzzleRush;

/** Lessons and puzzles done by keys alone, from the first step to the last. */
class PlayedByKeysTest {
    private static final int MOST_STOPS = 40;

    /** Goes to what says these words, and presses it. */
    private static void choose(GameDriver game, String words) {
        for (int i = 0; i < MOST_STOPS && !game.focused().equals(words); i++) {
            game.press(Input.Keys.TAB);
        }
        assertEquals(words, game.focused());
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
    }

    private static void answer(GameDriver game, LessonStep step) {
        if (step instanceof LessonStep.MoveTask task) {
            game.type(task.answers().get(0).name());
        } else if (step instanceof LessonStep.SquaresTask task) {
            task.answers().forEach(square -> game.type(square.name()));
            choose(game, "Check");
        } else if (step instanceof LessonStep.NumberTask task) {
            choose(game, Integer.toString(task.answer()));
        } else if (step instanceof LessonStep.ChoiceTask task) {
            choose(game, task.choices().get(task.answer()).in("en"));
        }
        game.pass(2);
    }

    /** The focus is at what goes on after every answer, and at the beginning, which only Tab has to show. */
    private static void goOn(GameDriver game, int at) {
        if (at == 0 && game.focused().isEmpty()) {
            game.press(Input.Keys.TAB);
        }
        assertTrue(List.of("Next", "Finish").contains(game.focused()), game::focused);
        game.press(Input.Keys.ENTER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"edges-check", "how-many-moves", "first-ideas", "corners-stay", "count-discs"})
    void aLessonIsDoneToItsEnd(String key) {
        try (GameDriver game = GameDriver.wide()) {
            LessonPage page = TestCourse.page(key);
            game.router().enter(page);
            game.pass(5);
            int steps = TestCourse.course().lesson(key).orElseThrow().steps().size();
            for (int at = 0; at < steps; at++) {
                assertTrue(game.shows((at + 1) + " of " + steps), () -> game.words()
                        .toString());
                LessonStep step = page.step();
                answer(game, step);
                assertTrue(step instanceof LessonStep.Explanation || game.shows("Right"), () -> key + step.text());
                goOn(game, at);
                game.pass(5);
                assertNotEquals(step, game.router().front() == page ? page.step() : null);
            }
        }
    }

    @Test
    void tenPuzzlesAreSolvedInARow() {
        try (GameDriver game = GameDriver.wide()) {
            PuzzlePages pages = new PuzzlePages(game.router()::enter);
            game.router().enter(pages.list());
            game.pass(0.5f);
            choose(game, "Practice");
            for (int i = 0; i < 10; i++) {
                PuzzlePage page =
                        assertInstanceOf(PuzzlePage.class, game.router().front());
                Puzzle puzzle = page.attempt().orElseThrow().puzzle();
                game.type(puzzle.solution().name());
                game.pass(1);
                assertTrue(page.attempt().filter(PuzzleAttempt::isFirstTry).isPresent());
                assertEquals("Next", game.focused());
                game.press(Input.Keys.ENTER);
                game.pass(0.3f);
            }
        }
    }

    @Test
    void aWrongMoveLeadsToAnotherTry() {
        try (GameDriver game = GameDriver.wide()) {
            PuzzlePage page = new PuzzlePages(game.router()::enter).daily();
            game.router().enter(page);
            game.pass(0.5f);
            game.type(wrong(page));
            game.pass(1);
            assertEquals("Try again", game.focused());
            game.press(Input.Keys.ENTER);
            game.pass(0.3f);
            assertNotNull(page.model().cursor(), "the arrows lead over the board");
        }
    }

    @ParameterizedTest
    @EnumSource(MoveConfirmation.class)
    void aPuzzleIsAskedAboutOnlyWhereThatIsWantedAlways(MoveConfirmation confirmation) {
        try (GameDriver game = GameDriver.wide()) {
            game.choose(now -> now.withHandling(now.handling().withConfirmation(confirmation)));
            PuzzlePage page = new PuzzlePages(game.router()::enter).daily();
            game.router().enter(page);
            game.pass(0.5f);
            game.type(page.attempt().orElseThrow().puzzle().solution().name());
            game.pass(1);
            assertEquals(confirmation != MoveConfirmation.ALWAYS, game.shows("Next"));
            if (confirmation == MoveConfirmation.ALWAYS) {
                game.press(Input.Keys.ENTER);
                game.pass(1);
            }
            assertTrue(page.attempt().filter(PuzzleAttempt::isFirstTry).isPresent());
        }
    }

    private static String wrong(PuzzlePage page) {
        Puzzle puzzle = page.attempt().orElseThrow().puzzle();
        return puzzle.position().placements().stream()
                .filter(square -> !square.equals(puzzle.solution()))
                .findFirst()
                .orElseThrow()
                .name();
    }

    /** Unless the person went somewhere else meanwhile. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theEndOfARushLeadsToAnotherOne(boolean isElsewhere) {
        try (GameDriver game = GameDriver.wide()) {
            PuzzlePage page = new PuzzlePages(game.router()::enter).rush();
            game.router().enter(page);
            game.pass(0.5f);
            for (int i = 0; i < PuzzleRush.MOST_MISTAKES; i++) {
                game.type(wrong(page));
                if (isElsewhere) {
                    game.press(Input.Keys.TAB);
                }
                game.pass(2);
            }
            assertTrue(page.state().isRushOver());
            assertEquals(!isElsewhere, game.focused().equals("Play again"), game::focused);
        }
    }

    @Test
    void anAnswerIsExplainedWhereTheLessonKnowsWhatMovesAreWorth() {
        try (GameDriver game = GameDriver.wide()) {
            game.router().enter(TestCourse.page("find-the-win"));
            game.pass(5);
            game.press(Input.Keys.PAGE_DOWN);
            game.pass(1);
            game.type("b2");
            game.pass(2);
            // By definition, what the move and the best one end with; and that the corner is in danger.
            assertTrue(
                    game.words().stream().anyMatch(words -> words.contains("b5") && words.contains("a1")),
                    () -> game.words().toString());
        }
    }
}
