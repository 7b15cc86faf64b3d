package reversi.screens.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.platform.AccessRole;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Control;
import reversi.screens.ui.Curve;
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

    /** Above the disc: room for that ring and its soft edge, which a scroll pane would cut. */
    private static final float ABOVE = Theme.TIGHT + RING + 2;

    private static final float FULL_TURN = 360;

    private final State state;
    private final boolean isSelected;
    private final float share;
    private final Curve curve;

    /** How far a person has got with a chapter. */
    enum State {
        DONE,
        NEXT,
        LATER
    }

    /** A chapter of which a person has done a share, 0…1, and what a press does. */
    ChapterNode(
            Ui ui,
            State state,
            float share,
            boolean isSelected,
            int number,
            String title,
            String second,
            Runnable action) {
        super(ui, action);
        this.state = state;
        this.isSelected = isSelected;
        this.share = share;
        this.curve = new Curve(ui.theme());
        Palette palette = ui.palette();
        Table disc = new Table();
        disc.add(sign(ui, state, number));
        add(disc).size(DISC).padTop(ABOVE).row();
        Color ink = isSelected ? palette.accentInk() : state == State.LATER ? palette.muted() : palette.text();
        add(ui.text(title, Type.BODY_STRONG).in(ink).align(Align.center))
                .growX()
                .minWidth(0)
                .padTop(Theme.ROW_GAP)
                .row();
        add(ui.muted(second, Type.SMALL).align(Align.center))
                .growX()
                .minWidth(0)
                .padBottom(Theme.LINE_GAP);
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
        return getHeight() - ABOVE - DISC / 2;
    }

    boolean isBehind() {
        return state != State.LATER;
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.BUTTON, accessibleName(to)).disabled(isDisabled()).on(isSelected);
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        veil(batch, alpha, 0.04f, 0);
        Palette palette = theme().palette();
        float x = getX() + (getWidth() - DISC) / 2;
        float y = getY() + middle() - DISC / 2;
        float half = DISC / 2;
        boolean isNext = state == State.NEXT;
        float inset = isNext ? Theme.TIGHT : RING;
        theme().disc(batch, isNext ? palette.accent() : palette.sheet(), alpha, x + inset, y + inset, DISC - 2 * inset);
        float radius = isNext ? half + Theme.TIGHT + RING / 2 : half - RING / 2;
        float sweep = -FULL_TURN * share;
        if (share < 1) {
            curve.arc(batch, palette.strong(), alpha, RING, x + half, y + half, radius, radius, 0, FULL_TURN);
        }
        if (share > 0) {
            float top = FULL_TURN / 4;
            curve.arc(batch, palette.accentInk(), alpha, RING, x + half, y + half, radius, radius, top, sweep);
        }
    }

    @Override
    protected float radius() {
        return Theme.RADIUS;
    }
}
