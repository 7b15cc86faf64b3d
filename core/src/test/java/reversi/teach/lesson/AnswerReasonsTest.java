package reversi.teach.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.screens.learn.TestCourse;
import reversi.teach.reasons.Reason;

/** Why the answers to the tasks of the course are right or wrong. */
class AnswerReasonsTest {
    private static Optional<Reason> reason(AnswerReasons search) {
        while (search.step()) {
            // Each step takes a moment.
        }
        return search.reason();
    }

    @Test
    void theyAreAboutTheAnswerAndComeBesideTheResult() {
        int asked = 0;
        int told = 0;
        for (Chapter chapter : TestCourse.course().chapters()) {
            for (Lesson lesson : chapter.lessons()) {
                for (LessonStep step : lesson.steps()) {
                    if (step instanceof LessonStep.MoveTask task) {
                        for (Square move : task.scene().position().placements()) {
                            Optional<AnswerReasons> search = AnswerReasons.about(task, move);
                            asked += search.isPresent() ? 1 : 0;
                            Optional<Reason> reason = search.flatMap(AnswerReasonsTest::reason);
                            told += reason.isPresent() ? 1 : 0;
                            assertFalse(reason.filter(Reason::isResult).isPresent());
                            reason.ifPresent(why -> assertEquals(Move.at(move), why.move(), lesson.key()));
                            search.ifPresent(
                                    known -> assertEquals(task.answers().contains(move), known.isRight()));
                        }
                    }
                }
            }
        }
        assertTrue(3 * told > asked, told + " of " + asked);
    }

    @Test
    void nothingIsSaidWhereOnlyADefinitionDecides() {
        LessonStep.MoveTask wedge = (LessonStep.MoveTask)
                TestCourse.course().lesson("edges-check").orElseThrow().steps().get(0);
        assertEquals(MoveGoal.Kind.WEDGE, wedge.goal().kind());
        for (Square move : wedge.scene().position().placements()) {
            assertTrue(AnswerReasons.about(wedge, move).isEmpty());
        }
    }
}
