package reversi.screens.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.rules.Square;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Lesson;
import reversi.teach.lesson.LessonStep;

/** A lesson is gone through step by step. */
class LessonRunTest {
    static List<Lesson> lessons() {
        return TestCourse.course().chapters().stream()
                .map(Chapter::lessons)
                .flatMap(List::stream)
                .toList();
    }

    /** Answers the step right, as its file says. */
    private static void answer(LessonRun run) {
        LessonStep step = run.step();
        if (step instanceof LessonStep.MoveTask task) {
            assertTrue(run.play(task.answers().get(0)));
        } else if (step instanceof LessonStep.SquaresTask task) {
            task.answers().forEach(run::mark);
            run.checkMarks();
        } else if (step instanceof LessonStep.NumberTask task) {
            run.choose(task.choices().indexOf(task.answer()));
        } else if (step instanceof LessonStep.ChoiceTask task) {
            run.choose(task.answer());
        } else if (step instanceof LessonStep.PlayOut) {
            run.played(true);
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void rightAnswersLeadThroughEveryLesson(Lesson lesson) {
        LessonRun run = new LessonRun(lesson);
        float before = -1;
        for (int i = 0; i < lesson.steps().size(); i++) {
            assertEquals(i, run.at());
            answer(run);
            assertEquals(LessonRun.State.DONE, run.state(), "step " + (i + 1));
            assertTrue(run.share() > before);
            before = run.share();
            assertEquals(i == lesson.steps().size() - 1, run.isLast());
            run.next();
        }
        assertEquals(1, run.share());
        assertTrue(run.isLast());
    }

    private static LessonRun at(String key, Class<? extends LessonStep> kind) {
        Lesson lesson = TestCourse.course().lesson(key).orElseThrow();
        LessonRun run = new LessonRun(lesson);
        while (!kind.isInstance(run.step())) {
            answer(run);
            run.next();
        }
        return run;
    }

    @Test
    void aWrongMoveIsAnsweredAnew() {
        LessonRun run = at("dont-give-corners", LessonStep.MoveTask.class);
        LessonStep.MoveTask task = (LessonStep.MoveTask) run.step();
        assertFalse(run.play(Square.of("d4")), "a square with a disc is no answer");
        assertEquals(LessonRun.State.ASKED, run.state());
        Square wrong = task.scene().position().placements().stream()
                .filter(move -> !task.answers().contains(move))
                .findFirst()
                .orElseThrow();
        assertTrue(run.play(wrong));
        assertEquals(LessonRun.State.WRONG, run.state());
        int at = run.at();
        run.next();
        assertEquals(at, run.at(), "nobody goes on from a wrong answer");
        run.again();
        assertTrue(run.play(task.answers().get(0)));
        assertEquals(2, run.tries());
    }

    @Test
    void marksAreSetAndTakenAway() {
        LessonRun run = at("board-and-discs", LessonStep.SquaresTask.class);
        run.mark(Square.of("a1"));
        run.mark(Square.of("b2"));
        run.mark(Square.of("b2"));
        run.checkMarks();
        assertEquals(LessonRun.State.WRONG, run.state());
        run.mark(Square.of("h1"));
        assertEquals(1, run.marked().size(), "after the answer nothing is marked");
        run.again();
        List.of("h1", "a8", "h8").forEach(corner -> run.mark(Square.of(corner)));
        run.checkMarks();
        assertEquals(LessonRun.State.DONE, run.state());
    }

    @Test
    void theStepBeforeBeginsAnew() {
        LessonRun run = at("board-and-discs", LessonStep.NumberTask.class);
        run.previous();
        assertEquals(LessonRun.State.ASKED, run.state());
        assertTrue(run.marked().isEmpty());
        run.previous();
        run.previous();
        run.previous();
        assertEquals(0, run.at());
    }
}
