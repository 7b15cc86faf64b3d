package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Control;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A line of a list that opens something: a light, a name with a second line, and something short at its right end. */
public final class Line extends Control {
    private static final float LIGHT = 9;
    /** How far the ground of the line reaches beyond its sides. */
    private static final float BESIDE = 8;

    private static final float CHOSEN = 0.07f;

    private final Text name;
    private final Text below;
    private boolean isChosen;
    private final Text last;

    /** A line whose end matters as much as its name. */
    public Line(Ui ui, Color light, String title, String second, String end, Runnable action) {
        this(ui, light, title, second, end, false, action);
    }

    /** A line; without a light where {@code light} is the clear colour, with a quiet end where that matters less. */
    public Line(Ui ui, Color light, String title, String second, String end, boolean isQuiet, Runnable action) {
        super(ui, action);
        left();
        if (light.a > 0) {
            add(new Light(ui.theme(), light)).size(LIGHT).padRight(Theme.PART_GAP);
        }
        Table words = new Table();
        words.left();
        name = ui.text(title, Type.BODY_STRONG);
        words.add(name).growX().minWidth(0).row();
        below = ui.muted(second, Type.SMALL);
        if (!second.isEmpty()) {
            words.add(below).growX().minWidth(0);
        }
        add(words).growX().minWidth(0).minHeight(Theme.TOUCH);
        last = isQuiet ? ui.muted(end, Type.SMALL) : ui.text(end, Type.BODY);
        if (!end.isEmpty()) {
            add(last).minWidth(last.naturalWidth()).padLeft(Theme.GAP);
        }
    }

    /** Breaks the second line where it does not fit in any size. */
    public Line orThreeLines() {
        below.orTwoLines();
        return this;
    }

    /** Breaks the name where it does not fit in any size; the second line must be short. */
    public Line breakingName() {
        name.orTwoLines();
        return this;
    }

    /** Shows what stands at the right end in a colour. */
    public Line endIn(Color colour) {
        last.in(colour);
        return this;
    }

    /** Shows it as the one whose contents stand beside the list. */
    public Line chosen() {
        isChosen = true;
        return this;
    }

    @Override
    public void describe(AccessWriter to) {
        super.describe(to);
        if (isChosen) {
            to.on(true);
        }
    }

    @Override
    protected float radius() {
        return Theme.SMALL_RADIUS;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        if (isChosen) {
            Color ink = theme().palette().text();
            theme().fill(
                            batch,
                            ink,
                            alpha * CHOSEN,
                            radius(),
                            getX() - BESIDE,
                            getY(),
                            getWidth() + 2 * BESIDE,
                            getHeight());
        }
        veil(batch, alpha, 0.05f, BESIDE);
    }

    /** A small light that says what somebody does. */
    static final class Light extends Widget {
        private final Theme theme;
        private final Color colour;

        Light(Theme theme, Color colour) {
            this.theme = theme;
            this.colour = colour;
            setTouchable(Touchable.disabled);
        }

        @Override
        public void draw(Batch batch, float parentAlpha) {
            theme.disc(batch, colour, parentAlpha, getX(), getY(), Math.min(getWidth(), getHeight()));
        }
    }
}
