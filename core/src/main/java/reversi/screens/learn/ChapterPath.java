package reversi.screens.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Theme;

/** The chapters in rows that are read to and fro, with the path between them: a line as far as one has come, dots from there. */
final class ChapterPath extends Table {
    private static final float DOT = 5;
    private static final float APART = 14;
    private static final float LINE = 4;
    private static final float ROW_GAP = 22;

    private final Theme theme;
    private final List<ChapterNode> nodes;
    private final int columns;

    ChapterPath(Theme theme, List<ChapterNode> nodes, int columns, float width) {
        this.theme = theme;
        this.nodes = List.copyOf(nodes);
        this.columns = columns;
        float side = (float) Math.floor(width / columns);
        top().left();
        for (int row = 0; row * columns < nodes.size(); row++) {
            for (int column = 0; column < columns; column++) {
                int at = row * columns + (row % 2 == 0 ? column : columns - 1 - column);
                var cell = at < nodes.size() ? add(nodes.get(at)) : add();
                cell.width(side).padBottom(ROW_GAP);
            }
            row();
        }
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
        Palette palette = theme.palette();
        boolean isBehind = from.isBehind() && to.isBehind();
        Color colour = isBehind ? palette.accent() : palette.strong();
        float fromX = getX() + from.getX() + from.getWidth() / 2;
        float toX = getX() + to.getX() + to.getWidth() / 2;
        float fromY = getY() + from.getY() + from.middle();
        float toY = getY() + to.getY() + to.middle();
        float half = ChapterNode.DISC / 2;
        if (isDown) {
            float bottom = toY + half;
            float top = getY() + from.getY();
            upright(batch, colour, alpha, isBehind, fromX, Math.min(top, bottom), Math.abs(top - bottom));
        } else {
            float left = Math.min(fromX, toX) + half;
            across(batch, colour, alpha, isBehind, left, fromY, Math.max(fromX, toX) - half - left);
        }
    }

    private void across(Batch batch, Color colour, float alpha, boolean isLine, float x, float y, float length) {
        if (isLine) {
            theme.rectangle(batch, colour, alpha, x, y - LINE / 2, Math.max(0, length), LINE);
            return;
        }
        for (float at = APART / 2; at < length - DOT / 2; at += APART) {
            theme.disc(batch, colour, alpha, x + at - DOT / 2, y - DOT / 2, DOT);
        }
    }

    private void upright(Batch batch, Color colour, float alpha, boolean isLine, float x, float y, float length) {
        if (isLine) {
            theme.rectangle(batch, colour, alpha, x - LINE / 2, y, LINE, length);
            return;
        }
        for (float at = DOT; at < length; at += APART) {
            theme.disc(batch, colour, alpha, x - DOT / 2, y + at - DOT / 2, DOT);
        }
    }
}
