package reversi.screens.study;

import java.util.List;
import java.util.Optional;
import reversi.platform.AssetSource;
import reversi.screens.StudySummary;
import reversi.screens.StudySummaryRepository;
import reversi.screens.learn.ProgressRepository;
import reversi.screens.puzzle.PuzzleRepository;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.Lesson;
import reversi.teach.puzzle.Streak;

/** Keeps the {@link StudySummary} in step with lessons and puzzles. */
final class StudyRecorder {
    private final StudySummaryRepository summary;
    private final AssetSource<Course> course;
    private final ProgressRepository lessons;
    private final PuzzleRepository puzzles;

    StudyRecorder(
            StudySummaryRepository summary,
            AssetSource<Course> course,
            ProgressRepository lessons,
            PuzzleRepository puzzles) {
        this.summary = summary;
        this.course = course;
        this.lessons = lessons;
        this.puzzles = puzzles;
    }

    /** Keeps what has been done so far, and from now on what is done. */
    void start() {
        lessons.addListener(this::lessonsChanged);
        puzzles.addListener(this::puzzlesChanged);
        puzzlesChanged();
    }

    /** A lesson is about to be opened, or one has been finished. */
    void lessonsChanged() {
        course.found().ifPresent(known -> summary.change(now -> now.withLesson(next(known))));
    }

    private Optional<StudySummary.NextLesson> next(Course known) {
        if (!lessons.hasAny()) {
            return Optional.empty();
        }
        return lessons.next(known).flatMap(lesson -> place(known, lesson));
    }

    private static Optional<StudySummary.NextLesson> place(Course known, Lesson lesson) {
        for (Chapter chapter : known.chapters()) {
            int index = chapter.lessons().indexOf(lesson);
            if (index >= 0) {
                return Optional.of(new StudySummary.NextLesson(
                        chapter.title().byLanguage(),
                        index + 1,
                        chapter.lessons().size()));
            }
        }
        return Optional.empty();
    }

    private void puzzlesChanged() {
        List<Long> days = puzzles.progress().daily();
        long last = days.isEmpty() ? 0 : days.get(days.size() - 1);
        summary.change(now -> now.withDaily(last, Streak.of(days, last).now()));
    }
}
