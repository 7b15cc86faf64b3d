package reversi.screens.review;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import reversi.screens.ui.Curve;
import reversi.screens.ui.SquareWidget;
import reversi.screens.ui.Theme;
import reversi.teach.review.Judgement;

/** The mark of a judgement: a square, a triangle or a disc, in the colour of the loss, so that no colour has to be told from another. */
final class JudgementMark extends SquareWidget {
    private static final float SIDE = 10;

    private final Theme theme;
    private final Curve curve;
    private final Judgement judgement;
    private final Color ink;

    JudgementMark(Theme theme, Judgement judgement, Color ink) {
        super(SIDE);
        this.theme = theme;
        this.curve = new Curve(theme);
        this.judgement = judgement;
        this.ink = ink;
        setTouchable(Touchable.disabled);
    }

    /** Draws a mark with its middle at x, y; nothing for a good move. */
    void drawAt(Batch batch, float alpha, float x, float y) {
        float left = x - SIDE / 2;
        float bottom = y - SIDE / 2;
        switch (judgement) {
            case GOOD -> {}
            case INACCURACY -> theme.rectangle(batch, ink, alpha, left + 1, bottom + 1, SIDE - 2, SIDE - 2);
            case MISTAKE -> curve.triangle(batch, ink, alpha, left, bottom, SIDE);
            case BLUNDER -> theme.disc(batch, ink, alpha, left, bottom, SIDE);
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        drawAt(batch, alpha, getX() + getWidth() / 2, getY() + getHeight() / 2);
    }
}
