package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import java.util.Optional;
import reversi.platform.AccessRole;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Accessible;
import reversi.screens.ui.Focus;

/**
 * A list of any length in a pane that scrolls: only the rows in sight, and a few beside them, are there, and show other things as the pane
 * moves.
 */
abstract class LazyRows extends WidgetGroup implements Accessible {
    private static final int SPARE = 3;

    private final Focus focus;
    private final float height;
    /** What the first child shows. */
    private int first;

    /** Rows of this height in points. */
    LazyRows(Focus focus, float height) {
        this.focus = focus;
        this.height = height;
        setTransform(false);
    }

    /** How many things there are to show. */
    protected abstract int count();

    /** Makes an actor that can show any of them. */
    protected abstract Actor makeRow();

    /** Lets a row show one of them, or nothing where there are not so many. */
    protected abstract void show(Actor row, int index);

    @Override
    public void describe(AccessWriter to) {
        int rows = Math.min(getChildren().size, count() - first);
        if (rows <= 0) {
            return;
        }
        to.add(AccessRole.LIST, to.label());
        to.inside(() -> {
            for (int i = 0; i < rows; i++) {
                Actor row = getChild(i);
                to.add(AccessRole.LIST_ITEM, "").numbers(first + i + 1, count());
                to.inside(() -> to.walk(row));
            }
        });
    }

    /** Shows what there is now; {@code hasOtherSize} where there are more or fewer than before. */
    protected final void changed(boolean hasOtherSize) {
        if (hasOtherSize) {
            invalidateHierarchy();
        }
        showAll();
    }

    /** Leads the keyboard to a row; answers whether there is one. */
    public final boolean focus(int index) {
        Optional<Actor> row = bring(index);
        row.ifPresent(focus::show);
        return row.isPresent();
    }

    /** Brings a row into sight; empty where there is none. */
    protected final Optional<Actor> bring(int index) {
        if (index < 0 || index >= count() || !(getParent() instanceof ScrollPane pane)) {
            return Optional.empty();
        }
        float top = index * height;
        float least = top + height - pane.getHeight();
        pane.setScrollY(Math.max(0, Math.min(top, Math.max(least, pane.getScrollY()))));
        pane.updateVisualScroll();
        place(pane);
        return Optional.of(getChild(index - first));
    }

    @Override
    public float getPrefWidth() {
        return 0;
    }

    @Override
    public float getPrefHeight() {
        return count() * height;
    }

    @Override
    public void layout() {
        if (getParent() instanceof ScrollPane pane) {
            int wanted = (int) Math.ceil(pane.getHeight() / height) + 2 * SPARE;
            while (getChildren().size < wanted) {
                addActor(makeRow());
            }
            place(pane);
            showAll();
            stopInSight(pane);
        }
    }

    @Override
    public void act(float delta) {
        if (getParent() instanceof ScrollPane pane) {
            place(pane);
        }
        super.act(delta);
    }

    /** Moves the rows that are out of sight to the other end, so that children stay in the order of the list. */
    private void place(ScrollPane pane) {
        int rows = getChildren().size;
        int top = (int) (pane.getVisualScrollY() / height) - SPARE;
        int wanted = Math.max(0, Math.min(top, count() - rows));
        if (Math.abs(wanted - first) >= rows) {
            first = wanted;
            showAll();
        }
        while (first < wanted) {
            Actor row = getChild(0);
            row.toFront();
            showAt(row, first + rows);
            first++;
        }
        while (first > wanted) {
            Actor row = getChild(rows - 1);
            row.toBack();
            first--;
            showAt(row, first);
        }
        stopInSight(pane);
    }

    /**
     * Tab stops at rows of which half is in sight, so that it leaves the list again however long that is; the arrows go on, and whoever
     * reads the page aloud meets the others, too.
     */
    private void stopInSight(ScrollPane pane) {
        float upper = getHeight() - pane.getVisualScrollY();
        float lower = upper - pane.getHeight();
        for (int i = 0; i < getChildren().size; i++) {
            if (getChild(i) instanceof ListRow row) {
                float middle = row.getY() + row.getHeight() / 2;
                row.setTabStop(middle <= upper && middle >= lower);
                row.validate();
            }
        }
    }

    private void showAll() {
        for (int i = 0; i < getChildren().size; i++) {
            showAt(getChild(i), first + i);
        }
    }

    private void showAt(Actor row, int index) {
        row.setBounds(0, getHeight() - (index + 1) * height, getWidth(), height);
        show(row, index);
    }
}
