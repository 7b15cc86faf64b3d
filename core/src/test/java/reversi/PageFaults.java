package reversi;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.screens.ui.Control;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;

/** What is wrong with how the page in front is laid out. */
record PageFaults(TestStage game) {
    /** Words that are cut. */
    List<String> cut(String page) {
        List<String> faults = new ArrayList<>();
        // Players' names and what they write may be of any length: lines cut them on purpose.
        boolean isWritten = (page.startsWith("game") && !page.endsWith("menu")) || page.startsWith("lobby");
        for (Actor actor : VisibleActors.of(game.front())) {
            if (actor instanceof Text text && text.isCut() && !isWritten) {
                faults.add("cut: " + text.words());
            }
        }
        return faults;
    }

    /** What leaves the window. */
    List<String> outside() {
        float width = game.stage().getWidth();
        float height = game.stage().getHeight();
        List<String> faults = new ArrayList<>();
        Rectangle window = new Rectangle(0, 0, width, height);
        for (Actor actor : VisibleActors.of(game.front())) {
            Rectangle place = VisibleActors.place(actor);
            boolean counts = actor instanceof Control || actor instanceof Text;
            ScrollPane pane = VisibleActors.pane(actor);
            boolean isAcross = (place.x >= -0.5f && place.x + place.width <= width + 0.5f)
                    || (pane != null && !pane.isScrollingDisabledX());
            if (counts && (!isAcross || (pane == null && !window.contains(VisibleActors.inner(place))))) {
                faults.add("outside: " + VisibleActors.name(actor) + " " + place);
            }
        }
        return faults;
    }

    /** What is too small for a finger. */
    List<String> small() {
        List<String> small = new ArrayList<>();
        for (Actor actor : VisibleActors.of(game.front())) {
            if (actor instanceof Control && Math.min(actor.getWidth(), actor.getHeight()) < Theme.TOUCH - 0.01f) {
                small.add("small: " + VisibleActors.name(actor) + " " + actor.getWidth() + "×" + actor.getHeight());
            }
        }
        return small;
    }

    /** What can be pressed and lies over something else that can. */
    List<String> overlaps() {
        List<Pressed> controls = VisibleActors.of(game.front()).stream()
                .filter(Control.class::isInstance)
                .map(Pressed::of)
                .toList();
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < controls.size(); i++) {
            for (int j = i + 1; j < controls.size(); j++) {
                if (controls.get(i).liesOver(controls.get(j))) {
                    faults.add("overlap: " + controls.get(i).name() + " and "
                            + controls.get(j).name());
                }
            }
        }
        return faults;
    }

    /** A control, what it is scrolled in, and where it is: looked up once, since each is compared with all others. */
    private record Pressed(Actor control, Optional<ScrollPane> pane, Rectangle place) {
        static Pressed of(Actor control) {
            return new Pressed(
                    control,
                    Optional.ofNullable(VisibleActors.pane(control)),
                    VisibleActors.inner(VisibleActors.place(control)));
        }

        boolean liesOver(Pressed other) {
            return place.overlaps(other.place) && pane.equals(other.pane) && !other.control.isDescendantOf(control);
        }

        String name() {
            return VisibleActors.name(control);
        }
    }
}
