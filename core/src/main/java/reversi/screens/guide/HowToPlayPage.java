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
import reversi.screens.ui.Dots;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The rules, page by page, each with a position from a real game; the last page tells of the variants. */
public final class HowToPlayPage extends HeadedPage {
    /** Below this width the dots have no room between the two buttons. */
    private static final float DOTS_BETWEEN = 410;

    private static final float BUTTON = 150;

    private final List<Lesson> lessons = Lesson.all();
    private int at;
    private LessonBoard board = new LessonBoard(lessons.get(0));
    private boolean isShown;
    private @Nullable Context context;

    /** The guide, open at a lesson counted from 1; past the last one at its end. */
    public static HowToPlayPage at(long lesson) {
        HowToPlayPage page = new HowToPlayPage();
        page.open((int) Math.max(0, Math.min(page.pages(), lesson) - 1));
        return page;
    }

    private void open(int next) {
        at = next;
        board = new LessonBoard(lessons.get(Math.min(at, lessons.size() - 1)));
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.toLesson(at + 1));
    }

    @Override
    protected String titleKey() {
        return "guide.title";
    }

    private int pages() {
        return lessons.size() + 1;
    }

    @Override
    protected Actor body(Context now, Layout layout, float width) {
        context = now;
        boolean isBeside = width >= 560 && layout.width() > layout.height();
        float header = layout.isNarrow() || layout.isLow() ? 56 : 76;
        float room = layout.height() - layout.insetTop() - layout.insetBottom() - header - 24;
        Table body = new Table();
        body.top();
        if (at == lessons.size()) {
            body.add(new VariantPage(now).build(width)).width(width).row();
            body.add(steps(now, width)).width(width).padTop(16);
            return body;
        }
        if (isBeside) {
            float side = (float) Math.floor(Math.min(room, width * 0.56f));
            float column = width - side - 32;
            body.add(board.build(now)).size(side).top();
            Table right = new Table();
            right.add(words(now, column)).width(column).expandY().top().row();
            right.add(steps(now, column)).width(column).padTop(16).bottom();
            body.add(right)
                    .width(column)
                    .height(Math.max(side, right.getPrefHeight()))
                    .padLeft(32)
                    .top();
        } else {
            float side = (float) Math.floor(Math.min(width, Math.max(240, room * 0.55f)));
            body.add(board.build(now)).size(side).row();
            body.add(words(now, width)).width(width).padTop(16).row();
            body.add(steps(now, width)).width(width).padTop(16);
        }
        return body;
    }

    private Panel words(Context now, float width) {
        Ui ui = now.ui();
        Lesson lesson = lessons.get(at);
        float inner = width - 2 * Theme.PAD;
        Panel panel = ui.panel();
        panel.pad(Theme.PAD);
        panel.defaults().width(inner);
        panel.add(ui.text(now.say(lesson.key() + ".title"), Type.HEADING).wrap(inner))
                .padBottom(10)
                .row();
        for (String paragraph : now.say(lesson.key() + ".text").split("\n")) {
            panel.add(ui.text(paragraph, Type.BODY).wrap(inner)).padBottom(10).row();
        }
        if (lesson.move().isPresent()) {
            panel.add(ui.secondary(now.say("guide.again"), () -> {
                        board.again();
                        now.router().refresh();
                    }))
                    .padTop(6);
        }
        return panel;
    }

    private Table steps(Context now, float width) {
        Ui ui = now.ui();
        Table row = new Table();
        Button before = ui.secondary(now.say("guide.before"), () -> turn(-1));
        before.setDisabled(at == 0);
        Button next = at == pages() - 1
                ? ui.primary(now.say("guide.done"), now.go()::back)
                : ui.primary(now.say("guide.next"), () -> turn(1));
        Dots dots = new Dots(now.theme(), pages(), at);
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
        if (isShown && at < lessons.size()) {
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
