package reversi.screens.ui;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Moves the keyboard's attention through whatever can be pressed, in the order in which it stands on the page. The ring
 * shows only while the person uses the keyboard: a click never leaves it behind.
 */
public final class Focus {
    /** Something the keyboard can reach. */
    public interface Stop {
        /** Whether it can be pressed now. */
        boolean isReachable();

        /** Whether Tab stops there now; the arrows and a screen reader reach it all the same. */
        default boolean isTabStop() {
            return true;
        }

        /** Does what a tap would do. */
        void press();

        /** Whether it waits to be pressed once more, by Enter too where no ring is shown. */
        default boolean isWaiting() {
            return false;
        }

        /** Takes back what it waits for, as with Escape; answers whether there was anything. */
        default boolean dismiss() {
            return false;
        }

        /** A screen reader gives it a value, where it has one, such as a slider. */
        default void set(int value) {}

        /** Tab has led here. */
        default void tabbed() {}

        /** Uses an arrow key itself, such as a slider; answers whether it did. */
        default boolean arrow(int right, int up) {
            return false;
        }
    }

    private Group scope = new Group();
    private @Nullable Actor current;
    private boolean isVisible;
    /** Whether the person last used a key, and not a pointer. */
    private boolean isByKeys;

    private final Vector2 corner = new Vector2();

    /** Confines the focus to this group, such as an open dialog; a stop outside of it is left. */
    public void confine(Group group) {
        scope = group;
        if (current != null && !current.isDescendantOf(group)) {
            current = null;
        }
    }

    /** Whether this actor is where the focus can go, and not on a page below a dialog or one that is being left. */
    public boolean isInScope(Actor actor) {
        return actor.isDescendantOf(scope);
    }

    /** What the focus is confined to: the page, or the dialog above it. */
    public Group scope() {
        return scope;
    }

    /** Whether the ring is to be drawn around this actor. */
    public boolean isShownOn(Actor actor) {
        return isVisible && current == actor;
    }

    /** The stop that has the focus, shown or not. */
    public @Nullable Actor current() {
        return current;
    }

    /** Gives the focus to this actor without showing the ring until a key is used. */
    public void moveTo(Actor actor) {
        current = actor;
    }

    /** Gives the focus to this actor, and shows the ring or hides it until a key is used; nothing scrolls. */
    public void moveTo(Actor actor, boolean isShown) {
        current = actor;
        isVisible = isShown;
    }

    /**
     * Leads the focus to what goes on after what the person did, unless a dialog stands above it; whoever used a key sees the ring
     * and can press at once.
     */
    public void lead(Actor actor) {
        if (!isInScope(actor)) {
            return;
        }
        if (isByKeys) {
            show(actor);
        } else {
            moveTo(actor);
        }
    }

    /** Forgets the focus, as after a click somewhere. */
    public void pointerUsed() {
        isVisible = false;
        isByKeys = false;
    }

    /** The person used a key, whatever it did. */
    public void keyUsed() {
        isByKeys = true;
    }

    /**
     * Comes to the first stop of a dialog that has just opened, unless something in it has the focus, and leaves it in sight
     * as it is: whoever used a key sees the ring and can press at once. Where nobody asked for the dialog, the first key only
     * shows the ring.
     */
    public void beginDialog(boolean isAsked) {
        List<Actor> stops = stops();
        if (stops.isEmpty() || (current != null && current.isDescendantOf(scope))) {
            return;
        }
        moveTo(stops.get(0), isByKeys && isAsked);
        if (isVisible && current instanceof Stop stop) {
            stop.tabbed();
        }
    }

    /** Every reachable stop in the scope, in the order of the page. */
    public List<Actor> stops() {
        List<Actor> stops = new ArrayList<>();
        collect(scope, stops);
        return stops;
    }

