package reversi.screens.learn;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.screens.Context;
import reversi.screens.HeadedPage;
import reversi.screens.Layout;
import reversi.screens.MiniBoard;
import reversi.screens.Route;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.Lesson;
import reversi.teach.lesson.LocalText;

/** The course: the path of its chapters, and the lessons of the one that is looked at. */
public final class LearnPage extends HeadedPage {
    private static final float PANEL = 384;
    private static final float SLIM_PANEL = 330;
    private static final float BETWEEN = 32;
    /** The least width of a column of chapters. */
    private static final float COLUMN = 175;

    private static final int MOST_COLUMNS = 4;
    private static final float BUTTON = 48;
    private static final float PICTURE = 132;
    private static final float BELOW = 20;

    /** The chapter below which the rules of all variants can be read. */
    private static final String VARIANTS = "other-games";

    private final CourseSource source;
    private final ProgressRepository progress;
    private final Consumer<Lesson> open;
    private final String first;
    private boolean isFirstOpened;
    private @Nullable String selected;

    /**
     * The page of a course; {@code open} opens one of its lessons.
     *
     * @param first the key of the lesson that is opened at once, as an address asked for it; empty for none
     */
    public LearnPage(CourseSource source, ProgressRepository progress, String first, Consumer<Lesson> open) {
        this.first = first;
        this.source = source;
        this.progress = progress;
        this.open = open;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(isFirstOpened ? Route.to(Route.Kind.LEARN) : Route.toLesson(first));
    }

    @Override
    protected String titleKey() {
        return "learn.title";
    }

    @Override
    protected float widest() {
        return 1200;
    }

    @Override
    public void shown() {
        if (source.course().isEmpty()) {
            source.load(this::rebuild);
        }
    }

    /** The lesson that an address asked for opens from here, once this page itself is in front. */
    @Override
    public void tick(float seconds) {
        Optional<Course> course = source.course();
        if (!isFirstOpened && course.isPresent()) {
            isFirstOpened = true;
            course.get().lesson(first).ifPresent(open);
        }
    }

    @Override
    protected Actor beside(Context context, Layout layout) {
        Optional<Course> course = source.course();
        if (course.isEmpty()) {
            return new Actor();
        }
        int done = progress.now().count(course.get());
        return context.ui()
                .muted(context.texts().get("learn.count", done, course.get().size()), Type.SMALL);
    }

    @Override
    protected Actor content(Context context, Layout layout, float width) {
        Optional<Course> course = source.course();
        boolean isWide = layout.isWide() && width >= 800;
        if (course.isEmpty() || !isWide) {
            return super.content(context, layout, width);
        }
        float side = width >= 1000 ? PANEL : SLIM_PANEL;
        float left = width - side - BETWEEN;
        int columns = Math.max(2, Math.min(MOST_COLUMNS, (int) (left / COLUMN)));
        Table page = new Table();
        page.top();
        ChapterPath path = new ChapterPath(context.theme(), nodes(context, course.get()), columns, left);
        page.add(scrolling(context, path, left)).width(left + 8).growY();
        Chapter chapter = selected(course.get());
        Table panel = new Table();
        panel.top();
        panel.add(panel(context, course.get(), chapter, side)).width(side);
        page.add(context.ui().scroll(panel))
                .width(side)
                .growY()
                .padLeft(BETWEEN - 8)
                .padBottom(BELOW);
        return page;
    }

    @Override
    protected Actor body(Context context, Layout layout, float width) {
        Optional<Course> course = source.course();
        Table body = new Table();
        body.top();
        if (course.isEmpty()) {
            String words = context.say(source.hasFailed() ? "learn.failed" : "learn.loading");
            body.add(context.ui().muted(words, Type.BODY).wrap(width))
                    .width(width)
                    .padTop(20)
                    .row();
            return body;
        }
        body.defaults().width(width);
        Chapter chosen = selected(course.get());
        int number = 1;
        for (Chapter chapter : course.get().chapters()) {
            if (chapter.equals(chosen)) {
                body.add(panel(context, course.get(), chapter, width))
                        .padTop(10)
                        .padBottom(10)
                        .row();
            } else {
                body.add(row(context, chapter, number)).height(56).row();
            }
            number++;
        }
        return body;
    }

    private String say(Context context, LocalText text) {
        return text.in(context.texts().language().code());
    }

    /** The chapter that is looked at: the one with the next lesson, until another one is chosen. */
    private Chapter selected(Course course) {
        String key = selected;
        for (Chapter chapter : course.chapters()) {
            if (chapter.key().equals(key)) {
                return chapter;
            }
        }
        return progress.now()
                .next(course)
                .flatMap(lesson -> course.chapterOf(lesson.key()))
                .orElse(course.chapters().get(0));
    }

    private void select(Chapter chapter) {
        selected = chapter.key();
        rebuild();
    }

