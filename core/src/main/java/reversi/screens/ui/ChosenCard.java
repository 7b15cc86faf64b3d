package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import reversi.platform.AccessRole;

/** A card that is one of several to choose from, framed where it is the chosen one. */
public abstract class ChosenCard extends Control {
    private boolean isChosen;
    /** How far the frame of the chosen one is there, 0…1. */
    private float shown;

    /** An empty card, which is the chosen one or not from the beginning. */
    protected ChosenCard(WidgetContext ui, boolean chosen, Runnable action) {
        super(ui, action);
        this.isChosen = chosen;
        this.shown = chosen ? 1 : 0;
    }

    /** Shows it as the chosen one or not. */
    public final void setChosen(boolean chosen) {
        isChosen = chosen;
    }

    /** Whether it is said to be chosen or not; a card that leads elsewhere is neither. */
    protected boolean canBeChosen() {
        return true;
    }

    /** How far what marks the chosen one is there, 0…1. */
    protected final float shown() {
        return shown;
    }

    @Override
    public void describe(AccessWriter to) {
        if (canBeChosen()) {
            to.add(AccessRole.BUTTON, accessibleName(to)).disabled(isDisabled()).on(isChosen);
        } else {
            super.describe(to);
        }
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        shown = approach(shown, isChosen ? 1 : 0, delta);
    }

    /** Paints the card on this ground. */
    protected final void paint(Batch batch, float alpha, Color ground) {
        Palette palette = theme().palette();
        theme().fill(batch, ground, alpha, radius(), this);
        veil(batch, alpha, 0.05f, 0);
        theme().line(batch, palette.stroke(), alpha * (1 - shown), radius(), this);
        theme().fill(batch, palette.accent(), alpha * 0.06f * shown, radius(), this);
    }
}
