package reversi.screens.review;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.screens.ui.Control;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/** A row that says what a move did; pressed, it goes there. */
final class KeyMomentRow extends Control {
    /** What a row needs beside its words, in points. */
    private static final float WORDS = 78;

    private boolean isMarked;

    /** A row of this width in points. */
    KeyMomentRow(Ui ui, MoveReview move, String said, float width, Runnable action) {
        super(ui, action);
        fill(this, ui, move, said, width);
    }

    /** Puts the mark of a move, what it did and what it gave away into a table of this width in points. */
    static void fill(Table row, Ui ui, MoveReview move, String said, float width) {
        Judgement judgement = move.judgement();
        fill(row, ui, new TrialMessage(judgement, said), width);
        String loss = move.loss() == 0 ? "" : ReviewedMoves.loss(move);
        row.add(new Text(ui.theme(), loss, Type.SMALL_STRONG, JudgementColour.of(ui.palette(), judgement))
                        .align(Align.right))
                .top()
                .right()
                .width(32)
                .padLeft(8);
    }

    /** Puts the mark of a tried move and what it is worth into a table of this width in points. */
    static void fill(Table row, Ui ui, TrialMessage trialMessage, float width) {
        row.pad(8, 8, 8, 10);
        row.add(new JudgementMark(ui.theme(), trialMessage.judgement()))
                .top()
                .padTop(4)
                .padRight(10);
        row.add(ui.text(trialMessage.words(), Type.SMALL).wrap(width - WORDS)).growX();
    }

    /** Frames the row. */
    void mark(boolean marked) {
        isMarked = marked;
    }

    /** A sentence of one line, as in Chinese, leaves a finger its room too. */
    @Override
    public float getPrefHeight() {
        return Math.max(super.getPrefHeight(), Theme.TOUCH);
    }

    @Override
    protected float radius() {
        return Theme.SMALL_RADIUS;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        float radius = radius();
        if (isMarked) {
            theme().fill(
                            batch,
                            theme().palette().accent(),
                            0.14f * alpha,
                            radius,
                            getX(),
                            getY(),
                            getWidth(),
                            getHeight());
            theme().line(
                            batch,
                            theme().palette().accentInk(),
                            0.6f * alpha,
                            radius,
                            getX(),
                            getY(),
                            getWidth(),
                            getHeight());
        }
        veil(batch, alpha, 0.06f, 0);
    }
}
