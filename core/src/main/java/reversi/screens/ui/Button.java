package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import reversi.platform.AccessRole;

/** A rounded button; what stands in it is added by {@link Ui}. */
public final class Button extends Control {
    /** How much a button asks to be pressed. */
    public enum Kind {
        /** The one thing to do next: filled with the accent. */
        PRIMARY,
        /** Any other thing to do: raised from the panel. */
        SECONDARY,
        /** A thing that takes no room of its own until it is pointed at. */
        QUIET
    }

    private final Kind kind;
    private final float radius;
    private boolean isOn;
    private boolean canBeOn;
    private boolean isSaidOn;

    Button(WidgetContext ui, Kind kind, float radius, Runnable action) {
        super(ui, action);
        this.kind = kind;
        this.radius = radius;
    }

    /** Shows a quiet button as switched on, filled with the accent. */
    public void setOn(boolean on) {
        canBeOn |= on;
        if (isOn != on) {
            isOn = on;
            Color ink = on ? theme().palette().onAccent() : theme().palette().text();
            for (var child : getChildren()) {
                if (child instanceof Text text) {
                    text.in(ink);
                } else if (child instanceof IconView icon) {
                    icon.in(ink);
                }
            }
        }
    }

    /** Says to people who do not see its pictogram whether what it switches is on. */
    public void setSaidOn(boolean on) {
        canBeOn = true;
        isSaidOn = on;
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.BUTTON, accessibleName(to)).disabled(isDisabled());
        if (canBeOn) {
            to.on(isOn || isSaidOn);
        }
    }

    @Override
    protected float radius() {
        return radius;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        if (kind == Kind.PRIMARY || isOn) {
            theme().fill(batch, palette.accent(), alpha, radius, this);
            theme().fill(batch, Color.WHITE, alpha * 0.16f * hover(), radius, this);
            theme().fill(batch, Color.BLACK, alpha * 0.14f * push(), radius, this);
            return;
        }
        if (kind == Kind.SECONDARY) {
            theme().fill(batch, palette.raised(), alpha, radius, this);
            theme().line(batch, palette.strong(), alpha, radius, this);
        }
        veil(batch, alpha, 0.06f, 0);
    }
}
