package reversi.screens.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import reversi.rules.Square;
import reversi.screens.board.BoardGeometry;
import reversi.screens.board.BoardView;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Theme;

/** Frames of squares of the board that it lies on. */
final class SquareMarks extends Widget {
    private static final float VEIL = 0.34f;
    private static final float RADIUS = 6;

    private final Theme theme;
    private final BoardView board;
    private final Map<Square, Color> marks = new LinkedHashMap<>();

    SquareMarks(Theme theme, BoardView board) {
        this.theme = theme;
        this.board = board;
        setTouchable(Touchable.disabled);
    }

    /** Frames these squares in a colour, whatever they were framed in before. */
    void mark(Collection<Square> squares, Color colour) {
        for (Square square : squares) {
            marks.put(square, colour);
        }
        PartialStage.redraw(this);
    }

    /** Takes all frames away. */
    void clearMarks() {
        marks.clear();
        PartialStage.redraw(this);
    }

    @Override
    public float getPrefWidth() {
        return 0;
    }

    @Override
    public float getPrefHeight() {
        return 0;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        BoardGeometry at = board.geometry();
        float side = at.side();
        for (Map.Entry<Square, Color> mark : marks.entrySet()) {
            float x = getX() + at.centreX(mark.getKey().file()) - side / 2;
            float y = getY() + at.centreY(mark.getKey().rank()) - side / 2;
            theme.fill(batch, mark.getValue(), VEIL * parentAlpha, RADIUS, x + 1, y + 1, side - 2, side - 2);
            theme.thickLine(batch, mark.getValue(), parentAlpha, RADIUS, x + 1, y + 1, side - 2, side - 2);
        }
    }
}
