package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import java.util.function.IntConsumer;
import reversi.platform.AccessRole;

/** A whole number on a line, set by dragging, tapping or the arrow keys. */
public final class Slider extends Control {
    private static final float KNOB = 22;
    private static final float TRACK = 6;

    private final int least;
    private final int most;
    private final int step;
    private final IntConsumer changed;
    private int value;
    private float shown;

    /** A value from {@code least} to {@code most}; the consumer hears of every change by the person. */
    Slider(WidgetContext ui, int least, int most, int step, int value, IntConsumer changed) {
        super(ui, () -> {});
        this.least = least;
        this.most = most;
        this.step = step;
        this.value = value;
        this.shown = value;
        this.changed = changed;
        addListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                event.stop();
                drag(x);
                return true;
            }

            @Override
            public void touchDragged(InputEvent event, float x, float y, int pointer) {
                drag(x);
            }
        });
    }

    private void drag(float x) {
        float share = (x - KNOB / 2) / Math.max(1, getWidth() - KNOB);
        set(least + Math.round(share * (most - least) / step) * step);
    }

    @Override
    public boolean isPressedOnRelease() {
        return false;
    }

    /** Shows another value, of which the consumer does not hear. */
    public void show(int next) {
        value = next;
    }

    /** Sets it as a person does; what lies beyond its ends is the end. */
    @Override
    public void set(int wished) {
        int next = Math.max(least, Math.min(most, wished));
        if (next != value) {
            value = next;
            changed.accept(next);
        }
    }

    @Override
    protected String accessibleName(AccessWriter to) {
        String named = super.accessibleName(to);
        return named.isEmpty() ? to.label() : named;
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.SLIDER, accessibleName(to))
                .disabled(isDisabled())
                .value(Integer.toString(value))
                .numbers(value, least, most, step);
    }

    @Override
    public void press() {}

    @Override
    public boolean arrow(int right, int up) {
        if (right == 0) {
            return false;
        }
        set(value + right * step);
        return true;
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        shown = approach(shown, value, delta);
    }

    @Override
    public float getPrefWidth() {
        return 160;
    }

    @Override
    public float getMinWidth() {
        return 80;
    }

    @Override
    public float getPrefHeight() {
        return Theme.TOUCH;
    }

    @Override
    protected float radius() {
        return KNOB / 2;
    }

    /** The knob: a ring around the whole line would cross the words above and below. */
    @Override
    public Rectangle focusArea() {
        return super.focusArea().set(knobX(), (getHeight() - KNOB) / 2, KNOB, KNOB);
    }

    /** Where the knob begins, from the left end of the line. */
    private float knobX() {
        return (getWidth() - KNOB) * (shown - least) / Math.max(1f, most - least);
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        float middle = getY() + getHeight() / 2;
        float knobX = getX() + knobX();
        float trackY = middle - TRACK / 2;
        theme().fill(batch, palette.well(), alpha, 3, getX(), trackY, getWidth(), TRACK);
        theme().fill(batch, palette.accent(), alpha, 3, getX(), trackY, knobX - getX() + KNOB / 2, TRACK);
        float size = KNOB + 2 * hover() + 2 * push();
        float grow = (size - KNOB) / 2;
        float low = palette.shade().a > 0 ? 2 : 1;
        theme().disc(batch, palette.edge(), alpha, knobX - grow - 1, middle - size / 2 - low, size + 2);
        theme().disc(batch, Color.WHITE, alpha, knobX - grow, middle - size / 2, size);
    }
}
