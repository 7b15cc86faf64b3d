package reversi.screens;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import java.util.Optional;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** A few words in the middle of the upper edge, such as that the connection is lost. They stay and never take a tap. */
final class Ribbon extends Group {
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
     * Moves the words over a page that makes no room for them: to where nothing is, or else low as they can be to the frame of a board,
     * or to its upper edge.
     */
    void moveOver(Group page, Layout layout, float middle) {
        if (!hasChildren()) {
            return;
        }
        Panel panel = (Panel) getChild(0);
        Covered covered = Covered.by(page);
        Rectangle room = new Rectangle(
                layout.insetLeft(),
                layout.insetBottom(),
                layout.width() - layout.insetLeft() - layout.insetRight(),
                layout.safeHeight());
        List<Rectangle> read = Covered.all(covered.controls(), covered.texts());
        RibbonPlace free = new RibbonPlace(Covered.all(read, covered.boards()), covered, room);
        RibbonPlace onFrame = new RibbonPlace(Covered.all(read, covered.squares()), covered, room);
        RibbonPlace onBoard = new RibbonPlace(read, covered, room);
        find(panel, Theme.LINE_GAP, free, middle)
                .or(() -> find(panel, Theme.TIGHT, onFrame, middle))
                .or(() -> find(panel, Theme.TIGHT, onBoard, middle))
                .ifPresent(place -> panel.setPosition(Math.round(place.x), Math.round(place.y)));
    }

    /** Gives the words so much room above and below, and looks for a place for them. */
    private static Optional<Vector2> find(Panel panel, float pad, RibbonPlace places, float middle) {
        setHeight(panel, pad);
        return places.find(panel.getWidth(), panel.getHeight(), middle);
    }

    private static void setHeight(Panel panel, float pad) {
        panel.getCells().first().padTop(pad).padBottom(pad);
        panel.invalidate();
        panel.pack();
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
                .width(Math.min(text.naturalWidth(), layout.width() - 4 * Theme.PART_GAP))
                .pad(Theme.LINE_GAP, Theme.PART_GAP, Theme.LINE_GAP, Theme.PART_GAP);
        panel.pack();
        taken = ABOVE + panel.getHeight();
        addActor(panel);
        moveUp(layout, middle);
    }

    /** Moves the words to the upper edge, around a middle. */
    void moveUp(Layout layout, float middle) {
        if (hasChildren()) {
            Panel panel = (Panel) getChild(0);
            setHeight(panel, Theme.LINE_GAP);
            panel.setPosition(
                    Math.round(Math.max(Theme.PART_GAP, middle - panel.getWidth() / 2)),
                    Math.round(layout.height() - layout.insetTop() - taken));
        }
    }
}