    private List<ChapterNode> nodes(Context context, Course course) {
        LessonProgress now = progress.now();
        Optional<Chapter> next = now.next(course).flatMap(lesson -> course.chapterOf(lesson.key()));
        Chapter chosen = selected(course);
        List<ChapterNode> nodes = new ArrayList<>();
        for (Chapter chapter : course.chapters()) {
            ChapterNode.State state = now.isDone(chapter)
                    ? ChapterNode.State.DONE
                    : next.equals(Optional.of(chapter)) ? ChapterNode.State.NEXT : ChapterNode.State.LATER;
            nodes.add(new ChapterNode(
                    context.ui(),
                    state,
                    (float) now.count(chapter) / chapter.lessons().size(),
                    chapter.equals(chosen),
                    nodes.size() + 1,
                    say(context, chapter.title()),
                    standing(context, chapter),
                    () -> select(chapter)));
        }
        return nodes;
    }

    /** How far one has come with a chapter. */
    private String standing(Context context, Chapter chapter) {
        int done = progress.now().count(chapter);
        int all = chapter.lessons().size();
        if (done == all) {
            return context.say("learn.done");
        }
        return done == 0
                ? context.texts().count("learn.lessons", all)
                : context.texts().get("learn.of", done, all);
    }

    private Actor row(Context context, Chapter chapter, int number) {
        Ui ui = context.ui();
        Actor sign = progress.now().isDone(chapter)
                ? ui.icon(Icon.CHECK, ui.palette().accentInk())
                : ui.muted(Integer.toString(number), Type.BODY);
        String end = standing(context, chapter);
        return new LearnRow(ui, sign, say(context, chapter.title()), end, true, () -> select(chapter));
    }

    /** The chapter that is looked at: what it is about, its next lesson, and all of them. */
    private Panel panel(Context context, Course course, Chapter chapter, float width) {
        Ui ui = context.ui();
        float inner = width - 2 * Theme.PAD;
        Panel panel = ui.panel();
        panel.pad(Theme.PAD);
        panel.defaults().width(inner);
        int number = course.chapters().indexOf(chapter) + 1;
        panel.add(ui.muted(context.texts().get("learn.chapter", number), Type.SMALL))
                .row();
        panel.add(ui.text(say(context, chapter.title()), Type.HEADING).wrap(inner))
                .padTop(2)
                .row();
        panel.add(ui.muted(say(context, chapter.about()), Type.BODY).wrap(inner))
                .padTop(8)
                .padBottom(12)
                .row();
        Optional<Lesson> next = progress.now().next(chapter);
        Lesson shown = next.orElse(chapter.lessons().get(0));
        panel.add(preview(context, shown, inner)).padBottom(10).row();
        for (int i = 0; i < chapter.lessons().size(); i++) {
            panel.add(lesson(context, chapter.lessons().get(i), i + 1, next))
                    .height(Theme.TOUCH)
                    .row();
        }
        String words = context.say(next.isPresent() ? "learn.continue" : "learn.repeat");
        panel.add(ui.primary(words, () -> open.accept(shown))).height(BUTTON).padTop(12);
        if (chapter.key().equals(VARIANTS)) {
            panel.row();
            panel.add(ui.secondary(context.say("learn.variants"), context.go()::variants))
                    .height(BUTTON)
                    .padTop(Theme.GAP);
        }
        return panel;
    }

    private Table preview(Context context, Lesson lesson, float width) {
        Ui ui = context.ui();
        Table preview = new Table();
        preview.left();
        var position = lesson.steps().get(lesson.steps().size() / 2).scene().position();
        preview.add(new MiniBoard(
                        context.theme(), context.settings().now().look().boardFor(position.variant()), position))
                .size(PICTURE)
                .padRight(16);
        float words = width - PICTURE - 16;
        Table text = new Table();
        text.defaults().width(words);
        text.add(ui.muted(context.say("learn.next"), Type.SMALL).wrap(words)).row();
        text.add(ui.text(say(context, lesson.title()), Type.BODY_STRONG).wrap(words))
                .padTop(4)
                .row();
        text.add(ui.muted(context.texts().count("learn.steps", lesson.steps().size()), Type.SMALL))
                .padTop(6);
        preview.add(text).width(words);
        return preview;
    }

    private Actor lesson(Context context, Lesson lesson, int number, Optional<Lesson> next) {
        Ui ui = context.ui();
        boolean isNext = next.equals(Optional.of(lesson));
        Actor sign = progress.now().isDone(lesson)
                ? ui.icon(Icon.CHECK, ui.palette().accentInk())
                : isNext ? ui.icon(Icon.PLAY, ui.palette().text()) : ui.muted(Integer.toString(number), Type.BODY);
        return new LearnRow(ui, sign, say(context, lesson.title()), "", isNext, () -> open.accept(lesson));
    }
}
