package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A page with the way back and its title on top, and below them a body that scrolls where it is too high. */
public abstract class HeadedPage extends Page {
    private static final float WIDE_HEADER = 76;

    /** Under a browser's strongest zoom a window is lower than this, in points. */
    private static final float LOWEST = 240;

    private static final float LOWEST_HEADER = Theme.TOUCH;

    /** The key of the title. */
    protected abstract String titleKey();

    /** The widest the body may become, in points. */
    protected float widest() {
        return 1040;
    }

    /** Builds the body for a width in points. */
    protected abstract Actor body(Context context, Layout layout, float width);

    /** What stands at the right end of the header; nothing unless a page says so. */
    protected Actor beside(Context context, Layout layout) {
        return new Actor();
    }

    /** What stands right after the title; nothing unless a page says so. */
    protected Optional<Actor> afterTitle(Context context, Layout layout) {
        return Optional.empty();
    }

    /** The way back, with which the line of the title begins on any page. */
    public static Table header(Context context) {
        Table header = new Table();
        header.left();
        header.add(context.ui().iconButton(Icon.BACK, context.go()::back))
                .size(Theme.TOUCH)
                .padLeft(-10)
                .padRight(6);
        return header;
    }

    /** The height of the line with the title, in points. */
    protected static float headerHeight(Layout layout) {
        if (layout.safeHeight() < LOWEST) {
            return LOWEST_HEADER;
        }
        return layout.isNarrow() || layout.isLow() ? Theme.HEADER : WIDE_HEADER;
    }

    @Override
    public Actor build(Context context, Layout layout) {
        Ui ui = context.ui();
        float width =
                Math.min(widest(), layout.width() - layout.insetLeft() - layout.insetRight() - 2 * layout.margin());
        Table page = new Table();
        page.top();
        page.padTop(layout.insetTop()).padBottom(layout.insetBottom());
        Table header = header(context);
        Text title = ui.text(context.say(titleKey()), layout.isNarrow() ? Type.HEADING : Type.PAGE);
        Optional<Actor> after = afterTitle(context, layout);
        if (after.isPresent()) {
            header.add(title);
            header.add(after.get()).padLeft(20).expandX().left();
        } else {
            header.add(title).growX().minWidth(0);
        }
        header.add(beside(context, layout)).right();
        page.add(header).width(width).height(headerHeight(layout)).row();
        page.add(content(context, layout, width)).grow();
        return page;
    }

    /** Builds what fills the page below the header: the body in a pane that scrolls. */
    protected Actor content(Context context, Layout layout, float width) {
        return scrolling(context, body(context, layout, width), width);
    }

    /** Puts an actor of this width in a pane that scrolls. */
    protected static ScrollPane scrolling(Context context, Actor body, float width) {
        Table inner = new Table();
        inner.top();
        inner.add(body).width(width).padBottom(24).expandY().top();
        return context.ui().scroll(inner);
    }
}
