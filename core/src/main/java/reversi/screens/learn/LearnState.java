package reversi.screens.learn;

import java.util.Optional;
import reversi.platform.AssetSource;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Course;

/**
 * What the page of the course shows.
 *
 * @param course the course; empty where it is not there, or not yet
 * @param hasFailed whether loading it has failed
 * @param progress which lessons are finished
 * @param chosen the key of the chapter that was chosen; empty before one was
 */
record LearnState(Optional<Course> course, boolean hasFailed, LessonProgress progress, Optional<String> chosen) {
    /** What is known now, with the choice that was made. */
    static LearnState of(AssetSource<Course> source, ProgressRepository progress, Optional<String> chosen) {
        return new LearnState(source.found(), source.hasFailed(), progress.now(), chosen);
    }

    LearnState choosing(Chapter chapter) {
        return new LearnState(course, hasFailed, progress, Optional.of(chapter.key()));
    }

    /** How far one has come with the course; empty where it is not there. */
    Optional<Standing> standing() {
        return course.map(there -> new Standing(there, progress, selected(there)));
    }

    /** The chapter that is looked at: the one with the next lesson, until another one is chosen. */
    private Chapter selected(Course there) {
        return there.chapters().stream()
                .filter(chapter -> chosen.equals(Optional.of(chapter.key())))
                .findFirst()
                .or(() -> progress.nextChapter(there))
                .orElse(there.chapters().get(0));
    }

    /**
     * How far one has come with a course.
     *
     * @param selected the chapter that is looked at
     */
    record Standing(Course course, LessonProgress progress, Chapter selected) {
        /** The number of a chapter, from 1. */
        int number(Chapter chapter) {
            return course.chapters().indexOf(chapter) + 1;
        }

        /** How far a person has got with a chapter. */
        ChapterNode.State of(Chapter chapter) {
            if (progress.isDone(chapter)) {
                return ChapterNode.State.DONE;
            }
            boolean isNext = progress.nextChapter(course).equals(Optional.of(chapter));
            return isNext ? ChapterNode.State.NEXT : ChapterNode.State.LATER;
        }
    }
}
