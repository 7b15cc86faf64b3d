package reversi.screens.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import reversi.platform.AccessRole;

/** Something to press: it answers hover, press, focus and being disabled with short eased changes of its paint. */
public abstract class Control extends Table implements Focus.Stop, Accessible {
    private static final float QUICK = 20;

    private final WidgetContext ui;
    private final Runnable action;
    private final ClickListener clicks;
    private float hover;
    private float push;
    private boolean isDisabled;
    private boolean wasPointed;
    private String called = "";

    private final Rectangle focusArea = new Rectangle();

    /** A control that runs an action when it is pressed. */
    protected Control(WidgetContext ui, Runnable action) {
        this.ui = ui;
        this.action = action;
        this.clicks = new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                if (isFor(event.getTarget())) {
                    tapped();
                }
            }
        };
        clicks.setTapSquareSize(Theme.TOUCH);
        setTouchable(Touchable.enabled);
        addListener(clicks);
    }

    /** Whether a click on an actor within this control means this one, and no other control within it. */
    private boolean isFor(Actor clicked) {
        Actor control = clicked;
        while (control != null && !(control instanceof Control)) {
            control = control.getParent();
        }
        return control == this;
    }

    /** What made this control. */
    protected final WidgetContext ui() {
        return ui;
    }

    /** The look. */
    protected final Theme theme() {
        return ui.theme();
    }

    /** How far the pointer's presence shows: 0…1. */
    protected final float hover() {
        return hover;
    }

    /** Whether the mouse is on it. */
    protected final boolean isPointedAt() {
        return clicks.isOver() && !ui.isTouch() && !isDisabled;
    }

    /** How far it is pushed: 0…1. */
    protected final float push() {
        return push;
    }

    /** What it is called, where no words stand on it or they do not say enough to somebody who does not see the rest. */
    public final void setAccessibleName(String name) {
        called = name;
    }

    /** The name given; empty where none was. */
    protected final String givenName() {
        return called;
    }

    /** What it is called to somebody who does not see it: the name given, or its words, or those of its pictogram. */
    protected String accessibleName(AccessWriter to) {
        if (!called.isEmpty()) {
            return called;
        }
        String words = to.wordsIn(this);
        return words.isEmpty() && getName() != null ? to.say("access.icon." + getName()) : words;
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.BUTTON, accessibleName(to)).disabled(isDisabled);
        to.walkStops(this);
    }

    /** Whether it can't be pressed now. */
    public final boolean isDisabled() {
        return isDisabled;
    }

    /** Lets it be pressed or not. */
    public void setDisabled(boolean disabled) {
        isDisabled = disabled;
        setTouchable(disabled ? Touchable.disabled : Touchable.enabled);
        getColor().a = disabled ? 0.4f : 1;
    }

    @Override
    public final boolean isReachable() {
        return !isDisabled;
    }

    /** Whether letting go of it presses it; others do something as soon as they are touched. */
    public boolean isPressedOnRelease() {
        return true;
    }

    /** It was clicked or tapped: the same as a press, unless where it was touched matters. */
    protected void tapped() {
        press();
    }

    @Override
    public void press() {
        if (!isDisabled) {
            ui.feedback().tapped();
            action.run();
        }
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        boolean isPointed = isPointedAt();
        if (isPointed != wasPointed) {
            wasPointed = isPointed;
            ui.feedback().pointed(this, isPointed);
        }
        hover = approach(hover, isPointed ? 1 : 0, delta);
        push = approach(push, clicks.isVisualPressed() && !isDisabled ? 1 : 0, delta);
    }

    /** One step from a value to its goal, fast at first; asks for the next frame until it is there. */
    protected final float approach(float value, float goal, float delta) {
        if (value == goal) {
            return goal;
        }
        Gdx.graphics.requestRendering();
        float next = ui.feedback().isStill() ? goal : goal + (value - goal) * (float) Math.exp(-QUICK * delta);
        return Math.abs(next - goal) < 0.01f ? goal : next;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = parentAlpha * getColor().a;
        paint(batch, alpha);
        super.draw(batch, parentAlpha);
        if (ui.focus().isShownOn(this)) {
            theme().focusRing(batch, radius(), this, focusArea());
        }
    }

    /** Veils it where it is pointed at or held; {@code share} of the text's colour for each, {@code beyond} points past its sides. */
    protected final void veil(Batch batch, float alpha, float share, float beyond) {
        float x = getX() - beyond;
        float width = getWidth() + 2 * beyond;
        theme().fill(
                        batch,
                        theme().palette().text(),
                        alpha * share * (hover + push),
                        radius(),
                        x,
                        getY(),
                        width,
                        getHeight());
    }

    /** What the ring of the keyboard's focus is around, from the lower left corner; the same rectangle each time, filled anew. */
    public Rectangle focusArea() {
        return focusArea.set(0, 0, getWidth(), getHeight());
    }

    /** The radius of its corners in points. */
    protected float radius() {
        return Theme.RADIUS;
    }

    /** Paints what lies behind its words; {@code alpha} is its opacity, its place is {@link #getX()}, {@link #getY()}. */
    protected abstract void paint(Batch batch, float alpha);
}
