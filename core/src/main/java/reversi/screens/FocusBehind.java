package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import reversi.screens.ui.Focus;

/** Where the focus was on the page when a dialog opened above it, and where it returns to. */
final class FocusBehind {
    private static final int NOWHERE = -1;

    private final Focus focus;
    private int stop = NOWHERE;
    /** Whether the ring was drawn around it. */
    private boolean isRingShown;

    FocusBehind(Focus focus) {
        this.focus = focus;
    }

    /** Remembers which stop of the page has the focus. */
    void remember() {
        Actor current = focus.current();
        stop = current == null ? NOWHERE : focus.stops().indexOf(current);
        isRingShown = current != null && focus.isShownOn(current);
    }

    /** Leads the focus back, where it is nowhere else by now. */
    void restore() {
        int wanted = stop;
        stop = NOWHERE;
        if (wanted != NOWHERE && wanted < focus.stops().size() && focus.current() == null) {
            focus.moveTo(focus.stops().get(wanted), isRingShown);
        }
    }
}
