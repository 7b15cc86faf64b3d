package reversi.screens.ladder;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import reversi.screens.Context;
import reversi.screens.opponents.FaceView;
import reversi.screens.ui.Control;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.ladder.Rung;

/** A rung in the list: its level with rating and time, how the player did there, and whether it is climbed. Pressed, it is played. */
final class RungRow extends Control {
    private static final float BADGE = 34;
    private static final float FACE = 40;
    private static final float ROOM_FOR_WORDS = 340;
    private static final float ROOM_FOR_FACE = 440;

    private final boolean isPresent;
    private final boolean isClimbed;
    private final Actor badge;

    /** A row of this width. */
    RungRow(Context context, Rung rung, boolean isPresent, float width, Runnable play) {
        super(context.ui(), play);
        this.isPresent = isPresent;
        this.isClimbed = rung.isClimbed();
        boolean isBrief = width < ROOM_FOR_WORDS;
        Ui ui = context.ui();
        int level = rung.level().number();
        badge = badge(ui, level);
        pad(0, Theme.GAP, 0, Theme.GAP);
        add(badge).size(BADGE).padRight(Theme.GAP);
        if (width >= ROOM_FOR_FACE) {
            add(new FaceView(ui.theme(), level, FACE)).padRight(Theme.GAP);
        }
        Table words = new Table();
        words.add(ui.text(context.say("level." + level + ".name"), Type.BODY_STRONG))
                .growX()
                .minWidth(0)
                .row();
        words.add(ui.muted(LadderWords.facts(context, rung, isBrief), Type.SMALL))
                .growX()
                .minWidth(0);
        add(words).growX().minWidth(0);
        if (rung.games() > 0) {
            String record = context.texts().get(isBrief ? "ladder.won.brief" : "ladder.won", rung.won(), rung.games());
            add(ui.muted(record, Type.SMALL)).padLeft(Theme.ROW_GAP).minWidth(Value.prefWidth);
        }
        if (isPresent) {
            add(new IconView(ui.theme(), Icon.PLAY, Theme.SIGN, ui.palette().accentInk()))
                    .padLeft(Theme.ROW_GAP);
        }
    }

    private Actor badge(Ui ui, int level) {
        Palette palette = ui.palette();
        if (isClimbed) {
            return new IconView(ui.theme(), Icon.CHECK, Theme.SIGN, palette.onAccent());
        }
        Text number = ui.text(Integer.toString(level), Type.BODY_STRONG).align(Align.center);
        return number.in(isPresent ? palette.accentInk() : palette.muted());
    }

    @Override
    protected float radius() {
        return Theme.SMALL_RADIUS;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        if (isPresent) {
            theme().fill(batch, palette.accent(), alpha * 0.1f, radius(), this);
            theme().thickLine(batch, palette.accentInk(), alpha, radius(), this);
        }
        veil(batch, alpha, 0.05f, 0);
        float x = getX() + badge.getX();
        float y = getY() + badge.getY();
        Color ground = isClimbed ? palette.accent() : palette.well();
        theme().fill(batch, ground, alpha, radius(), x, y, BADGE, BADGE);
    }
}
