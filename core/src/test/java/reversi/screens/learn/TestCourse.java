package reversi.screens.learn;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.platform.AssetLoader;
import reversi.platform.MemoryStore;
import reversi.screens.game.FakeThinker;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.CourseReader;

/** The course of the game, for tests. */
public final class TestCourse {
    private static final Path FILE = Path.of("../assets/lessons/course.bin");

    /** Read once: it never changes, and most pages of most tests are in no lesson. */
    private static final class Held {
        static final Course COURSE =
                ((CourseReader.Ok) CourseReader.read(new String(bytes(), StandardCharsets.UTF_8))).course();
    }

    private TestCourse() {}

    private static byte[] bytes() {
        try {
            return Files.readAllBytes(FILE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The course. */
    public static Course course() {
        return Held.COURSE;
    }

    /** Assets of which there is only the course, at once. */
    public static AssetLoader assets() {
        return new AssetLoader() {
            @Override
            public <T> void load(String path, Function<byte[], Optional<T>> decode, Consumer<Optional<T>> then) {
                then.accept(path.equals("lessons/course.bin") ? decode.apply(bytes()) : Optional.empty());
            }
        };
    }

    /** Progress that is kept nowhere. */
    public static ProgressRepository progress() {
        return new ProgressRepository(new MemoryStore(), result -> {});
    }

    /** The page of a lesson of the course. */
    public static LessonPage page(String key) {
        Course course = course();
        return new LessonPage(course, course.lesson(key).orElseThrow(), progress(), new FakeThinker());
    }
}
