package reversi.screens.history;

import com.badlogic.gdx.graphics.g2d.Batch;
import reversi.screens.ui.Control;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/** A line of the statistics that finds its games when it is pressed. */
final class StatisticsRow extends Control {
    StatisticsRow(Ui ui, Runnable find) {
        super(ui, find);
    }

    @Override
    protected float radius() {
        return Theme.SMALL_RADIUS;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        veil(batch, alpha, 0.05f, 6);
    }
}
