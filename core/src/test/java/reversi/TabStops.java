package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.HashSet;
import java.util.Set;
import reversi.screens.ui.Focus;

/** What Tab leads to on the page in front. */
record TabStops(TestStage game) {
    /** Tab leads to everything that can be pressed, and brings it into sight. */
    void assertThatTabReachesEverything() {
        Set<Actor> wanted = new HashSet<>();
        for (Actor actor : VisibleActors.of(game.front())) {
            if (actor instanceof Focus.Stop stop && stop.isReachable() && stop.isTabStop() && isTouchable(actor)) {
                wanted.add(actor);
            }
        }
        assertFalse(wanted.isEmpty());
        Set<Actor> reached = new HashSet<>();
        for (int i = 0; i < wanted.size() + 1; i++) {
            game.composition().input().keyDown(Input.Keys.TAB);
            game.settle();
            Actor current = game.composition().focus().current();
            assertTrue(
                    current != null && isInSight(current),
                    () -> "out of sight: " + VisibleActors.name(current) + " " + VisibleActors.place(current) + " in "
                            + VisibleActors.place(VisibleActors.pane(current)));
            reached.add(current);
        }
        assertEquals(wanted, reached);
    }

    private static boolean isTouchable(Actor actor) {
        for (Actor at = actor; at != null; at = at.getParent()) {
            if (at.getTouchable() == Touchable.disabled) {
                return false;
            }
        }
        return true;
    }

    private boolean isInSight(Actor actor) {
        Rectangle place = VisibleActors.inner(VisibleActors.place(actor));
        ScrollPane pane = VisibleActors.pane(actor);
        Rectangle room = pane == null
                ? new Rectangle(0, 0, game.stage().getWidth(), game.stage().getHeight())
                : VisibleActors.place(pane);
        return place.height > room.height || room.contains(place);
    }
}
