package reversi.screens;

import com.badlogic.gdx.graphics.g2d.Batch;
import reversi.screens.ui.Control;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What somebody else said, below their name; it leads to who said it. */
public final class RemarkRow extends Control {
    /** A row {@code width} points wide. */
    public RemarkRow(Ui ui, String name, String words, float width, Runnable open) {
        super(ui, open);
        left();
        defaults().left();
        add(ui.text(name, Type.CAPTION_STRONG).in(ui.palette().accentInk()))
                .padTop(Theme.LINE_GAP)
                .row();
        add(ui.text(words, Type.SMALL).wrap(width)).width(width);
    }

    @Override
    public float getPrefHeight() {
        return Math.max(Theme.TOUCH, super.getPrefHeight());
    }

    @Override
    protected float radius() {
        return Theme.SMALL_RADIUS;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        veil(batch, alpha, 0.05f, Theme.GRID);
    }
}
