package reversi.screens.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.screens.learn.LearnState.Standing;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.Lesson;

/** The page of the course looks at the chapter with the next lesson until another one is chosen. */
class LearnStateTest {
    private static final Course COURSE = TestCourse.course();
    private static final List<Chapter> CHAPTERS = COURSE.chapters();

    private static LearnState after(List<Chapter> done) {
        LessonProgress progress = LessonProgress.none();
        for (Chapter chapter : done) {
            for (Lesson lesson : chapter.lessons()) {
                progress = progress.with(lesson.key());
            }
        }
        return new LearnState(Optional.of(COURSE), false, progress, Optional.empty());
    }

    @Test
    void itGoesOnWhereTheNextLessonIs() {
        Standing standing = after(CHAPTERS.subList(0, 1)).standing().orElseThrow();
        assertEquals(CHAPTERS.get(1), standing.selected());
        assertEquals(ChapterNode.State.DONE, standing.of(CHAPTERS.get(0)));
        assertEquals(ChapterNode.State.NEXT, standing.of(CHAPTERS.get(1)));
        assertEquals(ChapterNode.State.LATER, standing.of(CHAPTERS.get(2)));
    }

    @Test
    void whoHasFinishedAllBeginsAgain() {
        assertEquals(CHAPTERS.get(0), after(CHAPTERS).standing().orElseThrow().selected());
    }

    @Test
    void aChosenChapterStaysChosen() {
        LearnState chosen = after(List.of()).choosing(CHAPTERS.get(2));
        assertEquals(CHAPTERS.get(2), chosen.standing().orElseThrow().selected());
    }
}
