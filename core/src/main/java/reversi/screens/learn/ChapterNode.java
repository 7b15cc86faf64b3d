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

    private final Chapter chapter;
    private final Curve curve;

    /** How far a person has got with a chapter. */
    enum State {
        DONE,
        NEXT,
        LATER
    }

    /**
     * What is shown of a chapter.
     *
     * @param number its place on the path, from 1
     * @param state how far the person has got with it
     * @param share how much of it is done: 0…1
     * @param isSelected whether its lessons are shown
     * @param title its name
     * @param second what stands below the name
     */
    record Chapter(int number, State state, float share, boolean isSelected, String title, String second) {}

    /** A chapter, and what a press does. */
    ChapterNode(Ui ui, Chapter chapter, Runnable action) {
        super(ui, action);
        this.chapter = chapter;
        this.curve = new Curve(ui.theme());
        Palette palette = ui.palette();
        Table disc = new Table();
        disc.add(sign(ui, chapter));
        add(disc).size(DISC).padTop(ABOVE).row();
        Color ink = chapter.isSelected
                ? palette.accentInk()
                : chapter.state == State.LATER ? palette.muted() : palette.text();
        add(ui.text(chapter.title, Type.BODY_STRONG).in(ink).align(Align.center))
                .growX()
                .minWidth(0)
                .padTop(Theme.ROW_GAP)
                .row();
        add(ui.muted(chapter.second, Type.SMALL).align(Align.center))
                .growX()
                .minWidth(0)
                .padBottom(Theme.LINE_GAP);
    }

    private static Actor sign(Ui ui, Chapter chapter) {
        Palette palette = ui.palette();
        return switch (chapter.state) {
            case DONE -> ui.icon(Icon.CHECK, palette.accentInk());
            case NEXT -> ui.icon(Icon.PLAY, palette.onAccent());
            case LATER -> ui.muted(Integer.toString(chapter.number), Type.TITLE);
        };
    }

    /** The middle of its disc above its lower edge. */
    float middle() {
        return getHeight() - ABOVE - DISC / 2;
    }

    boolean isBehind() {
        return chapter.state != State.LATER;
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.BUTTON, accessibleName(to)).disabled(isDisabled()).on(chapter.isSelected);
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        veil(batch, alpha, 0.04f, 0);
        Palette palette = theme().palette();
        float x = getX() + (getWidth() - DISC) / 2;
        float y = getY() + middle() - DISC / 2;
        float half = DISC / 2;
        boolean isNext = chapter.state == State.NEXT;
        float inset = isNext ? Theme.TIGHT : RING;
        theme().disc(batch, isNext ? palette.accent() : palette.sheet(), alpha, x + inset, y + inset, DISC - 2 * inset);
        float radius = isNext ? half + Theme.TIGHT + RING / 2 : half - RING / 2;
        float sweep = -FULL_TURN * chapter.share;
        if (chapter.share < 1) {
            curve.arc(batch, palette.strong(), alpha, RING, x + half, y + half, radius, radius, 0, FULL_TURN);
        }
        if (chapter.share > 0) {
            float top = FULL_TURN / 4;
            curve.arc(batch, palette.accentInk(), alpha, RING, x + half, y + half, radius, radius, top, sweep);
        }
    }

    @Override
    protected float radius() {
        return Theme.RADIUS;
    }
}
