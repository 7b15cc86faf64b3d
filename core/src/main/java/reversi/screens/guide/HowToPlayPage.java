package reversi.screens.guide;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.screens.Context;
import reversi.screens.HeadedPage;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.ui.Button;
import reversi.screens.ui.PageIndicator;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The rules, page by page, each with a position from a real game; the last page tells of the variants. */
public final class HowToPlayPage extends HeadedPage {
    /** Below this width the dots have no room between the two buttons. */
    private static final float DOTS_BETWEEN = 410;

    private static final float BUTTON = 150;
    private static final float BETWEEN = 16;
    private static final float BESIDE = 32;
    private static final float BELOW = 24;
    private static final float LEAST_BOARD = 240;

    /** In less height than this everything scrolls, in points. */
    private static final float LEAST_ROOM = 250;

    private static final List<Lesson> LESSONS = Lesson.all();

    private int at;
    private LessonBoard board = new LessonBoard(LESSONS.get(0));
    private boolean isShown;
    private @Nullable Context context;

    /** How many pages the guide has: one for each lesson, and the last for the variants. */
    public static int pages() {
        return LESSONS.size() + 1;
    }

    /** The guide, open at a lesson counted from 1; past the last one at its end. */
    public static HowToPlayPage at(long lesson) {
        HowToPlayPage page = new HowToPlayPage();
        page.open((int) Math.max(0, Math.min(pages(), lesson) - 1));
        return page;
    }

    private void open(int next) {
        at = next;
        board = new LessonBoard(LESSONS.get(Math.min(at, LESSONS.size() - 1)));
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.toLesson(at + 1));
    }

    @Override
    protected String titleKey() {
        return "guide.title";
    }

    /** The steps stand still while the lessons turn; only what a lesson says scrolls. */
    @Override
    protected Actor content(Context context, Layout layout, float width) {
        this.context = context;
        float room = layout.safeHeight() - headerHeight(layout) - BELOW;
        if (room < LEAST_ROOM) {
            return super.content(context, layout, width);
        }
        boolean isBeside = width >= 560 && layout.width() > layout.height();
        Table page = new Table();
        page.top();
        if (!isBeside) {
            page.add(scrolling(context, lesson(context, width, room), width))
                    .grow()
                    .row();
            page.add(steps(context, width)).width(width).pad(10, 0, 14, 0);
            return page;
        }
        float side = (float) Math.floor(Math.min(room, width * 0.56f));
        float column = width - side - BESIDE;
        Table steps = steps(context, column);
        float above = side - steps.getPrefHeight() - BETWEEN;
        if (at == LESSONS.size()) {
            page.add(scrolling(context, new VariantPage(context).build(width), width))
                    .growX()
                    .height(above)
                    .row();
            page.add(steps).width(column).padTop(BETWEEN).padLeft(side + BESIDE);
            return page;
        }
        Table right = new Table();
        right.add(scrolling(context, words(context, column), column))
                .width(column + 8)
                .height(above)
                .pad(0, -4, 0, -4)
                .row();
        right.add(steps).width(column).padTop(BETWEEN);
        page.add(board.build(context)).size(side).top();
        page.add(right).width(column).padLeft(BESIDE).top();
        return page;
    }

    /** All of a lesson below each other, where a strong zoom leaves no room for anything that stands still. */
    @Override
    protected Actor body(Context context, Layout layout, float width) {
        Table body = new Table();
        body.top();
        body.add(lesson(context, width, layout.safeHeight() - headerHeight(layout) - BELOW))
                .width(width)
                .row();
        body.add(steps(context, width)).width(width).padTop(BETWEEN);
        return body;
    }

    private Actor lesson(Context context, float width, float room) {
        if (at == LESSONS.size()) {
            return new VariantPage(context).build(width);
        }
        float side = (float) Math.floor(Math.min(width, Math.max(LEAST_BOARD, room * 0.55f)));
        Table lesson = new Table();
        lesson.add(board.build(context)).size(side).row();
        lesson.add(words(context, width)).width(width).padTop(BETWEEN);
        return lesson;
    }

    private Panel words(Context context, float width) {
        Ui ui = context.ui();
        Lesson lesson = LESSONS.get(at);
        float inner = width - 2 * Theme.PAD;
        Panel panel = ui.panel();
        panel.pad(Theme.PAD);
        panel.defaults().width(inner);
        panel.add(ui.text(context.say(lesson.key() + ".title"), Type.HEADING).wrap(inner))
                .padBottom(10)
                .row();
        for (String paragraph : context.say(lesson.key() + ".text").split("\n")) {
            panel.add(ui.text(paragraph, Type.BODY).wrap(inner)).padBottom(10).row();
        }
        if (lesson.move().isPresent()) {
            panel.add(ui.secondary(context.say("guide.again"), () -> {
                        board.again();
                        context.router().refresh();
                    }))
                    .padTop(6);
        }
        return panel;
    }

    private Table steps(Context context, float width) {
        Ui ui = context.ui();
        Table row = new Table();
        Button before = ui.secondary(context.say("guide.before"), () -> turn(-1));
        before.setDisabled(at == 0);
        Button next = at == pages() - 1
                ? ui.primary(context.say("guide.done"), context.go()::back)
                : ui.primary(context.say("guide.next"), () -> turn(1));
        PageIndicator dots = new PageIndicator(context.theme(), pages(), at);
        if (width < DOTS_BETWEEN) {
            row.add(before).growX().uniformX();
            row.add(next).growX().uniformX().padLeft(Theme.GAP).row();
            row.add(dots).colspan(2).growX().padTop(12);
        } else {
            row.add(before).width(BUTTON);
            row.add(dots).growX();
            row.add(next).width(BUTTON);
        }
        return row;
    }

    private void turn(int by) {
        int next = Math.max(0, Math.min(pages() - 1, at + by));
        if (next == at || context == null) {
            return;
        }
        board.stop();
        open(next);
        context.router().turnPage(by);
        if (isShown && at < LESSONS.size()) {
            board.go();
        }
    }

    @Override
    public boolean keyDown(int key) {
        if (key == Input.Keys.PAGE_DOWN || key == Input.Keys.PAGE_UP) {
            turn(key == Input.Keys.PAGE_DOWN ? 1 : -1);
            return true;
        }
        return false;
    }

    @Override
    public void shown() {
        isShown = true;
        board.go();
    }

    @Override
    public void hidden() {
        isShown = false;
        board.stop();
    }
}
