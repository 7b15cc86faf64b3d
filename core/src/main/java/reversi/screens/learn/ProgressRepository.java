package reversi.screens.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.platform.StoredValue;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.Lesson;

/** What a person has finished of the course, kept on the device. */
public final class ProgressRepository {
    /** The name under which it is kept. */
    public static final String NAME = "lessons";

    private final StoredValue<LessonProgress> progress;
    private final List<Runnable> listeners = new ArrayList<>();
    private final List<Runnable> finished = new ArrayList<>();

    /** A repository over a store; {@code report} receives the result of each change. */
    public ProgressRepository(Store store, Consumer<Store.Result> report) {
        this.progress = new StoredValue<>(
                new StoredText(store, NAME, report),
                LessonProgressText::read,
                LessonProgressText::write,
                LessonProgress.none());
    }

    /** The progress now. What can't be read, or is of a newer version, is set aside. */
    LessonProgress now() {
        return progress.now();
    }

    /** Keeps that a lesson is finished. */
    void finish(String key) {
        progress.change(now -> now.with(key));
        listeners.forEach(Runnable::run);
        finished.forEach(Runnable::run);
    }

    /** Calls {@code listener} after each lesson that is finished here. */
    public void onFinished(Runnable listener) {
        finished.add(listener);
    }

    /** The progress as something that goes to another device, where lessons finished on either are finished. */
    public Portable portable() {
        return progress.portable(LessonProgress::with, () -> listeners.forEach(Runnable::run));
    }

    /** Calls {@code listener} after each change of what is finished, here or on another device. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** How many lessons are finished, also ones that are not in the course any more. */
    public int finished() {
        return now().done().size();
    }

    /** Whether any lesson is finished. */
    public boolean hasAny() {
        return !now().done().isEmpty();
    }

    /** The first lesson of the course that is not finished; empty where all are. */
    public Optional<Lesson> next(Course course) {
        return now().next(course);
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        progress.reload();
    }
}
