package reversi.screens.opponents;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import reversi.screens.Context;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** A face with a name, a few words at its right, and a line below. */
public final class OpponentFigure extends Table {
    private static final float TALL_FACE = 84;
    private static final float FACE = 56;
    private static final float SMALL_FACE = 40;
    /** How much further than its disc a face reaches, as a share of it. */
    private static final float BESIDE_DISC = 5f / 64;

    private final FaceView face;
    private final Text name;
    private final Text right;
    private final Text second;
    private final Table words = new Table();

    private OpponentFigure(Context context, float side, float width) {
        face = new FaceView(context.theme(), 1, side);
        name = context.ui().text("", Type.TITLE);
        right = context.ui().muted("", Type.SMALL);
        second = context.ui().muted("", Type.SMALL).wrap(width);
        Table title = new Table();
        title.add(name).growX().minWidth(0);
        title.add(right).minWidth(Value.prefWidth).padLeft(Theme.ROW_GAP);
        words.add(title).width(width).row();
        words.add(second).width(width);
    }

    /** One of this width with the face beside the words. */
    public static OpponentFigure beside(Context context, float width) {
        return beside(context, width, FACE);
    }

    /** The same in as little height as can be. */
    static OpponentFigure low(Context context, float width) {
        return beside(context, width, SMALL_FACE);
    }

    private static OpponentFigure beside(Context context, float width, float side) {
        OpponentFigure figure = new OpponentFigure(context, side, width - side - Theme.BLOCK_GAP);
        figure.add(figure.face).padRight(Theme.BLOCK_GAP);
        figure.add(figure.words);
        return figure;
    }

    /** One of this width with the face above the words. */
    static OpponentFigure above(Context context, float width) {
        OpponentFigure figure = new OpponentFigure(context, TALL_FACE, width);
        figure.top();
        figure.add(figure.face)
                .left()
                .padLeft(-BESIDE_DISC * TALL_FACE)
                .padBottom(Theme.ROW_GAP)
                .row();
        figure.add(figure.words);
        return figure;
    }

    /** With room for so many lines below the name, whatever stands there. */
    public OpponentFigure withLines(int lines) {
        words.top();
        getCell(words).minHeight(Type.TITLE.lineHeight() + lines * Type.SMALL.lineHeight());
        return this;
    }

    /** Shows a level. */
    public void show(int level, String title, String atRight, String below) {
        face.show(level);
        name.setText(title);
        right.setText(atRight);
        second.setText(below);
        invalidateHierarchy();
    }
}
