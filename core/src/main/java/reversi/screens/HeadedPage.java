package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.Optional;

/** A page with the way back and its title on top, and below them a body that scrolls where it is too high. */
public abstract class HeadedPage extends Page {
    /** The key of the title. */
    protected abstract String titleKey();

    /** The widest the body may become, in points. */
    protected float widest() {
        return HeadedScaffold.WIDEST;
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

    /** The height of the line with the title, in points. */
    protected static float headerHeight(Layout layout) {
        return HeadedScaffold.headerHeight(layout);
    }

    @Override
    public Actor build(Context context, Layout layout) {
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, widest());
        return scaffold.lay(
                titleKey(),
                afterTitle(context, layout),
                beside(context, layout),
                content(context, layout, scaffold.width()));
    }

    /** Builds what fills the page below the header: the body in a pane that scrolls. */
    protected Actor content(Context context, Layout layout, float width) {
        return scrolling(context, body(context, layout, width), width);
    }

    /** Puts an actor of this width in a pane that scrolls. */
    protected static ScrollPane scrolling(Context context, Actor body, float width) {
        return HeadedScaffold.scrolling(context, body, width);
    }
}
