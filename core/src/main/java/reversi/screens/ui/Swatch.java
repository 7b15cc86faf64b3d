package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import reversi.platform.AccessRole;

/** A round colour to choose, ringed and ticked where it is the chosen one. */
public final class Swatch extends Control {
    private static final float SIDE = 26;

    /** How far inside the ring's corner its tick lies. */
    private static final float BESIDE = 4;

    private final Color colour;
    private final boolean isChosen;

    Swatch(WidgetContext ui, Color colour, boolean chosen, Runnable action) {
        super(ui, action);
        this.colour = colour;
        this.isChosen = chosen;
    }

    @Override
    public float getPrefWidth() {
        return Theme.TOUCH;
    }

    @Override
    public float getPrefHeight() {
        return Theme.TOUCH;
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.BUTTON, accessibleName(to)).disabled(isDisabled()).on(isChosen);
    }

    @Override
    protected float radius() {
        return 20;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        float side = SIDE + 2 * hover() - 2 * push();
        float ring = SIDE + 12;
        float chosen = isChosen ? alpha : 0;
        float middleX = getX() + getWidth() / 2;
        float middleY = getY() + getHeight() / 2;
        theme().thickLine(batch, palette.text(), chosen, 20, middleX - ring / 2, middleY - ring / 2, ring, ring);
        theme().disc(batch, palette.faint(), alpha, middleX - side / 2 - 1, middleY - side / 2 - 1, side + 2);
        theme().disc(batch, colour, alpha, middleX - side / 2, middleY - side / 2, side);
        theme().tick(batch, chosen, middleX + ring / 2 - BESIDE, middleY + ring / 2 - BESIDE);
    }
}