    private static void collect(Actor actor, List<Actor> stops) {
        if (!actor.isVisible() || actor.getTouchable() == Touchable.disabled) {
            return;
        }
        if (actor instanceof Stop stop && stop.isReachable() && stop.isTabStop()) {
            stops.add(actor);
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                collect(child, stops);
            }
        }
    }

    /** Gives the focus to the first stop, without showing the ring where keys were not used, unless something in the scope has it. */
    public void begin() {
        List<Actor> stops = stops();
        if (!stops.isEmpty() && (current == null || !current.isDescendantOf(scope))) {
            current = stops.get(0);
        }
    }

    /** Whether the next Tab finds no stop in the scope, forwards where {@code by} is 1, backwards where it is -1. */
    public boolean isAtEnd(int by) {
        List<Actor> stops = stops();
        int at = current == null ? -1 : stops.indexOf(current);
        boolean isLast = at == (by > 0 ? stops.size() - 1 : 0);
        return stops.isEmpty() || (isVisible && at >= 0 && isLast);
    }

    /** Forgets which stop had the focus, as where it went elsewhere. */
    public void leave() {
        current = null;
        isVisible = false;
    }

    /** Comes from outside to the first stop, where {@code by} is 1, or to the last one, where it is -1. */
    public void enter(int by) {
        leave();
        tab(by);
    }

    /** Handles Tab, the arrows, Enter and Space; answers whether the key was used. */
    public boolean keyDown(int key, boolean shift) {
        switch (key) {
            case Input.Keys.TAB -> tab(shift ? -1 : 1);
            case Input.Keys.LEFT -> towards(-1, 0);
            case Input.Keys.RIGHT -> towards(1, 0);
            case Input.Keys.UP -> towards(0, 1);
            case Input.Keys.DOWN -> towards(0, -1);
            case Input.Keys.ENTER, Input.Keys.NUMPAD_ENTER, Input.Keys.SPACE -> {
                return press();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean press() {
        if (current instanceof Stop stop && (isVisible || stop.isWaiting()) && stop.isReachable()) {
            stop.press();
            return true;
        }
        return false;
    }

    /** Takes back what any stop in the scope waits for; answers whether there was anything. */
    public boolean dismiss() {
        boolean isDismissed = false;
        for (Actor actor : stops()) {
            isDismissed |= actor instanceof Stop stop && stop.dismiss();
        }
        return isDismissed;
    }

    private void tab(int by) {
        step(by);
        if (current instanceof Stop stop && stop.isReachable()) {
            stop.tabbed();
        }
    }

    private void step(int by) {
        List<Actor> stops = stops();
        if (stops.isEmpty()) {
            return;
        }
        int at = current == null ? -1 : stops.indexOf(current);
        if (at < 0) {
            show(stops.get(by > 0 ? 0 : stops.size() - 1));
        } else if (isVisible) {
            show(stops.get(Math.floorMod(at + by, stops.size())));
        } else {
            show(stops.get(at));
        }
    }

    private void towards(int right, int up) {
        if (current instanceof Stop stop && isVisible && stop.isReachable() && stop.arrow(right, up)) {
            return;
        }
        Actor from = current;
        if (from == null || !isVisible || !from.isDescendantOf(scope)) {
            step(right + up < 0 || right > 0 ? 1 : -1);
            return;
        }
        Actor nearest = nearest(from, right, up);
        if (nearest != null) {
            show(nearest);
        }
    }

    /** The stop that lies nearest in a direction; one that is off the axis counts as farther away. */
    private @Nullable Actor nearest(Actor from, int right, int up) {
        float x = middleX(from);
        float y = middleY(from);
        Actor best = null;
        float least = Float.MAX_VALUE;
        for (Actor stop : stops()) {
            float along = right * (middleX(stop) - x) + up * (middleY(stop) - y);
            float across = Math.abs(up * (middleX(stop) - x)) + Math.abs(right * (middleY(stop) - y));
            float reach =
                    right != 0 ? (from.getHeight() + stop.getHeight()) / 2 : (from.getWidth() + stop.getWidth()) / 2;
            float cost = along + 3 * Math.max(0, across - reach) + across / 8;
            if (stop != from && along > 1 && cost < least) {
                least = cost;
                best = stop;
            }
        }
        return best;
    }

    private float middleX(Actor actor) {
        return actor.localToStageCoordinates(corner.set(actor.getWidth() / 2, 0)).x;
    }

    private float middleY(Actor actor) {
        return actor.localToStageCoordinates(corner.set(0, actor.getHeight() / 2)).y;
    }

    private void bringIntoView(ScrollPane pane, Actor content, Actor actor) {
        pane.validate();
        actor.localToAscendantCoordinates(content, corner.set(0, 0));
        // What nearly fills the pane leaves less room around it.
        float around = Math.max(0, Math.min(Theme.PAD, (pane.getHeight() - actor.getHeight()) / 2));
        float above = content.getHeight() - corner.y - actor.getHeight() - around;
        float below = content.getHeight() - corner.y + around - pane.getHeight();
        pane.setScrollY(Math.max(0, Math.min(above, Math.max(below, pane.getScrollY()))));
        if (!pane.isScrollingDisabledX()) {
            float least = corner.x + actor.getWidth() + Theme.PAD - pane.getWidth();
            float most = corner.x - Theme.PAD;
            pane.setScrollX(Math.max(0, Math.min(most, Math.max(least, pane.getScrollX()))));
        }
    }

    /** Gives the focus to this actor, shows the ring and brings it into view. */
    public void show(Actor actor) {
        current = actor;
        isVisible = true;
        for (Group parent = actor.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof ScrollPane pane && pane.getActor() != null) {
                bringIntoView(pane, pane.getActor(), actor);
            }
        }
    }
}
