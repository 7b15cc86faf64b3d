package reversi.screens.learn;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.Lesson;

/**
 * Which lessons a person has finished.
 *
 * @param done their keys, the first finished first; those of lessons that are not in the course any more stay
 */
record LessonProgress(Set<String> done) {
    /** Nothing finished yet. */
    static LessonProgress none() {
        return new LessonProgress(Set.of());
    }

    LessonProgress {
        done = Collections.unmodifiableSet(new LinkedHashSet<>(done));
    }

    /** With one more lesson finished. */
    LessonProgress with(String key) {
        Set<String> more = new LinkedHashSet<>(done);
        more.add(key);
        return new LessonProgress(more);
    }

    /** With all that was finished in another one, too. */
    LessonProgress with(LessonProgress other) {
        Set<String> more = new LinkedHashSet<>(done);
        more.addAll(other.done);
        return new LessonProgress(more);
    }

    /** Whether a lesson is finished. */
    boolean isDone(Lesson lesson) {
        return done.contains(lesson.key());
    }

    /** How many lessons of a chapter are finished. */
    int count(Chapter chapter) {
        int count = 0;
        for (Lesson lesson : chapter.lessons()) {
            count += isDone(lesson) ? 1 : 0;
        }
        return count;
    }

    /** Whether every lesson of a chapter is finished. */
    boolean isDone(Chapter chapter) {
        return count(chapter) == chapter.lessons().size();
    }

    /** How many lessons of the course are finished. */
    int count(Course course) {
        int count = 0;
        for (Chapter chapter : course.chapters()) {
            count += count(chapter);
        }
        return count;
    }

    /** The first lesson of a chapter that is not finished; empty where all are. */
    Optional<Lesson> next(Chapter chapter) {
        return chapter.lessons().stream().filter(lesson -> !isDone(lesson)).findFirst();
    }

    /** The first lesson of the course that is not finished; empty where all are. */
    Optional<Lesson> next(Course course) {
        for (Chapter chapter : course.chapters()) {
            Optional<Lesson> next = next(chapter);
            if (next.isPresent()) {
                return next;
            }
        }
        return Optional.empty();
    }

    /** The chapter of the course's first lesson that is not finished; empty where all are. */
    Optional<Chapter> nextChapter(Course course) {
        return next(course).flatMap(lesson -> course.chapterOf(lesson.key()));
    }
}
