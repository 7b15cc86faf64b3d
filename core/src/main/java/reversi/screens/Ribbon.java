package reversi.screens;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Type;

/** A few words in the middle of the upper edge, such as that the connection is lost. They stay and never take a tap. */
final class Ribbon extends Group {
    private static final float PAD = 14;
    private static final float ABOVE = 6;

    private String words = "";
    private float taken;

    Ribbon() {
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /** Whether these are words, and others than those shown. */
    boolean isOther(String next) {
        return !next.isEmpty() && !next.equals(words);
    }

    /** How much of the window the words take up at its upper edge, in points below what the device covers; 0 where there are none. */
    float taken() {
        return taken;
    }

    /** Shows words around a middle, in points from the left edge. */
    void show(String next, Context context, Layout layout, float middle) {
        if (!next.equals(words)) {
            words = next;
            rebuild(context, layout, middle);
            Gdx.graphics.requestRendering();
        }
    }

    /**
     * Moves the words over a page that makes no room for them: to where nothing is, or else where only a board is, at its upper edge.
     */
    void moveOver(Group page, Layout layout, float middle) {
        if (!hasChildren()) {
            return;
        }
        Actor panel = getChild(0);
        Covered covered = Covered.by(page);
        Rectangle room = new Rectangle(
                layout.insetLeft(),
                layout.insetBottom(),
                layout.width() - layout.insetLeft() - layout.insetRight(),
                layout.safeHeight());
        List<Rectangle> read = Covered.all(covered.controls(), covered.texts());
        new RibbonPlace(Covered.all(read, covered.boards()), covered, room)
                .find(panel.getWidth(), panel.getHeight(), middle)
                .or(() -> new RibbonPlace(read, covered, room).find(panel.getWidth(), panel.getHeight(), middle))
                .ifPresent(place -> panel.setPosition(Math.round(place.x), Math.round(place.y)));
    }

    void rebuild(Context context, Layout layout, float middle) {
        clearChildren();
        taken = 0;
        if (words.isEmpty()) {
            return;
        }
        Panel panel = context.ui().sheet();
        Text text = context.ui()
                .text(words, Type.SMALL_STRONG)
                .in(context.theme().palette().accentInk());
        panel.add(text)
                .width(Math.min(text.naturalWidth(), layout.width() - 4 * PAD))
                .pad(6, PAD, 6, PAD);
        panel.pack();
        taken = ABOVE + panel.getHeight();
        addActor(panel);
        moveUp(layout, middle);
    }

    /** Moves the words to the upper edge, around a middle. */
    void moveUp(Layout layout, float middle) {
        if (hasChildren()) {
            Actor panel = getChild(0);
            panel.setPosition(
                    Math.round(Math.max(PAD, middle - panel.getWidth() / 2)),
                    Math.round(layout.height() - layout.insetTop() - taken));
        }
    }
}
