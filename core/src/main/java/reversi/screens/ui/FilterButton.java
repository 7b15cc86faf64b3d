package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.utils.Align;
import reversi.platform.AccessRole;

/** A short word in a pill: one of several to choose from, filled with the accent where it is chosen. */
public final class FilterButton extends Control {
    /** How high the pill is; what can be touched is higher. */
    public static final float HEIGHT = 32;

    /** Longer words end in an ellipsis, in points. */
    private static final float WIDEST = 150;

    private static final float CHEVRON = 14;

    private static final float SIDE = 15;

    private final boolean isChosen;

    /** A pill that does this when it is pressed. */
    public FilterButton(Ui ui, String words, boolean isChosen, Runnable action) {
        super(ui, action);
        this.isChosen = isChosen;
        add(new Text(theme(), words, Type.SMALL_STRONG, ink()).align(Align.center))
                .minWidth(Theme.TOUCH - 2 * SIDE)
                .maxWidth(WIDEST)
                .pad(0, SIDE, 0, SIDE);
    }

    /** Says by a chevron that it opens a list to choose from. */
    public FilterButton opening() {
        getCells().peek().padRight(Theme.LINE_GAP);
        add(new IconView(theme(), Icon.CHEVRON_DOWN, CHEVRON, ink()))
                .size(CHEVRON)
                .padRight(Theme.BLOCK_GAP);
        return this;
    }

    private Color ink() {
        Palette palette = theme().palette();
        return isChosen ? palette.onAccent() : palette.text();
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.BUTTON, accessibleName(to)).on(isChosen);
    }

    @Override
    protected float radius() {
        return HEIGHT / 2;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        float y = getY() + (getHeight() - HEIGHT) / 2;
        if (isChosen) {
            theme().fill(batch, palette.accent(), alpha, radius(), getX(), y, getWidth(), HEIGHT);
        } else {
            theme().fill(batch, palette.raised(), alpha, radius(), getX(), y, getWidth(), HEIGHT);
            theme().line(batch, palette.strong(), alpha, radius(), getX(), y, getWidth(), HEIGHT);
        }
        theme().fill(
                        batch,
                        palette.text(),
                        alpha * (0.06f * hover() + 0.06f * push()),
                        radius(),
                        getX(),
                        y,
                        getWidth(),
                        HEIGHT);
    }
}
