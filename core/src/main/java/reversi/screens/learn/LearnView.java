package reversi.screens.learn;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Position;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.MiniBoard;
import reversi.screens.StateView;
import reversi.screens.learn.LearnState.Standing;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Lesson;
import reversi.teach.lesson.LocalText;

/** The page of the course in one look, size and language: a path with the chapter beside it, or a list with the chapter in it. */
final class LearnView implements StateView<LearnState> {
    private static final float BESIDE_FROM = 800;
    private static final float WIDE_PANEL_FROM = 1000;
    private static final float PANEL = 384;
    private static final float SLIM_PANEL = 330;
    /** What a pane takes of the space between, beside what stands in it. */
    private static final float PANE = Theme.ROW_GAP;
    /** The least width of a column of chapters. */
    private static final float COLUMN = 175;

    private static final int LEAST_COLUMNS = 2;
    private static final int MOST_COLUMNS = 4;
    private static final float PICTURE = 132;

    /** The chapter below which the rules of all variants can be read. */
    private static final String RULES = "rules";

    private static final String OPENINGS = "openings";
    private static final String HISTORY = "history";
    private static final String VARIANTS = "other-games";

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final float width;
    private final boolean isBeside;
    /** The width of the panel with a chapter, and that of a path beside it. */
    private final float panel;

    private final float path;

    private final Slot<Optional<Standing>> count = new Slot<>(this::fillCount);
    private final Slot<Content> content = new Slot<>(this::fillContent);
    /** The path, or the list with the chapter. */
    private final Slot<Standing> chapters = new Slot<>(this::fillChapters);

    private final Slot<Standing> chapter = new Slot<>(this::fillChapter);
    private final Actor root;

    private enum Content {
        LOADING,
        FAILED,
        COURSE
    }

    /** What the controls lead to. */
    interface Actions {
        /** Looks at a chapter. */
        void select(Chapter chapter);

        /** Opens a lesson. */
        void open(Lesson lesson);
    }

    LearnView(Context context, Layout layout, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDER);
        width = scaffold.width();
        isBeside = layout.isWide() && width >= BESIDE_FROM;
        panel = !isBeside ? width : width >= WIDE_PANEL_FROM ? PANEL : SLIM_PANEL;
        path = width - panel - Theme.COLUMN_GAP;
        root = scaffold.lay("learn.title", count, content);
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(LearnState state) {
        Optional<Standing> standing = state.standing();
        count.show(standing);
        content.show(standing.isPresent() ? Content.COURSE : state.hasFailed() ? Content.FAILED : Content.LOADING);
        standing.ifPresent(chapters::show);
        standing.filter(there -> isBeside).ifPresent(chapter::show);
    }

    private void fillCount(Optional<Standing> standing) {
        standing.ifPresent(there -> count.add(ui.muted(
                context.texts()
                        .get(
                                "learn.count",
                                there.progress().count(there.course()),
                                there.course().size()),
                Type.SMALL)));
    }

    private void fillContent(Content shown) {
        content.top();
        switch (shown) {
            case LOADING -> content.add(waiting("learn.loading")).grow();
            case FAILED -> content.add(waiting("learn.failed")).grow();
            case COURSE -> addCourse();
        }
    }

    private void addCourse() {
        if (!isBeside) {
            content.add(HeadedScaffold.scrolling(context, chapters, width)).grow();
            return;
        }
        Table inner = new Table();
        inner.top();
        inner.add(chapter).width(panel);
        content.add(HeadedScaffold.scrolling(context, chapters, path))
                .width(path + PANE)
                .growY();
        content.add(ui.scroll(inner))
                .width(panel)
                .growY()
                .padLeft(Theme.COLUMN_GAP - PANE)
                .padBottom(Theme.PAD);
    }

    private Actor waiting(String key) {
        Table waiting = new Table();
        waiting.add(ui.muted(context.say(key), Type.BODY).wrap(width))
                .width(width)
                .padTop(Theme.PAD);
        return HeadedScaffold.scrolling(context, waiting, width);
    }

    private void fillChapters(Standing standing) {
        chapters.top();
        if (isBeside) {
            int columns = Math.max(LEAST_COLUMNS, Math.min(MOST_COLUMNS, (int) (path / COLUMN)));
            chapters.add(new ChapterPath(ui.theme(), nodes(standing), columns, path))
                    .grow();
            return;
        }
        chapters.defaults().width(width);
        addWays(chapters);
        for (Chapter each : standing.course().chapters()) {
            if (each.equals(standing.selected())) {
                chapters.add(panel(standing))
                        .padTop(Theme.GAP)
                        .padBottom(Theme.GAP)
                        .row();
            } else {
                chapters.add(row(standing, each)).height(Theme.ROW).row();
            }
        }
    }

    private void fillChapter(Standing standing) {
        chapter.defaults().width(panel);
        addWays(chapter);
        chapter.add(panel(standing)).padTop(Theme.GAP);
    }

    /** The ways to what is beside the course. */
    private void addWays(Table to) {
        to.add(row(Icon.CALENDAR, "plan.title", context.go()::plan))
                .height(Theme.ROW)
                .row();
        to.add(row(Icon.STATISTICS, "insights.title", context.go()::insights))
                .height(Theme.ROW)
                .row();
    }

