package reversi;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import reversi.screens.ui.Text;

/** The actors that a person sees, and where they are. */
final class VisibleActors {
    private VisibleActors() {}

    /** Where an actor is on the stage. */
    static Rectangle place(Actor actor) {
        Vector2 corner = actor.localToStageCoordinates(new Vector2());
        return new Rectangle(corner.x, corner.y, actor.getWidth(), actor.getHeight());
    }

    /** Half a point less on each side, for rounding. */
    static Rectangle inner(Rectangle place) {
        return new Rectangle(place.x + 0.5f, place.y + 0.5f, place.width - 1, place.height - 1);
    }

    /** What an actor is scrolled in; null where it is not. */
    static ScrollPane pane(Actor actor) {
        for (Actor parent = actor.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof ScrollPane pane) {
                return pane;
            }
        }
        return null;
    }

    /** What a fault calls an actor: its type and its words. */
    static String name(Actor actor) {
        StringBuilder name = new StringBuilder(actor.getClass().getSimpleName());
        for (Actor inside : of(actor)) {
            if (inside instanceof Text text) {
                name.append(' ').append(text.words());
            }
        }
        return name.toString();
    }

    /** An actor with all that is visible in it. */
    static List<Actor> of(Actor actor) {
        List<Actor> all = new ArrayList<>();
        collect(actor, all);
        return all;
    }

    private static void collect(Actor actor, List<Actor> all) {
        if (!actor.isVisible() || actor.getColor().a == 0) {
            return;
        }
        all.add(actor);
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                collect(child, all);
            }
        }
    }
}
