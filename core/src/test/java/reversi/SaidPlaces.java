package reversi;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import reversi.platform.AccessNode.Box;
import reversi.screens.ui.Button;
import reversi.screens.ui.Focus;

/** Where a screen reader is told that things are. */
record SaidPlaces(TestStage game) {
    /** What is said to be elsewhere than it is drawn: fingers that explore the window, and whoever presses there, would miss it. */
    List<String> wrong() {
        List<String> wrong = new ArrayList<>();
        Focus focus = game.composition().focus();
        for (Actor stop : focus.stops()) {
            focus.show(stop);
            game.settle();
            Box box = game.composition().accessTree().nodes().stream()
                    .filter(node -> node.states().isFocused())
                    .findFirst()
                    .orElseThrow()
                    .box();
            Vector2 corner = inWindow(stop, 0, stop.getHeight());
            Vector2 opposite = inWindow(stop, stop.getWidth(), 0);
            boolean isAsWide =
                    Math.abs(corner.x - box.left()) <= 1 && Math.abs(opposite.x - (box.left() + box.width())) <= 2;
            // A board or a list says where that part of it is that the keyboard is at.
            boolean isThere = box.left() >= corner.x - 1
                    && box.left() + box.width() <= opposite.x + 2
                    && box.top() >= corner.y - 1
                    && box.top() + box.height() <= opposite.y + 2;
            if (!isThere || (stop instanceof Button && !isAsWide)) {
                wrong.add(VisibleActors.name(stop) + " at " + corner + " is said to be at " + box);
            }
        }
        return wrong;
    }

    /** Where a point of an actor is drawn, in the window's points from its upper left corner. */
    private Vector2 inWindow(Actor actor, float x, float y) {
        return game.stage().stageToScreenCoordinates(actor.localToStageCoordinates(new Vector2(x, y)));
    }
}
