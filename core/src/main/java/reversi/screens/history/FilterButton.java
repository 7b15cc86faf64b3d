package reversi.screens.history;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.utils.Align;
import reversi.screens.ui.Control;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Text;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A short word in a pill: one of several to choose from, filled with the accent where it is chosen. */
final class FilterButton extends Control {
    /** How high the pill is; what can be touched is higher. */
    static final float HEIGHT = 32;

    private final boolean isChosen;

    FilterButton(Ui ui, String words, boolean isChosen, Runnable action) {
        super(ui, action);
        this.isChosen = isChosen;
        Palette palette = ui.palette();
        add(new Text(theme(), words, Type.SMALL_STRONG, isChosen ? palette.onAccent() : palette.text())
                        .align(Align.center))
                .pad(0, 15, 0, 15);
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
