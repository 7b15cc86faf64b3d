package reversi.screens.learn;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import reversi.GameDriver;
import reversi.platform.MemoryStore;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Lesson;

/** The first page says which lesson comes next. */
class StudyCardsTest {
    private static final int CHAPTER = 3;

    /** Of somebody who has finished three chapters and two lessons of the fourth, and has looked at the course since. */
    private static MemoryStore learner(String language) {
        MemoryStore store = new MemoryStore();
        ProgressRepository progress = new ProgressRepository(store, result -> {});
        TestCourse.course().chapters().subList(0, CHAPTER).forEach(chapter -> chapter.lessons()
                .forEach(lesson -> progress.finish(lesson.key())));
        Chapter chapter = TestCourse.course().chapters().get(CHAPTER);
        chapter.lessons().subList(0, 2).forEach(lesson -> progress.finish(lesson.key()));
        Lesson next = chapter.lessons().get(2);
        try (GameDriver game = GameDriver.of(language, false, 1280, 720, store)) {
            game.go().learn();
            game.pass(0.5f);
            game.click(next.title().in(language));
            game.pass(0.5f);
            assertTrue(game.router().front() instanceof LessonPage);
        }
        return store;
    }

    @Test
    void theNextLessonIsNamedWithItsPlaceInTheChapter() {
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, learner("en"))) {
            assertTrue(
                    game.shows("Mobility · lesson 3 of 5"), () -> game.words().toString());
        }
    }

    @Test
    void inTheLanguageOfNowWhateverItWasThen() {
        try (GameDriver game = GameDriver.of("fr", false, 1280, 720, learner("en"))) {
            assertTrue(game.shows("La mobilité"), () -> game.words().toString());
        }
    }

    @Test
    void whoHasLearnedNothingReadsWhatThereIsToLearn() {
        try (GameDriver game = GameDriver.wide()) {
            assertTrue(game.shows("Rules and lessons"));
        }
    }
}
