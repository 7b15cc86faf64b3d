package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.Consumer;
import reversi.platform.AccessRole;

/** A row with words at the left and a switch at the right; the whole row switches. */
public final class Toggle extends Control {
    private static final float WIDTH = 44;
    private static final float HEIGHT = 26;
    private static final float KNOB = 20;

    private final Consumer<Boolean> changed;
    private boolean isOn;
    private float shown;

    /** A switch with a title and a second line, which may be empty. */
    Toggle(WidgetContext ui, String title, String second, boolean on, Consumer<Boolean> changed) {
        super(ui, () -> {});
        this.changed = changed;
        this.isOn = on;
        this.shown = on ? 1 : 0;
        Table words = new Table();
        words.left();
        words.add(ui.text(title, Type.BODY).orTwoLines()).growX().minWidth(0).row();
        if (!second.isEmpty()) {
            words.add(ui.muted(second, Type.SMALL).orTwoLines()).growX().minWidth(0);
        }
        add(words)
                .growX()
                .minWidth(0)
                .padRight(Theme.PAD + WIDTH)
                .minHeight(Theme.TOUCH)
                .pad(Theme.LINE_GAP, 0, Theme.LINE_GAP, WIDTH + Theme.GAP);
    }

    /** Shows it on or off, of which the consumer does not hear. */
    public void show(boolean on) {
        isOn = on;
    }

    @Override
    public void press() {
        if (!isDisabled()) {
            isOn = !isOn;
            ui().feedback().tapped();
            changed.accept(isOn);
        }
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.SWITCH, accessibleName(to)).disabled(isDisabled()).on(isOn);
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        shown = approach(shown, isOn ? 1 : 0, delta);
    }

    @Override
    protected float radius() {
        return Theme.SMALL_RADIUS;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        float x = getX() + getWidth() - WIDTH;
        float y = getY() + (getHeight() - HEIGHT) / 2;
        theme().fill(
                        batch,
                        palette.text(),
                        alpha * 0.04f * hover(),
                        radius(),
                        getX() - 8,
                        getY(),
                        getWidth() + 16,
                        getHeight());
        theme().fill(batch, palette.well(), alpha, HEIGHT / 2, x, y, WIDTH, HEIGHT);
        theme().line(batch, palette.strong(), alpha * (1 - shown), HEIGHT / 2, x, y, WIDTH, HEIGHT);
        theme().fill(batch, palette.accent(), alpha * shown, HEIGHT / 2, x, y, WIDTH, HEIGHT);
        float inset = (HEIGHT - KNOB) / 2;
        float knobX = x + inset + shown * (WIDTH - HEIGHT);
        theme().disc(batch, palette.edge(), alpha, knobX - 0.5f, y + inset - 1.5f, KNOB + 1);
        theme().disc(batch, Color.WHITE, alpha, knobX, y + inset, KNOB);
    }
}
