package reversi.screens.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A place on a page for what depends on a value: filled anew where the value is another one, and left as it is otherwise, so that what is
 * in it keeps the focus, its animation and its scrolling.
 *
 * @param <T> the value, compared by {@code equals}
 */
public final class Slot<T> extends Table {
    private final BiConsumer<? super Slot<T>, T> fill;
    /** Null while the slot is empty. */
    private @Nullable T shown;

    /** An empty place; {@code fill} puts what a value asks for into this table, which is empty then. */
    public Slot(Consumer<T> fill) {
        this.fill = (place, value) -> fill.accept(value);
    }

    private Slot(BiConsumer<? super Slot<T>, T> fill) {
        this.fill = fill;
    }

    /** An empty place; {@code fill} puts what a value asks for into the table that it is given. */
    public static <T> Slot<T> of(BiConsumer<? super Slot<T>, T> fill) {
        return new Slot<>(fill);
    }

    /** Shows a value. */
    public void show(T value) {
        if (value.equals(shown)) {
            return;
        }
        shown = value;
        clearChildren();
        fill.accept(this, value);
        invalidateHierarchy();
        PartialStage.redraw(this);
    }
}
