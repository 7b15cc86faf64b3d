package reversi.screens.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.GameDriver;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.screens.board.BoardView;
import reversi.screens.game.FakeThinker;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.LessonStep;

/** A lesson on its page: what an answer leaves as it is, and games against the computer. */
class LessonPageTest {
    private static BoardView board(LessonPage page) {
        return page.board().orElseThrow();
    }

    @Test
    void anAnswerLeavesTheBoardThatIsLookedAt() {
        try (GameDriver game = GameDriver.wide()) {
            LessonPage page = TestCourse.page("c-squares");
            game.router().enter(page);
            game.pass(1);
            BoardView board = board(page);
            game.clickSquare("b1");
            game.click("Check");
            game.pass(1);
            assertTrue(game.shows("Not quite"));
            assertSame(board, board(page));
            game.click("Try again");
            game.pass(1);
            assertSame(board, board(page));
        }
    }

    /** Answers a step right, where it asks for something, and goes on. */
    private static void goOn(GameDriver game, LessonPage page) {
        if (page.step() instanceof LessonStep.MoveTask task) {
            page.press(task.answers().get(0));
        } else if (page.step() instanceof LessonStep.SquaresTask task) {
            task.answers().forEach(page::press);
            page.check();
        } else if (page.step() instanceof LessonStep.NumberTask task) {
            page.choose(task.choices().indexOf(task.answer()));
        } else if (page.step() instanceof LessonStep.ChoiceTask task) {
            page.choose(task.answer());
        }
        game.pass(5);
        page.next();
        game.pass(5);
    }

    @Test
    void everyStepBeginsInSight() {
        try (GameDriver game = GameDriver.of("en", true, 320, 480)) {
            LessonPage page = TestCourse.page("how-many-moves");
            game.router().enter(page);
            goOn(game, page);
            ScrollPane pane = board(page).firstAscendant(ScrollPane.class);
            pane.setScrollY(pane.getMaxY());
            assertTrue(pane.getScrollY() > 0);
            goOn(game, page);
            assertEquals(0, pane.getScrollY());
        }
    }

    @Test
    void whatIsSaidToAnAnswerIsInSight() {
        try (GameDriver game = GameDriver.of("en", true, 320, 480)) {
            LessonPage page = TestCourse.page("how-many-moves");
            game.router().enter(page);
            goOn(game, page);
            page.choose(0);
            game.pass(1);
            ScrollPane pane = board(page).firstAscendant(ScrollPane.class);
            assertTrue(game.shows("Not quite"));
            assertEquals(pane.getMaxY(), pane.getScrollY());
            page.again();
            game.pass(1);
            assertEquals(0, pane.getScrollY());
        }
    }

    @Test
    void theNextLessonMayBeOfAnotherVariant() {
        try (GameDriver game = GameDriver.wide()) {
            LessonPage page = TestCourse.page("eight-stars");
            game.router().enter(page);
            Variant first = board(page).model().variant();
            while (page.step().scene().before().variant().equals(first)) {
                goOn(game, page);
                assertSame(page, game.router().front(), "the chapter has more");
            }
            assertNotEquals(first, board(page).model().variant());
        }
    }

    private static LessonPage gameOf(GameDriver game, FakeThinker thinker) {
        Course course = TestCourse.course();
        LessonPage page =
                new LessonPage(course, course.lesson("play-it-out").orElseThrow(), TestCourse.progress(), thinker);
        game.router().enter(page);
        while (!(page.step() instanceof LessonStep.PlayOut)) {
            goOn(game, page);
        }
        return page;
    }

    private static Position shown(LessonPage page) {
        return board(page).model().animation().shown();
    }

    @Test
    void aGameGoesToItsEndAgainstTheComputer() {
        try (GameDriver game = GameDriver.wide()) {
            FakeThinker thinker = new FakeThinker();
            LessonPage page = gameOf(game, thinker);
            BoardView board = board(page);
            while (!shown(page).isOver()) {
                if (thinker.waiting() > 0) {
                    thinker.answer();
                } else {
                    game.type(shown(page).placements().get(0).name());
                }
                game.pass(5);
            }
            assertSame(board, board(page));
            assertTrue(game.shows("Right") || game.shows("Not quite"));
            assertTrue(List.of("Finish", "Try again").contains(game.focused()), game::focused);
        }
    }

    @Test
    void aComputerThatIsLeftThinksNoMore() {
        try (GameDriver game = GameDriver.wide()) {
            FakeThinker thinker = new FakeThinker();
            LessonPage page = gameOf(game, thinker);
            if (thinker.waiting() == 0) {
                game.type(shown(page).placements().get(0).name());
            }
            assertEquals(1, thinker.waiting());
            game.press(Input.Keys.PAGE_UP);
            assertEquals(0, thinker.waiting());
        }
    }
}
