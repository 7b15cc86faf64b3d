package reversi.screens.review;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.screens.board.BoardStyle;
import reversi.screens.game.DiscIcon;
import reversi.screens.ui.Control;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/** A row that says whose move did what; pressed, it goes there. */
final class KeyMomentRow extends Control {
    /** What a row needs beside its words, in points. */
    private static final float WORDS = 78;

    private static final float DISC = 14;
    private static final float LOSS = 32;

    private boolean isMarked;

    /** A row of this width in points. */
    KeyMomentRow(Ui ui, BoardStyle style, MoveReview move, String said, float width, Runnable action) {
        super(ui, action);
        fill(this, ui, style, move, said, width);
    }

    /** A row of this width that says something about a move without whose it was and what it gave away. */
    KeyMomentRow(Ui ui, TrialMessage message, float width, Runnable action) {
        super(ui, action);
        fill(this, ui, message, width + LOSS);
    }

    /** Puts the mark of a move, the disc of who made it, what it did and what it gave away into a table of this width in points. */
    static void fill(Table row, Ui ui, BoardStyle style, MoveReview move, String said, float width) {
        mark(row, ui, move.judgement(), move.loss());
        row.add(new DiscIcon(ui.theme(), style, move.mover(), DISC))
                .top()
                .padTop(Theme.TIGHT)
                .padRight(Theme.ROW_GAP);
        float words = width - WORDS - DISC - Theme.ROW_GAP;
        row.add(ui.text(said, Type.SMALL).wrap(words)).width(words).expandX().left();
        Color ink = JudgementColour.ofLoss(ui.palette(), move.loss());
        row.add(new Text(ui.theme(), ReviewedMoves.loss(move), Type.SMALL_STRONG, ink).align(Align.right))
                .top()
                .right()
                .width(LOSS)
                .padLeft(Theme.ROW_GAP);
    }

    /** Puts the mark of a tried move and what it is worth into a table of this width in points. */
    static void fill(Table row, Ui ui, TrialMessage trialMessage, float width) {
        mark(row, ui, trialMessage.judgement(), trialMessage.loss());
        float words = width - WORDS;
        row.add(ui.text(trialMessage.words(), Type.SMALL).wrap(words))
                .width(words)
                .expandX()
                .left();
    }

    private static void mark(Table row, Ui ui, Judgement judgement, int loss) {
        row.pad(Theme.ROW_GAP, Theme.ROW_GAP, Theme.ROW_GAP, Theme.GAP);
        row.add(new JudgementMark(ui.theme(), judgement, JudgementColour.ofLoss(ui.palette(), loss)))
                .top()
                .padTop(Theme.GRID)
                .padRight(Theme.GAP);
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
            theme().fill(batch, theme().palette().accent(), 0.14f * alpha, radius, this);
            theme().line(batch, theme().palette().accentInk(), 0.6f * alpha, radius, this);
        }
        veil(batch, alpha, 0.06f, 0);
    }
}
