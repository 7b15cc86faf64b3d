package reversi.screens.learn;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.platform.AssetLoader;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.CourseReader;

/** The course of this device, which is loaded when it is first asked for and then kept. */
public final class CourseSource {
    private static final String FILE = "lessons/course.bin";

    private final Optional<AssetLoader> assets;
    private final List<Runnable> waiting = new ArrayList<>();
    private @Nullable Course course;
    private boolean isLoading;
    private boolean hasFailed;

    /** A course read from these assets; a device without them has none. */
    public CourseSource(Optional<AssetLoader> assets) {
        this.assets = assets;
    }

    /** The course; empty where it is not there, or not yet. */
    public Optional<Course> course() {
        return Optional.ofNullable(course);
    }

    /** Whether loading it has failed. */
    boolean hasFailed() {
        return hasFailed;
    }

    /** Loads the course, anew where that failed before; {@code then} runs once it is there or will not come. */
    void load(Runnable then) {
        if (course != null || assets.isEmpty()) {
            hasFailed = course == null;
            then.run();
            return;
        }
        waiting.add(then);
        if (!isLoading) {
            isLoading = true;
            assets.get().load(FILE, CourseSource::read, this::loaded);
        }
    }

    private static Optional<Course> read(byte[] bytes) {
        return CourseReader.read(new String(bytes, StandardCharsets.UTF_8)) instanceof CourseReader.Ok ok
                ? Optional.of(ok.course())
                : Optional.empty();
    }

    private void loaded(Optional<Course> read) {
        course = read.orElse(null);
        hasFailed = read.isEmpty();
        isLoading = false;
        List<Runnable> listeners = List.copyOf(waiting);
        waiting.clear();
        listeners.forEach(Runnable::run);
    }
}
