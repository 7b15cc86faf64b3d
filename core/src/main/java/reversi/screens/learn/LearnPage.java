package reversi.screens.learn;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.platform.AssetLoader;
import reversi.platform.AssetSource;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.StatePage;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.CourseReader;
import reversi.teach.lesson.Lesson;

/** The course: the path of its chapters, and the lessons of the one that is looked at. */
public final class LearnPage extends StatePage<LearnState, LearnView> implements LearnView.Actions {
    private final AssetSource<Course> source;
    private final ProgressRepository progress;
    private final Consumer<Lesson> open;
    private final String first;
    private boolean isFirstOpened;

    /**
     * The page of a course; {@code open} opens one of its lessons.
     *
     * @param first the key of the lesson that is opened at once, as an address asked for it; empty for none
     */
    public LearnPage(AssetSource<Course> source, ProgressRepository progress, String first, Consumer<Lesson> open) {
        super(LearnState.of(source, progress, Optional.empty()));
        this.source = source;
        this.progress = progress;
        this.first = first;
        this.open = open;
    }

    /** The course among these assets. */
    public static AssetSource<Course> course(Optional<AssetLoader> assets) {
        return new AssetSource<>(
                assets,
                "lessons/course.bin",
                bytes -> CourseReader.read(new String(bytes, StandardCharsets.UTF_8)) instanceof CourseReader.Ok ok
                        ? Optional.of(ok.course())
                        : Optional.empty());
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(isFirstOpened ? Route.to(Route.Kind.LEARN) : Route.toLesson(first));
    }

    private LearnState kept() {
        return LearnState.of(source, progress, state().chosen());
    }

    @Override
    protected LearnView view(Context context, Layout layout) {
        becomeUnseen(kept());
        return new LearnView(context, layout, this);
    }

    @Override
    public void shown() {
        if (state().course().isEmpty()) {
            source.load(() -> become(kept()));
        }
    }

    /** The lesson that an address asked for opens from here, once this page itself is in front. */
    @Override
    public void tick(float seconds) {
        Optional<Course> course = source.found();
        if (!isFirstOpened && course.isPresent()) {
            isFirstOpened = true;
            course.get().lesson(first).ifPresent(open);
        }
    }

    @Override
    public void select(Chapter chapter) {
        become(state().choosing(chapter));
    }

    @Override
    public void open(Lesson lesson) {
        open.accept(lesson);
    }
}
