package reversi.screens.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.screens.ui.Curve;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Theme;

/** The chapters in rows that are read to and fro, with the path between them: a line as far as one has come, dots from there. */
final class ChapterPath extends Table {
    private static final float DOT = 5;
    private static final float APART = 14;
    private static final float LINE = 4;
    private static final float ROW_GAP = 22;
    private static final float WIDEST_ARC = 62;
    private static final float HALF_TURN = 180;

    private final Theme theme;
    private final List<ChapterNode> nodes;
    private final int columns;
    private final Curve curve;

    /** How far an arc may go beyond the disc of a node. */
    private final float reach;

    ChapterPath(Theme theme, List<ChapterNode> nodes, int columns, float width) {
        this.theme = theme;
        this.nodes = List.copyOf(nodes);
        this.columns = columns;
        float side = (float) Math.floor(width / columns);
        this.reach = (side - ChapterNode.DISC) / 2 - LINE;
        this.curve = new Curve(theme);
        top().left();
        for (int row = 0; row * columns < nodes.size(); row++) {
            for (int column = 0; column < columns; column++) {
                int at = row * columns + (row % 2 == 0 ? column : columns - 1 - column);
                var cell = at < nodes.size() ? add(nodes.get(at)) : add();
                cell.width(side).padBottom(ROW_GAP);
            }
            row();
        }
        // Keyboard and screen reader follow the path, whatever the order of the cells.
        nodes.forEach(ChapterNode::toFront);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        for (int i = 1; i < nodes.size(); i++) {
            link(batch, parentAlpha, nodes.get(i - 1), nodes.get(i), i % columns == 0);
        }
        super.draw(batch, parentAlpha);
    }

    private void link(Batch batch, float alpha, ChapterNode from, ChapterNode to, boolean isDown) {
        boolean isBehind = from.isBehind() && to.isBehind();
        float fromX = getX() + from.getX() + from.getWidth() / 2;
        float toX = getX() + to.getX() + to.getWidth() / 2;
        float fromY = getY() + from.getY() + from.middle();
        float toY = getY() + to.getY() + to.middle();
        float half = ChapterNode.DISC / 2;
        if (isDown) {
            boolean isRight = fromX > getX() + getWidth() / 2;
            float x = fromX + (isRight ? half : -half);
            around(batch, alpha, isBehind, x, (fromY + toY) / 2, (fromY - toY) / 2, isRight);
        } else {
            float left = Math.min(fromX, toX) + half;
            across(batch, alpha, isBehind, left, fromY, Math.max(fromX, toX) - half - left);
        }
    }

    /** What is behind is a line, what is ahead are dots. */
    private Color colour(boolean isLine) {
        Palette palette = theme.palette();
        return isLine ? palette.accentInk() : palette.strong();
    }

    private void across(Batch batch, float alpha, boolean isLine, float x, float y, float length) {
        Color colour = colour(isLine);
        if (isLine) {
            theme.rectangle(batch, colour, alpha, x, y - LINE / 2, Math.max(0, length), LINE);
            return;
        }
        for (float at = APART / 2; at < length - DOT / 2; at += APART) {
            theme.disc(batch, colour, alpha, x + at - DOT / 2, y - DOT / 2, DOT);
        }
    }

    /** Half an ellipse beside two rows, from the side of the node above to that of the node below. */
    private void around(Batch batch, float alpha, boolean isLine, float x, float y, float height, boolean isRight) {
        Color colour = colour(isLine);
        float width = Math.min(WIDEST_ARC, reach);
        float sweep = isRight ? -HALF_TURN : HALF_TURN;
        if (isLine) {
            curve.arc(batch, colour, alpha, LINE, x, y, width, height, HALF_TURN / 2, sweep);
            return;
        }
        int dots = Math.round((float) Math.PI * (width + height) / 2 / APART);
        for (int i = 1; i < dots; i++) {
            float angle = HALF_TURN / 2 + sweep * i / dots;
            float dotX = x + width * MathUtils.cosDeg(angle);
            float dotY = y + height * MathUtils.sinDeg(angle);
            theme.disc(batch, colour, alpha, dotX - DOT / 2, dotY - DOT / 2, DOT);
        }
    }
}
