package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import java.util.List;
import java.util.function.IntConsumer;
import reversi.platform.AccessRole;

/** One of a few choices in a trough; a thumb slides to the chosen one. With several rows the choices form a grid. */
public final class Segmented extends Control {
    private static final float INSET = 4;
    private static final float ROW = 44;

    private final IntConsumer chosen;
    private final int columns;
    private int selected;
    private int hovered = -1;
    private float thumbX;
    private float thumbY;
    private float thumbWidth;
    private boolean isPlaced;

    /**
     * Choices in rows of {@code columns}; the consumer hears of every change by the person. {@code selected} counts
     * from 0.
     */
    Segmented(WidgetContext ui, List<String> choices, int columns, int selected, IntConsumer chosen) {
        super(ui, () -> {});
        this.chosen = chosen;
        this.columns = columns;
        this.selected = selected;
        pad(0, INSET, 0, INSET);
        for (int i = 0; i < choices.size(); i++) {
            Text text = new Text(theme(), choices.get(i), style(i), ink(i)).align(com.badlogic.gdx.utils.Align.center);
            add(text)
                    .height(ROW)
                    .growX()
                    .minWidth(0)
                    .prefWidth(new Text(theme(), choices.get(i), Type.BODY_STRONG, ink(i)).naturalWidth() + 24);
            if (columns < choices.size()) {
                getCells().peek().uniformX();
            }
            if (i % columns == columns - 1) {
                row();
            }
        }
        addListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                int at = indexAt(x, y);
                if (at >= 0) {
                    choose(at);
                }
                return false;
            }

            @Override
            public boolean mouseMoved(InputEvent event, float x, float y) {
                hovered = indexAt(x, y);
                return false;
            }
        });
    }

    private Type style(int index) {
        return index == selected ? Type.BODY_STRONG : Type.BODY;
    }

    private Color ink(int index) {
        return index == selected
                ? theme().palette().onAccent()
                : theme().palette().text();
    }

    private int indexAt(float x, float y) {
        for (int i = 0; i < getChildren().size; i++) {
            Actor child = getChildren().get(i);
            boolean across = x >= child.getX() && x < child.getX() + child.getWidth();
            if (across && y >= child.getY() && y < child.getY() + child.getHeight()) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public boolean isPressedOnRelease() {
        return false;
    }

    /** The chosen one, from 0. */
    public int selected() {
        return selected;
    }

    /** Shows another choice, of which the consumer does not hear; the thumb slides there. */
    public void show(int index) {
        selected = index;
        for (int i = 0; i < getChildren().size; i++) {
            Text text = (Text) getChildren().get(i);
            text.in(ink(i)).restyle(style(i));
        }
    }

    private void choose(int index) {
        if (index != selected && !isDisabled()) {
            show(index);
            ui().feedback().tapped();
            chosen.accept(index);
        }
    }

    private void place() {
        validate();
        Actor from = getChildren().get(selected);
        thumbX = from.getX();
        thumbY = from.getY();
        thumbWidth = from.getWidth();
        isPlaced = true;
    }

    @Override
    public void describe(AccessWriter to) {
        boolean isHere = ui().focus().isShownOn(this);
        String named = givenName().isEmpty() ? to.label() : givenName();
        to.add(AccessRole.RADIO_GROUP, named).disabled(isDisabled()).focused(false);
        to.inside(() -> {
            for (int i = 0; i < getChildren().size; i++) {
                Text choice = (Text) getChildren().get(i);
                to.add(AccessRole.RADIO, choice.words(), new Choice(i))
                        .disabled(isDisabled())
                        .on(i == selected)
                        .focused(isHere && i == selected)
                        .at(choice.getX(), choice.getY(), choice.getWidth(), choice.getHeight());
            }
        });
    }

    /** One of the choices, by a screen reader. */
    private final class Choice implements AccessTarget {
        private final int index;

        Choice(int index) {
            this.index = index;
        }

        @Override
        public void press() {
            choose(index);
        }
    }

    /** The finger has chosen already when it came down. */
    @Override
    protected void tapped() {}

    @Override
    public void press() {
        choose((selected + 1) % getChildren().size);
    }

    @Override
    public boolean arrow(int right, int up) {
        int next = selected + right - up * columns;
        boolean leaves = next < 0 || next >= getChildren().size || (up != 0 && columns >= getChildren().size);
        if (!leaves) {
            choose(next);
        }
        return !leaves || right != 0;
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        Actor goal = getChildren().get(selected);
        if (isPlaced && goal.getWidth() > 0) {
            thumbX = approach(thumbX, goal.getX(), delta);
            thumbY = approach(thumbY, goal.getY(), delta);
            thumbWidth = approach(thumbWidth, goal.getWidth(), delta);
        }
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        isPlaced = false;
    }

    @Override
    protected float radius() {
        return 12;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        theme().fill(batch, palette.well(), alpha, radius(), this);
        if (palette.shade().a == 0) {
            theme().line(batch, palette.stroke(), alpha, radius(), this);
        }
        if (!isPlaced) {
            place();
        }
        float inset = INSET;
        if (hovered >= 0 && hovered != selected && hover() > 0 && hovered < getChildren().size) {
            Actor over = getChildren().get(hovered);
            float veil = alpha * 0.08f * hover();
            float x = getX() + over.getX();
            theme().fill(
                            batch,
                            palette.text(),
                            veil,
                            8,
                            x,
                            getY() + over.getY() + inset,
                            over.getWidth(),
                            over.getHeight() - 2 * inset);
        }
        theme().fill(
                        batch,
                        palette.accent(),
                        alpha,
                        8,
                        getX() + thumbX,
                        getY() + thumbY + inset,
                        thumbWidth,
                        ROW - 2 * inset);
    }
}
