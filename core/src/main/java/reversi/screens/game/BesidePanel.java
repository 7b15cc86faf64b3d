package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import reversi.screens.Context;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Theme;

/** What stands beside or below the board for a while: how the game ended, or advice. The board stays in view; what does not fit is scrolled. */
abstract class BesidePanel extends Panel {
    private static final float FADE = 0.2f;
    private static final float NARROW = 400;

    private final Context context;
    private final float pad;
    private final float inner;

    /** An empty panel {@code width} points wide. */
    BesidePanel(Context context, float width) {
        super(context.theme(), context.ui().palette().panel(), Theme.RADIUS);
        this.context = context;
        this.pad = width < NARROW ? Theme.PART_GAP : Theme.PAD;
        this.inner = width - 2 * pad;
    }

    /** Fills the panel with what scrolls, with room for the ring of the focus at all sides. */
    final void fill(ScrollPane pane, float below) {
        top().add(pane)
                .width(inner + 2 * Theme.RING)
                .growY()
                .pad(Theme.ROW_GAP - Theme.RING, pad - Theme.RING, below - Theme.RING, pad - Theme.RING);
    }

    /** What it was built with. */
    final Context context() {
        return context;
    }

    /** The space beside the words in points. */
    final float pad() {
        return pad;
    }

    /** The space above the words in points. */
    final float above() {
        return Theme.ROW_GAP;
    }

    /** The width that words have in points. */
    final float inner() {
        return inner;
    }

    /** Whether this is the panel of a state, with other words perhaps. */
    abstract boolean suits(GameState state);

    /** Shows a state that it suits. */
    abstract void show(GameState state);

    /** The plan of the page with room for it; {@code isTalking} where people talk beside the board. */
    abstract GamePlan planned(GamePlan usual, boolean isTalking);

    /** Uses a key before the focus does; answers whether it did. */
    boolean keyDown(int key) {
        return false;
    }

    /** It has just come beside this board. */
    void enter(Actor board) {
        if (!context.ui().feedback().isStill()) {
            getColor().a = 0;
            addAction(Actions.fadeIn(FADE));
        }
        PartialStage.wake(this);
    }
}
