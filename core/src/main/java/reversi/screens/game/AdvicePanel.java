package reversi.screens.game;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.Context;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Theme;

/** Advice beside or below the board, which stays in view; what does not fit is scrolled. */
abstract class AdvicePanel extends Panel {
    private static final float FADE = 0.2f;
    private static final float NARROW = 400;
    /** The room that the ring of the focus takes beside a button. */
    private static final float RING = 6;

    private static final float ABOVE = 8;

    private final Context context;
    private final float inner;
    private final Table content = new Table();

    /** An empty panel {@code width} points wide. */
    AdvicePanel(Context context, float width) {
        super(context.theme(), context.ui().palette().panel(), Theme.RADIUS);
        this.context = context;
        float pad = width < NARROW ? 14 : Theme.PAD;
        this.inner = width - 2 * pad;
        content.top().pad(RING);
        content.defaults().growX();
        top().add(context.ui().scroll(content))
                .width(inner + 2 * RING)
                .growY()
                .pad(ABOVE - RING, pad - RING, ABOVE - RING, pad - RING);
    }

    /** What it was built with. */
    final Context context() {
        return context;
    }

    /** Where the words stand. */
    final Table content() {
        return content;
    }

    /** The width that words have in points. */
    final float inner() {
        return inner;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        super.draw(batch, parentAlpha);
        Theme theme = context.theme();
        float alpha = 0.6f * parentAlpha * getColor().a;
        theme.line(batch, theme.palette().accentInk(), alpha, Theme.RADIUS, getX(), getY(), getWidth(), getHeight());
    }

    @Override
    public float getPrefHeight() {
        content.validate();
        return content.getPrefHeight() + 2 * (ABOVE - RING);
    }

    /** With less height than this, in points, it takes the place of others; at most its own height counts. */
    abstract float least();

    /** Shows what there is to say now. */
    abstract void refresh();

    /** Goes, as with Escape. */
    abstract void dismiss();

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
