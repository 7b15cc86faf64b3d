package reversi.screens.game;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import reversi.screens.ui.Control;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/** A line of a hint: while it is pointed at, has the focus or is held by a press, the board shows what it speaks of. */
final class HintRow extends Control {
    /** How far it reaches beyond its words at each side, in points. */
    static final float BEYOND = 6;

    private boolean isActive;

    HintRow(Ui ui, Runnable pressed) {
        super(ui, pressed);
        left().pad(0, BEYOND, 0, BEYOND);
    }

    /** Whether a person looks at it now. */
    boolean isLookedAt() {
        return isPointedAt() || ui().focus().isShownOn(this);
    }

    /** Whether the board shows what it speaks of. */
    void setActive(boolean active) {
        isActive = active;
    }

    @Override
    protected float radius() {
        return Theme.SMALL_RADIUS;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        if (isActive) {
            Color colour = theme().palette().accent();
            theme().fill(batch, colour, 0.14f * alpha, radius(), this);
        } else {
            veil(batch, alpha, 0.06f, 0);
        }
    }
}
