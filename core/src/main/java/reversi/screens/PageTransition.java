package reversi.screens;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;

/** How one page gives way to another: the old one fades while the new one slides in, or at once where nothing is to move. */
final class PageTransition {
    private static final float ENTER = 0.18f;
    private static final float LEAVE = 0.12f;
    private static final float SLIDE = 20;

    private PageTransition() {}

    /** Lets a page come: from the right (1) or the left (-1). */
    static void enter(Actor page, int from, boolean isStill) {
        if (!isStill) {
            page.getColor().a = 0;
            page.setX(from * SLIDE);
            page.addAction(Actions.parallel(
                    Actions.fadeIn(ENTER, Interpolation.pow2Out), Actions.moveTo(0, 0, ENTER, Interpolation.pow3Out)));
        }
    }

    /** Lets a page go; nothing on it can be pressed any more. */
    static void leave(Actor page, boolean isStill) {
        if (isStill) {
            page.remove();
        } else {
            page.setTouchable(Touchable.disabled);
            page.addAction(Actions.sequence(Actions.fadeOut(LEAVE, Interpolation.pow2Out), Actions.removeActor()));
        }
    }
}
