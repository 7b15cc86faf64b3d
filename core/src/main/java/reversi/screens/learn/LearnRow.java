package reversi.screens.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import reversi.screens.ui.Control;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A chapter or a lesson in a list: its sign, its title, and at the end how far one has come. */
public final class LearnRow extends Control {
    private static final float SIGN = 26;

    /** A row that leads somewhere; {@code isStrong} where it stands out from the others. */
    public LearnRow(Ui ui, Actor sign, String title, String end, boolean isStrong, Runnable action) {
        super(ui, action);
        Palette palette = ui.palette();
        left();
        padLeft(Theme.GRID).padRight(Theme.GRID);
        add(sign).width(SIGN).padRight(Theme.GAP);
        Color ink = isStrong ? palette.text() : palette.muted();
        add(ui.text(title, isStrong ? Type.BODY_STRONG : Type.BODY).in(ink).wrap())
                .growX()
                .minWidth(0);
        add(ui.muted(end, Type.SMALL)).padLeft(Theme.ROW_GAP);
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        theme().rectangle(batch, theme().palette().stroke(), alpha, getX(), getY(), Math.max(0, getWidth()), 1);
        veil(batch, alpha, 0.05f, 4);
    }

    @Override
    protected float radius() {
        return Theme.SMALL_RADIUS;
    }
}
