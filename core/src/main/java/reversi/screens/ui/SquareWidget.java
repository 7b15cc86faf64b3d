package reversi.screens.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Widget;

/** A picture that wants to be as wide as it is high. */
public abstract class SquareWidget extends Widget {
    /** How wide and high it wants to be, in points. */
    protected final float side;

    /** A picture of a side, in points. */
    protected SquareWidget(float side) {
        this.side = side;
    }

    @Override
    public final float getPrefWidth() {
        return side;
    }

    @Override
    public final float getPrefHeight() {
        return side;
    }
}
