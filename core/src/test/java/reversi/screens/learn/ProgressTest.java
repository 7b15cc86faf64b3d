package reversi.screens.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import reversi.platform.MemoryStore;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.Lesson;

/** What has been finished is kept, and what is damaged is set aside. */
class ProgressTest {
    @Test
    void whatIsFinishedIsThereAtTheNextStart() {
        MemoryStore store = new MemoryStore();
        ProgressRepository first = new ProgressRepository(store, result -> {});
        first.finish("x-squares");
        first.finish("c-squares");
        ProgressRepository next = new ProgressRepository(store, result -> {});
        assertEquals(List.of("x-squares", "c-squares"), List.copyOf(next.now().done()));
    }

    @Test
    void onlyWhatIsFinishedHereIsToldAsDoneNow() {
        ProgressRepository elsewhere = new ProgressRepository(new MemoryStore(), result -> {});
        elsewhere.finish("x-squares");
        ProgressRepository here = new ProgressRepository(new MemoryStore(), result -> {});
        List<String> told = new ArrayList<>();
        here.onFinished(() -> told.add("one"));
        assertTrue(here.portable().join(elsewhere.portable().text().orElseThrow()));
        assertEquals(List.of(), told);
        here.finish("c-squares");
        assertEquals(List.of("one"), told);
    }

    @Test
    void aDamagedOrNewerTextIsSetAsideAndNeverOverwritten() {
        for (String text : List.of("rubbish", "reversi-lessons 2 00000000\nx\n", "reversi-lessons 1 00000000\nx\n")) {
            MemoryStore store = new MemoryStore();
            store.write(ProgressRepository.NAME, text, result -> {});
            ProgressRepository repository = new ProgressRepository(store, result -> {});
            assertEquals(LessonProgress.none(), repository.now());
            repository.finish("x-squares");
            assertTrue(store.texts().containsValue(text), text);
            assertEquals(
                    Set.of("x-squares"),
                    new ProgressRepository(store, result -> {}).now().done());
        }
    }

    @Provide
    Arbitrary<Set<String>> keys() {
        return Arbitraries.strings()
                .withCharRange('a', 'z')
                .withChars("0123456789-")
                .ofMinLength(1)
                .ofMaxLength(Lesson.LONGEST_KEY)
                .set()
                .ofMaxSize(60);
    }

    @Property(tries = 200)
    void anyProgressIsReadAsItWasWritten(@ForAll("keys") Set<String> keys) {
        LessonProgress progress = new LessonProgress(keys);
        assertEquals(Optional.of(progress), LessonProgressText.read(LessonProgressText.write(progress)));
    }

    @Property(tries = 300)
    void anyDamageIsNoticed(@ForAll("keys") Set<String> keys, @ForAll @IntRange(max = 2_000) int at) {
        String text = LessonProgressText.write(new LessonProgress(keys));
        int place = at % text.length();
        char other = text.charAt(place) == 'q' ? 'r' : 'q';
        String damaged = text.substring(0, place) + other + text.substring(place + 1);
        assertEquals(Optional.empty(), LessonProgressText.read(damaged));
        assertEquals(Optional.empty(), LessonProgressText.read(text.substring(0, place)));
    }

    @Test
    void theNextLessonIsTheFirstThatIsNotFinished() {
        Course course = TestCourse.course();
        Chapter first = course.chapters().get(0);
        LessonProgress progress = LessonProgress.none();
        assertEquals(Optional.of(first.lessons().get(0)), progress.next(course));
        for (Lesson lesson : first.lessons()) {
            assertEquals(Optional.of(lesson), progress.next(first));
            progress = progress.with(lesson.key());
        }
        assertTrue(progress.isDone(first));
        assertEquals(first.lessons().size(), progress.with("gone-since").count(course));
        assertEquals(Optional.of(course.chapters().get(1).lessons().get(0)), progress.next(course));
    }
}
