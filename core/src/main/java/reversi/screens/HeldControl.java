package reversi.screens;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.utils.Layout;
import org.jspecify.annotations.Nullable;
import reversi.screens.ui.Control;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;

/**
 * The control that a pointer holds down. Where the page makes it anew meanwhile, the press goes on in the control that took its place:
 * one of its kind that says the same, below the pointer. Otherwise whoever presses a button just when news comes would press nothing.
 */
final class HeldControl {
    private final Stage stage;
    private final Vector2 place = new Vector2();
    private final Vector2 begun = new Vector2();
    private @Nullable Control control;
    private int x;
    private int y;
    private int pointer;
    private int button;

    HeldControl(Stage stage) {
        this.stage = stage;
    }

    /** A pointer goes down at a place in the window, in real pixels. */
    void press(int atX, int atY, int by, int with) {
        x = atX;
        y = atY;
        pointer = by;
        button = with;
        Control below = below();
        control = below != null && below.isPressedOnRelease() ? below : null;
        begun.set(place);
    }

    /** A pointer that is down moves to another place; where that might scroll, it presses nothing that was not there before. */
    void move(int toX, int toY, int by) {
        if (by == pointer) {
            x = toX;
            y = toY;
            if (stage.screenToStageCoordinates(place.set(x, y)).dst(begun) > Theme.SLOP) {
                forget();
            }
        }
    }

    /** A pointer goes up. */
    void release(int by) {
        if (by == pointer) {
            follow();
            forget();
        }
    }

    /** What was pressed means nothing any more, as where another page comes. */
    void forget() {
        control = null;
    }

    /** Goes on in the control that took the place of the one that is held, where that has left the stage. */
    void follow() {
        Control held = control;
        if (held == null || held.getStage() != null) {
            return;
        }
        layOut(stage.getRoot());
        Control below = below();
        if (below != null
                && below.getClass() == held.getClass()
                && caption(below).equals(caption(held))) {
            control = below;
            stage.cancelTouchFocus(held);
            stage.touchDown(x, y, pointer, button);
        }
    }

    private @Nullable Control below() {
        stage.screenToStageCoordinates(place.set(x, y));
        Actor at = stage.hit(place.x, place.y, true);
        while (at != null && !(at instanceof Control)) {
            at = at.getParent();
        }
        return (Control) at;
    }

    /** As drawing would do next. */
    private static void layOut(Group group) {
        for (Actor child : group.getChildren()) {
            if (child instanceof Layout sized) {
                sized.validate();
            } else if (child instanceof Group inner) {
                layOut(inner);
            }
        }
    }

    /** The words and pictograms on it. */
    private static String caption(Actor actor) {
        StringBuilder words = new StringBuilder().append(actor.getName()).append('\n');
        if (actor instanceof Text text) {
            words.append(text.words());
        } else if (actor instanceof IconView sign) {
            words.append(sign.icon());
        } else if (actor instanceof Group group) {
            group.getChildren().forEach(child -> words.append(caption(child)));
        }
        return words.toString();
    }
}
