package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** Where things stand on a page with the way back and its title on top, and below them what fills the window. */
public final class HeadedScaffold {
    /** The widest that most pages become, in points. */
    public static final float WIDEST = 1040;
    /** The widest that pages with one column of rows become. */
    public static final float WIDEST_LIST = 760;
    /** The widest that pages with one column of what people say become. */
    public static final float WIDEST_TALK = 720;
    /** The widest that pages with a plan of practice become. */
    public static final float WIDEST_PLAN = 640;
    /** The widest that pages with columns beside each other become. */
    public static final float WIDER = 1200;

    /** The space below what scrolls. */
    public static final float BELOW = 24;

    private static final float WIDE_HEADER = 76;

    /** Under a browser's strongest zoom a window is lower than this, in points. */
    private static final float LOWEST = 240;

    private static final float LOWEST_HEADER = Theme.TOUCH;

    private final Context context;
    private final Layout layout;
    private final float width;

    /** The places in a room, of which no more than {@code widest} is taken, in points. */
    public HeadedScaffold(Context context, Layout layout, float widest) {
        this.context = context;
        this.layout = layout;
        float room = layout.width() - layout.insetLeft() - layout.insetRight() - 2 * layout.margin();
        this.width = Math.min(widest, room);
    }

    /** The width that there is, in points. */
    public float width() {
        return width;
    }

    /** The way back, with which the line of the title begins on any page. */
    public static Table header(Context context) {
        Table header = new Table();
        header.left();
        header.add(context.ui().iconButton(Icon.BACK, context.go()::back))
                .size(Theme.TOUCH)
                .padLeft(-Theme.GAP)
                .padRight(Theme.LINE_GAP);
        return header;
    }

    /** The same with the title after it. */
    public static Table header(Context context, Actor title) {
        Table header = header(context);
        header.add(title).growX().minWidth(0);
        return header;
    }

    /** The height of the line with the title, in points. */
    public static float headerHeight(Layout layout) {
        if (layout.safeHeight() < LOWEST) {
            return LOWEST_HEADER;
        }
        return layout.isNarrow() || layout.isLow() ? Theme.HEADER : WIDE_HEADER;
    }

    /** Lays out what fills the window below the words of a key. */
    public Actor lay(String titleKey, Actor content) {
        return lay(titleKey, new Actor(), content);
    }

    /** The same with what stands at the right end of the title's line. */
    public Actor lay(String titleKey, Actor beside, Actor content) {
        return lay(titleKey, Optional.empty(), beside, content);
    }

    /** The same with what stands right after the title, or nothing. */
    public Actor lay(String titleKey, Optional<Actor> after, Actor beside, Actor content) {
        Text title = context.ui().text(context.say(titleKey), titleType(layout));
        return lay(title, after, beside, content);
    }

    /** The type of a page's title. */
    public static Type titleType(Layout layout) {
        return layout.isNarrow() ? Type.HEADING : Type.PAGE;
    }

    /** The same with a title that says more than the words of a key. */
    public Actor lay(Actor title, Optional<Actor> after, Actor beside, Actor content) {
        Table header = header(context);
        if (after.isPresent()) {
            header.add(title);
            header.add(after.get()).padLeft(Theme.PAD).expandX().left();
        } else {
            header.add(title).growX().minWidth(0);
        }
        header.add(beside).right();
        Table page = new Table();
        page.top();
        page.padTop(layout.insetTop()).padBottom(layout.insetBottom());
        page.add(header).width(width).height(headerHeight(layout)).row();
        page.add(content).grow();
        return page;
    }

    /** Puts an actor of this width in a pane that scrolls. */
    public static ScrollPane scrolling(Context context, Actor body, float width) {
        Table inner = new Table();
        inner.top();
        inner.add(body).width(width).padBottom(BELOW).expandY().top();
        return context.ui().scroll(inner);
    }
}
