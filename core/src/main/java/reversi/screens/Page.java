package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.screens.board.BoardView;

/**
 * One page of the game. It keeps what it is about; its actors are built for one size, look and language, and built anew
 * whenever one of these changes.
 */
public abstract class Page {
    /** Null before it is shown for the first time. */
    private @Nullable Context context;

    /** Builds it for whoever shows it, and keeps what it was built with. */
    final Actor built(Context now, Layout layout) {
        context = now;
        return build(now, layout);
    }

    /** What it was built with last; empty before it is shown for the first time. */
    protected final Optional<Context> context() {
        return Optional.ofNullable(context);
    }

    /** The address under which it is found again; empty where it has none of its own. */
    public Optional<Route> route() {
        return Optional.empty();
    }

    /** Which page it is, in one word such as {@code lobby}, whatever it shows; {@code none} where it has neither a word nor an address. */
    public String kind() {
        return route().map(route -> route.kind().path()).orElse("none");
    }

    /** The board that it shows; empty on a page without one. */
    public Optional<BoardView> board() {
        return Optional.empty();
    }

    /** Builds the actor that fills the window. */
    public abstract Actor build(Context context, Layout layout);

    /** What it is called to somebody who does not see it, where no heading on it says so. */
    public String title(Context context) {
        return context.say("access.game");
    }

    /** It came to the front, for the first time or again. */
    public void shown() {}

    /** Another page came before it, or the game went to the background. */
    public void hidden() {}

    /** A dialog opened above it, or none is open any more. */
    public void covered(boolean isCovered) {}

    /** It has left for good. */
    public void dispose() {}

    /** Time passed while it is in front: the real seconds since the last frame, however many. */
    public void tick(float seconds) {}

    /** Whether it makes room for a few words at the window's upper edge, which stand over it otherwise. */
    public boolean isBelowRibbon(Layout layout) {
        return false;
    }

    /** Where, across the window, a few words at its upper edge have their middle, in points. */
    public float middle(Layout layout) {
        return layout.width() / 2;
    }

    /** The keys that mean something on this page, for people to look up; none where it has only those of every page. */
    public List<Shortcut> shortcuts(Context context) {
        return List.of();
    }

    /** Handles a key before the focus does; answers whether it was used. */
    public boolean keyDown(int key) {
        return false;
    }

    /** Handles a typed sign; answers whether it was used. */
    public boolean keyTyped(char sign) {
        return false;
    }

    /** Handles the way back itself, such as by asking first; answers whether it did. */
    public boolean back() {
        return false;
    }
}
