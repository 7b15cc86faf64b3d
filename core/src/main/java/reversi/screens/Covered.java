package reversi.screens;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.utils.Layout;
import java.util.ArrayList;
import java.util.List;
import reversi.screens.board.BoardGeometry;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Control;
import reversi.screens.ui.Lines;
import reversi.screens.ui.Obstacle;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.TextInput;

/**
 * What of a page is in sight where something is to be laid over it, where it will be once the page has come in; in points from the
 * page's lower left corner.
 *
 * @param boards boards with their frames
 * @param squares boards without them
 * @param controls what can be pressed or written in, and rows of it
 * @param texts what is read
 * @param panels grounds whose edges nothing may lie over
 */
record Covered(
        List<Rectangle> boards,
        List<Rectangle> squares,
        List<Rectangle> controls,
        List<Rectangle> texts,
        List<Rectangle> panels) {
    /** What a page shows now. */
    static Covered by(Group page) {
        Covered covered = new Covered(
                new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        covered.collect(page, page, new Rectangle(0, 0, page.getWidth(), page.getHeight()));
        return covered;
    }

    private void collect(Group page, Group group, Rectangle sight) {
        for (Actor child : group.getChildren()) {
            if (!child.isVisible()) {
                continue;
            }
            if (child instanceof Layout laid) {
                // What was built just now has no place inside of itself before it is drawn.
                laid.validate();
            }
            Vector2 corner = child.localToAscendantCoordinates(page, new Vector2());
            Rectangle place = new Rectangle(corner.x, corner.y, child.getWidth(), child.getHeight());
            if (place.overlaps(sight)) {
                add(child, seen(place, sight));
            }
            if (child instanceof Lines lines) {
                float top = place.y + place.height;
                float high = Math.min(lines.linesHeight(), place.height);
                addText(seen(new Rectangle(place.x, top - high, place.width, high), sight));
            }
            if (child instanceof Group inner && !(child instanceof Control)) {
                collect(page, inner, child instanceof ScrollPane ? seen(place, sight) : sight);
            }
        }
    }

    private static Rectangle seen(Rectangle place, Rectangle sight) {
        float left = Math.max(place.x, sight.x);
        float bottom = Math.max(place.y, sight.y);
        float right = Math.min(place.x + place.width, sight.x + sight.width);
        float top = Math.min(place.y + place.height, sight.y + sight.height);
        return new Rectangle(left, bottom, Math.max(0, right - left), Math.max(0, top - bottom));
    }

    private void add(Actor actor, Rectangle place) {
        if (actor instanceof BoardView board) {
            boards.add(place);
            squares.add(squares(board.geometry(), place));
        } else if (actor instanceof Control || actor instanceof TextInput || actor instanceof Obstacle) {
            controls.add(place);
        } else if (actor instanceof Text text) {
            if (!text.words().isBlank()) {
                texts.add(place);
            }
        } else if (actor instanceof Panel) {
            panels.add(place);
        }
    }

    /** What is played on of a board in this place: the frame around it is as wide above as below. */
    private static Rectangle squares(BoardGeometry geometry, Rectangle place) {
        float side = geometry.inner();
        float left = place.x + (place.width - side) / 2;
        return new Rectangle(left, place.y + (place.height - side) / 2, side, side);
    }

    private void addText(Rectangle place) {
        if (place.height > 0) {
            texts.add(place);
        }
    }

    /** Several lists as one. */
    @SafeVarargs
    static List<Rectangle> all(List<Rectangle>... lists) {
        List<Rectangle> all = new ArrayList<>();
        for (List<Rectangle> list : lists) {
            all.addAll(list);
        }
        return all;
    }

    /** Whether a place lies partly over one of these panels. */
    boolean isOverEdge(Rectangle place) {
        for (Rectangle panel : panels) {
            if (panel.overlaps(place) && !panel.contains(place)) {
                return true;
            }
        }
        return false;
    }
}
