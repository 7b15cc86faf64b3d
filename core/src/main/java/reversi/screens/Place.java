package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.screens.ui.Focus;

/**
 * Where a person is in a page, kept while the page is built anew: how far each pane is scrolled and which stop has the
 * focus, by their order.
 */
record Place(List<Float> scrolls, int stop) {
    static Place top() {
        return new Place(List.of(), -1);
    }

    static Place of(Actor page, Focus focus) {
        List<Float> scrolls = new ArrayList<>();
        for (ScrollPane pane : panes(page)) {
            scrolls.add(pane.getScrollY());
        }
        @Nullable Actor current = focus.current();
        return new Place(
                List.copyOf(scrolls), current == null ? -1 : focus.stops().indexOf(current));
    }

    /** The same place without the focus, as where a dialog above the page has it. */
    Place withoutStop() {
        return new Place(scrolls, -1);
    }

    void restore(Actor page, Focus focus) {
        List<ScrollPane> panes = panes(page);
        for (int i = 0; i < Math.min(panes.size(), scrolls.size()); i++) {
            panes.get(i).validate();
            panes.get(i).setScrollY(scrolls.get(i));
            panes.get(i).updateVisualScroll();
        }
        List<Actor> stops = focus.stops();
        if (stop >= 0 && stop < stops.size()) {
            focus.moveTo(stops.get(stop));
        }
    }

    private static List<ScrollPane> panes(Actor actor) {
        List<ScrollPane> panes = new ArrayList<>();
        collect(actor, panes);
        return panes;
    }

    private static void collect(Actor actor, List<ScrollPane> panes) {
        if (actor instanceof ScrollPane pane) {
            panes.add(pane);
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                collect(child, panes);
            }
        }
    }
}
