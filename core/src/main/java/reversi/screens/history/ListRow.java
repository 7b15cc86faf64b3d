package reversi.screens.history;

import reversi.screens.ui.Control;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/** A row of a list that is long: the arrows go on to rows that are out of sight, too. */
abstract class ListRow extends Control {
    /** Which row of the list it shows; -1 before the first. */
    protected int index = -1;

    private boolean isTabStop = true;

    ListRow(Ui ui) {
        super(ui, () -> {});
    }

    /** Leads the keyboard to a row of the list, where there is one. */
    protected abstract boolean focus(int row);

    @Override
    public final boolean arrow(int right, int up) {
        return up != 0 && focus(index - up);
    }

    /** Lets Tab stop here or pass by. */
    final void setTabStop(boolean stops) {
        isTabStop = stops;
    }

    @Override
    public final boolean isTabStop() {
        return isTabStop;
    }

    @Override
    protected final float radius() {
        return Theme.SMALL_RADIUS;
    }
}