    private Actor row(Icon icon, String key, Runnable action) {
        return new LearnRow(ui, ui.icon(icon, ui.palette().accentInk()), context.say(key), "", true, action);
    }

    private String say(LocalText text) {
        return text.in(context.texts().language().code());
    }

    private List<ChapterNode> nodes(Standing standing) {
        List<ChapterNode> nodes = new ArrayList<>();
        for (Chapter each : standing.course().chapters()) {
            ChapterNode.Chapter shown = new ChapterNode.Chapter(
                    nodes.size() + 1,
                    standing.of(each),
                    (float) standing.progress().count(each) / each.lessons().size(),
                    each.equals(standing.selected()),
                    say(each.title()),
                    words(standing.progress(), each));
            nodes.add(new ChapterNode(ui, shown, () -> actions.select(each)));
        }
        return nodes;
    }

    /** How far one has come with a chapter. */
    private String words(LessonProgress progress, Chapter each) {
        int done = progress.count(each);
        int all = each.lessons().size();
        if (done == all) {
            return context.say("learn.done");
        }
        return done == 0
                ? context.texts().count("learn.lessons", all)
                : context.texts().get("learn.of", done, all);
    }

    private Actor row(Standing standing, Chapter each) {
        Actor sign = standing.progress().isDone(each)
                ? ui.icon(Icon.CHECK, ui.palette().accentInk())
                : ui.muted(Integer.toString(standing.number(each)), Type.BODY);
        return new LearnRow(
                ui, sign, say(each.title()), words(standing.progress(), each), true, () -> actions.select(each));
    }

    /** The chapter that is looked at: what it is about, its next lesson, and all of them. */
    private Panel panel(Standing standing) {
        Chapter shown = standing.selected();
        float inner = panel - 2 * Theme.PAD;
        Panel made = ui.panel();
        made.pad(Theme.PAD);
        made.defaults().width(inner);
        made.add(ui.muted(context.texts().get("learn.chapter", standing.number(shown)), Type.SMALL))
                .row();
        made.add(ui.text(say(shown.title()), Type.HEADING).wrap(inner))
                .padTop(Theme.TIGHT)
                .row();
        made.add(ui.muted(say(shown.about()), Type.BODY).wrap(inner))
                .padTop(Theme.ROW_GAP)
                .padBottom(Theme.BLOCK_GAP)
                .row();
        Optional<Lesson> next = standing.progress().next(shown);
        Lesson goesOn = next.orElse(shown.lessons().get(0));
        made.add(preview(goesOn, inner)).padBottom(Theme.GAP).row();
        for (int i = 0; i < shown.lessons().size(); i++) {
            made.add(lesson(standing.progress(), shown.lessons().get(i), i + 1, next))
                    .height(Theme.TOUCH)
                    .row();
        }
        String words = context.say(next.isPresent() ? "learn.continue" : "learn.repeat");
        made.add(ui.primary(words, () -> actions.open(goesOn)))
                .height(Theme.BUTTON)
                .padTop(Theme.BLOCK_GAP);
        made.row();
        made.add(beyond(shown.key())).height(Theme.BUTTON).padTop(Theme.GAP);
        return made;
    }

    /** The way from a chapter to something that is no lesson: the training gym where there is nothing nearer. */
    private Button beyond(String chapter) {
        return switch (chapter) {
            case RULES -> ui.secondary(context.say("learn.guided"), context.go()::guided);
            case OPENINGS -> ui.secondary(context.say("openings.title"), context.go()::openings);
            case VARIANTS -> ui.secondary(context.say("learn.variants"), context.go()::variants);
            case HISTORY -> ui.secondary(context.say("champion.title"), context.go()::champion);
            default -> ui.secondary(context.say("gym.title"), context.go()::gym);
        };
    }

    private Table preview(Lesson lesson, float room) {
        Table preview = new Table();
        preview.left();
        Position position =
                lesson.steps().get(lesson.steps().size() / 2).scene().position();
        preview.add(new MiniBoard(ui.theme(), context.settings().now().look().boardFor(position.variant()), position))
                .size(PICTURE)
                .padRight(Theme.CARD_PAD);
        float words = room - PICTURE - Theme.CARD_PAD;
        Table text = new Table();
        text.defaults().width(words);
        text.add(ui.muted(context.say("learn.next"), Type.SMALL).wrap(words)).row();
        text.add(ui.text(say(lesson.title()), Type.BODY_STRONG).wrap(words))
                .padTop(Theme.GRID)
                .row();
        text.add(ui.muted(context.texts().count("learn.steps", lesson.steps().size()), Type.SMALL))
                .padTop(Theme.LINE_GAP);
        preview.add(text).width(words);
        return preview;
    }

    private Actor lesson(LessonProgress progress, Lesson lesson, int number, Optional<Lesson> next) {
        boolean isNext = next.equals(Optional.of(lesson));
        Actor sign = progress.isDone(lesson)
                ? ui.icon(Icon.CHECK, ui.palette().accentInk())
                : isNext ? ui.icon(Icon.PLAY, ui.palette().text()) : ui.muted(Integer.toString(number), Type.BODY);
        return new LearnRow(ui, sign, say(lesson.title()), "", isNext, () -> actions.open(lesson));
    }
}
