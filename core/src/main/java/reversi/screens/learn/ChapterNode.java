package reversi.screens.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.screens.ui.Control;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A chapter on the path: a disc with its number, a tick or the sign that it goes on here, and its title below. */
final class ChapterNode extends Control {
    /** The diameter of its disc, in points. */
    static final float DISC = 64;

    private static final float RING = 4;

    private final State state;

    /** How far a person has got with a chapter. */
    enum State {
        DONE,
        NEXT,
        LATER
    }

    ChapterNode(Ui ui, State state, boolean isSelected, int number, String title, String second, Runnable action) {
        super(ui, action);
        this.state = state;
        Palette palette = ui.palette();
        Table disc = new Table();
        disc.add(sign(ui, state, number));
        add(disc).size(DISC).padTop(6).row();
        Color ink = isSelected ? palette.accentInk() : state == State.LATER ? palette.muted() : palette.text();
        add(ui.text(title, Type.BODY_STRONG).in(ink).align(Align.center))
                .growX()
                .minWidth(0)
                .padTop(8)
                .row();
        add(ui.muted(second, Type.SMALL).align(Align.center))
                .growX()
                .minWidth(0)
                .padBottom(6);
    }

    private static Actor sign(Ui ui, State state, int number) {
        Palette palette = ui.palette();
        return switch (state) {
            case DONE -> ui.icon(Icon.CHECK, palette.accentInk());
            case NEXT -> ui.icon(Icon.PLAY, palette.onAccent());
            case LATER -> ui.muted(Integer.toString(number), Type.TITLE);
        };
    }

    /** The middle of its disc above its lower edge. */
    float middle() {
        return getHeight() - 6 - DISC / 2;
    }

    boolean isBehind() {
        return state != State.LATER;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        veil(batch, alpha, 0.04f, 0);
        Palette palette = theme().palette();
        float x = getX() + (getWidth() - DISC) / 2;
        float y = getY() + middle() - DISC / 2;
        Color ring = state == State.LATER ? palette.strong() : palette.accent();
        if (state == State.LATER) {
            theme().disc(batch, palette.sheet(), alpha, x, y, DISC);
        }
        theme().disc(batch, ring, alpha, x, y, DISC);
        Color ground = state == State.NEXT ? palette.accent() : palette.sheet();
        theme().disc(batch, ground, alpha, x + RING, y + RING, DISC - 2 * RING);
    }

    @Override
    protected float radius() {
        return Theme.RADIUS;
    }
}
