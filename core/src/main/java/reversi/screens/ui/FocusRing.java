package reversi.screens.ui;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;

/**
 * Where the ring around what has the keyboard's focus stands: a little outside it, but never beyond the edge of a pane that holds
 * it, which would cut the ring off. On a side where that itself is partly out of sight the ring is, too.
 */
public final class FocusRing {
    /** How far the ring stands off, in points, where there is room. */
    static final float GAP = 3;

    /** What is out of sight by less than this stands at the edge. */
    private static final float AT_EDGE = 0.5f;

    private final Vector2 corner = new Vector2();
    private final Rectangle frame = new Rectangle();

    /** The ring around a part of an actor, in the coordinates of {@link Actor#getX()}; the same rectangle each time, filled anew. */
    public Rectangle around(Actor control, Rectangle area) {
        float left = GAP;
        float right = GAP;
        float below = GAP;
        float above = GAP;
        for (Group parent = control.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof ScrollPane) {
                control.localToAscendantCoordinates(parent, corner.set(area.x, area.y));
                left = within(left, corner.x);
                right = within(right, parent.getWidth() - corner.x - area.width);
                below = within(below, corner.y);
                above = within(above, parent.getHeight() - corner.y - area.height);
            }
        }
        return frame.set(
                control.getX() + area.x - left,
                control.getY() + area.y - below,
                area.width + left + right,
                area.height + below + above);
    }

    private static float within(float gap, float room) {
        return room < -AT_EDGE ? gap : Math.max(0, Math.min(gap, room));
    }
}
