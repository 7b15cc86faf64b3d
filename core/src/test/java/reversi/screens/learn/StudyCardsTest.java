package reversi.screens.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.GameDriver;
import reversi.platform.MemoryStore;
import reversi.screens.ui.Text;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Lesson;

/** The first page says which lesson comes next, and the course is gone through in its order. */
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

    /** The rows of the path are read to and fro: the keyboard, and whoever has the page read aloud, follow the path. */
    @Test
    void theStopsFollowThePath() {
        try (GameDriver game = GameDriver.wide()) {
            game.go().learn();
            game.pass(0.5f);
            List<String> titles = TestCourse.course().chapters().stream()
                    .map(chapter -> chapter.title().in("en"))
                    .toList();
            List<String> stops = game.all(ChapterNode.class).stream()
                    .flatMap(node -> titles.stream().filter(title -> says(node, title)))
                    .toList();
            assertEquals(titles, stops);
        }
    }

    private static boolean says(Actor actor, String words) {
        if (actor instanceof Text text) {
            return text.words().equals(words);
        }
        return actor instanceof Group group
                && group.getChildren()
                        .select(child -> says(child, words))
                        .iterator()
                        .hasNext();
    }
}
